import { say } from '../../lib/texts/texts.ts';
import { badRequest, schemaUrns, type ScimType } from './protocol.ts';

export const operators = ['eq', 'ne', 'sw', 'co', 'pr'] as const;
type Operator = (typeof operators)[number];

export interface Comparison {
  readonly kind: 'comparison';
  /** In lower case; of the enterprise extension as `enterprise.…`. */
  readonly attribute: string;
  /** As it was written. */
  readonly sent: string;
  readonly operator: Operator;
  /** null with `pr`. */
  readonly value: string | boolean | number | null;
}

export interface Joined {
  readonly kind: 'and' | 'or';
  readonly parts: readonly Filter[];
}

export type Filter = Comparison | Joined;

/** What a change is about: `emails[type eq "work"].value`. */
export interface Path {
  readonly attribute: string;
  readonly filter: Filter | null;
  readonly sub: string | null;
}

const maxLength = 1000;
const maxComparisons = 20;
const maxDepth = 10;

const token = /\s*(?:([()[\]])|("(?:[^"\\]|\\.)*")|([^\s()[\]"]+))/y;

const prefixes: readonly (readonly [prefix: string, name: string])[] = [
  [schemaUrns.user.toLowerCase(), ''],
  [schemaUrns.group.toLowerCase(), ''],
  [schemaUrns.enterprise.toLowerCase(), 'enterprise'],
];

/** The attribute in lower case, without the URN of its schema; the enterprise extension by a short name. */
export function attributeNamed(text: string): string {
  const lower = text.toLowerCase();
  for (const [prefix, name] of prefixes) {
    if (lower === prefix) return name;
    if (lower.startsWith(`${prefix}:`)) return `${name}${name === '' ? '' : '.'}${lower.slice(prefix.length + 1)}`;
  }
  return lower;
}

const namePattern = /^[a-z$][\w$:.-]*$/i;

/** Reads filters and paths (RFC 7644, 3.4.2.2 and 3.5.2): of operators those that are supported, in groups of any order. */
class Reader {
  readonly #tokens: readonly string[];
  readonly #fault: ScimType;
  #next = 0;
  #comparisons = 0;

  constructor(text: string, fault: ScimType) {
    this.#fault = fault;
    this.#tokens = text.length > maxLength ? this.#refuse(text) : tokensOf(text, () => this.#refuse(text));
  }

  #refuse(at: string): never {
    const attribute = this.#fault === 'invalidPath' ? 'path' : 'filter';
    throw badRequest(this.#fault, attribute, say('scim.notUnderstood', { text: at.slice(0, 60).toWellFormed() }));
  }

  #peek(): string {
    return this.#tokens[this.#next]?.toLowerCase() ?? '';
  }

  #take(): string {
    return this.#tokens[this.#next++] ?? this.#refuse('');
  }

  #expect(text: string): void {
    const found = this.#take();
    if (found !== text) this.#refuse(found);
  }

  #end(): void {
    if (this.#next < this.#tokens.length) this.#refuse(this.#take());
  }

  filter(): Filter {
    const filter = this.#or('', 0);
    this.#end();
    return filter;
  }

  path(): Path {
    const attribute = this.#name();
    const filter = this.#peek() === '[' ? this.#inBrackets('', 0) : null;
    const rest = this.#peek() === '' ? null : this.#take();
    if (rest !== null && (filter === null || !/^\.\w+$/.test(rest))) this.#refuse(rest);
    this.#end();
    return { attribute, filter, sub: rest === null ? null : rest.slice(1).toLowerCase() };
  }

  #written(): string {
    const text = this.#take();
    return namePattern.test(text) ? text : this.#refuse(text);
  }

  #name(): string {
    return attributeNamed(this.#written());
  }

  #or(inside: string, depth: number): Filter {
    return this.#joined('or', depth, () => this.#joined('and', depth, () => this.#one(inside, depth + 1)));
  }

  #joined(kind: Joined['kind'], depth: number, read: () => Filter): Filter {
    if (depth > maxDepth) this.#refuse('(');
    const parts = [read()];
    while (this.#peek() === kind) {
      this.#next++;
      parts.push(read());
    }
    return parts.length === 1 && parts[0] ? parts[0] : { kind, parts };
  }

  #inBrackets(inside: string, depth: number): Filter {
    this.#expect('[');
    const filter = this.#or(inside, depth + 1);
    this.#expect(']');
    return filter;
  }

  #one(inside: string, depth: number): Filter {
    if (this.#peek() === '(') {
      this.#next++;
      const filter = this.#or(inside, depth);
      this.#expect(')');
      return filter;
    }
    const sent = this.#written();
    const attribute = inside + attributeNamed(sent);
    if (this.#peek() !== '[') return this.#comparison(attribute, sent);
    const within = this.#inBrackets(`${attribute}.`, depth);
    // Of the value that the brackets have chosen: `emails[type eq "work"].value eq "…"`.
    if (!this.#peek().startsWith('.')) return within;
    return { kind: 'and', parts: [within, this.#comparison(attribute + this.#take().toLowerCase(), sent)] };
  }

  #comparison(attribute: string, sent: string): Comparison {
    if (++this.#comparisons > maxComparisons) this.#refuse(attribute);
    const text = this.#take();
    const operator = operators.find((name) => name === text.toLowerCase()) ?? this.#refuse(text);
    return { kind: 'comparison', attribute, sent, operator, value: operator === 'pr' ? null : this.#value() };
  }

  #value(): Comparison['value'] {
    const text = this.#take();
    if (/^(true|false|null)$/i.test(text)) return JSON.parse(text.toLowerCase()) as boolean | null;
    if (!/^("|-?\d)/.test(text)) this.#refuse(text);
    try {
      const value = JSON.parse(text) as string | number;
      return typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()) ? this.#refuse('') : value;
    } catch {
      return this.#refuse(text);
    }
  }
}

function tokensOf(text: string, refuse: () => never): string[] {
  const tokens: string[] = [];
  const end = text.trimEnd().length;
  token.lastIndex = 0;
  while (token.lastIndex < end) {
    const found = token.exec(text);
    if (!found) return refuse();
    tokens.push(found[0].trimStart());
  }
  return tokens;
}

export const readFilter = (text: string): Filter => new Reader(text, 'invalidFilter').filter();

export const readPath = (text: string): Path => new Reader(text, 'invalidPath').path();

/** Whether a value of several, such as one of someone’s addresses, is chosen by the filter in brackets. */
export function isChosen(filter: Filter, value: Readonly<Record<string, string | boolean>>): boolean {
  if (filter.kind !== 'comparison') {
    const isPartChosen = (part: Filter): boolean => isChosen(part, value);
    return filter.kind === 'and' ? filter.parts.every(isPartChosen) : filter.parts.some(isPartChosen);
  }
  const found = value[filter.attribute];
  if (filter.operator === 'pr') return found !== undefined;
  const [one, other] = [String(found).toLowerCase(), String(filter.value).toLowerCase()];
  const isEqual = found !== undefined && one === other;
  if (filter.operator === 'eq') return isEqual;
  if (filter.operator === 'ne') return !isEqual;
  return filter.operator === 'sw' ? one.startsWith(other) : one.includes(other);
}
