import { say } from '../../../lib/texts/texts.ts';
import { isChosen } from '../filter.ts';
import { type Attributes, badRequest, isAttributes, schemaUrns, type ScimType } from '../protocol.ts';
import { flagOf, requiredText, type Said, saidInPatch, saidInResource, textOf, unknownAttribute } from '../values.ts';

/** Fields of a person that SCIM may send, each with its attribute. Those of `required` are never cleared. */
export const userFields = {
  first_name: 'name.givenName',
  last_name: 'name.familyName',
  middle_name: 'name.middleName',
  preferred_name: 'nickName',
  job_title: 'title',
  employee_id: `${schemaUrns.enterprise}:employeeNumber`,
  department_id: `${schemaUrns.enterprise}:department`,
  division: `${schemaUrns.enterprise}:division`,
  manager_id: `${schemaUrns.enterprise}:manager`,
} as const;
export type UserField = keyof typeof userFields;
const fieldNames = Object.keys(userFields) as UserField[];
/** What a directory may own: these, and the address. */
export type SentField = UserField | 'email';
export const sentFieldNames: readonly SentField[] = ['email', ...fieldNames];

/** Which of them a request sends. Who is named has an address by that. */
export const sentOf = ({ userName, email, fields }: WantedUser): SentField[] =>
  [
    ...fieldNames.filter((name) => fields[name] !== undefined),
    ...((userName ?? email) ? (['email'] as const) : []),
  ].sort();

const required: ReadonlySet<UserField> = new Set(['first_name', 'last_name']);

/** What a request wants of a person: what it leaves out is not there. A department is named, not yet found. */
export interface WantedUser {
  userName?: string;
  /** The address for work, and the attribute that said it; none: it is the userName. */
  email?: string;
  emailSentAs?: string;
  externalId?: string | null;
  active?: boolean;
  fields: Partial<Record<UserField, string | null>>;
}

const byAttribute = new Map<string, UserField>([
  ['name.givenname', 'first_name'],
  ['name.familyname', 'last_name'],
  ['name.middlename', 'middle_name'],
  ['nickname', 'preferred_name'],
  ['title', 'job_title'],
  ['enterprise.employeenumber', 'employee_id'],
  ['enterprise.department', 'department_id'],
  ['enterprise.division', 'division'],
]);

/** Follow from others. Directories send them all the same; nothing is done about it. */
const derived = [
  'displayname',
  'name.formatted',
  'groups',
  'enterprise.manager.displayname',
  'enterprise.manager.$ref',
];

/** Attributes of RFC 7643 that Muster does not keep, or that are not a directory’s to say: accepted, and left alone. */
const notKept = [
  ...['name.honorificprefix', 'name.honorificsuffix', 'profileurl', 'usertype', 'preferredlanguage', 'locale'],
  ...['timezone', 'password', 'phonenumbers', 'ims', 'photos', 'addresses', 'entitlements', 'roles'],
  ...['x509certificates', 'enterprise.costcenter', 'enterprise.organization'],
];
const leftAlone: ReadonlySet<string> = new Set([...derived, ...notKept]);

/** Read in full before anything is looked up. */
class UserReader {
  readonly wanted: WantedUser = { fields: {} };
  readonly #fault: ScimType;

  constructor(fault: ScimType) {
    this.#fault = fault;
  }

  take({ change, path: { attribute, filter, sub }, sent, value }: Said): void {
    const isRemoved = change === 'remove';
    if (attribute === 'emails' || attribute === 'emails.value') {
      const isWork = filter === null || isChosen(filter, { type: 'work', primary: true });
      if (isWork) this.#emails(isRemoved, sub ?? attribute.split('.')[1] ?? null, value, sent);
      return;
    }
    const name = sub === null ? attribute : `${attribute}.${sub}`;
    if (filter !== null && !leftAlone.has(attribute)) throw badRequest('invalidPath', sent, 'scim.noFilterHere');
    this.#set(name, isRemoved ? null : value, isRemoved, sent);
  }

  #set(name: string, value: unknown, isRemoved: boolean, sent: string): void {
    const field = byAttribute.get(name);
    if (field !== undefined)
      this.wanted.fields[field] = required.has(field) ? requiredText(sent, value) : textOf(sent, value);
    else if (name === 'enterprise.manager' || name === 'enterprise.manager.value') this.#setManager(value, sent);
    else if (name === 'name' || name === 'enterprise') this.#setParts(name, value, isRemoved, sent);
    else if (name === 'username') {
      if (isRemoved) throw badRequest('mutability', sent, 'scim.nameStays');
      this.wanted.userName = requiredText(sent, value).toLowerCase();
    } else if (name === 'externalid') this.wanted.externalId = externalIdOf(value, sent);
    else if (name === 'active') this.wanted.active = flagOf(sent, value);
    else if (!leftAlone.has(name) && !leftAlone.has(name.split('.')[0] ?? ''))
      throw unknownAttribute(this.#fault, sent);
  }

  #setParts(name: string, value: unknown, isRemoved: boolean, sent: string): void {
    if (isRemoved) {
      for (const [attribute] of byAttribute)
        if (attribute.startsWith(`${name}.`)) this.#set(attribute, null, true, sent);
      if (name === 'enterprise') this.#setManager(null, sent);
      return;
    }
    if (!isAttributes(value)) throw badRequest('invalidValue', sent, say('validation.type', { type: 'object' }));
    const within = `${sent}${name === 'enterprise' ? ':' : '.'}`;
    for (const [inner, one] of Object.entries(value))
      this.#set(`${name}.${inner.toLowerCase()}`, one, false, within + inner.slice(0, 100).toWellFormed());
  }

  /** By the id that we gave; Entra sends it as a text of its own. */
  #setManager(value: unknown, sent: string): void {
    const id = isAttributes(value) ? (value['value'] ?? null) : value;
    this.wanted.fields.manager_id = textOf(sent, id);
  }

  /** Of the addresses, the one for work; others are not kept. */
  #emails(isRemoved: boolean, sub: string | null, value: unknown, sent: string): void {
    if (isRemoved) throw badRequest('mutability', sent, 'scim.addressStays');
    // Its kind is told, not asked.
    if (sub !== null && sub !== 'value') return;
    const list: readonly unknown[] = Array.isArray(value) ? value : [value];
    const addresses = list.map((one) => (isAttributes(one) ? one : { value: one }));
    const isPrimary = ({ primary }: Attributes): boolean => primary !== undefined && flagOf('emails.primary', primary);
    const chosen =
      addresses.find(isPrimary) ??
      addresses.find(({ type }) => typeof type === 'string' && type.toLowerCase() === 'work') ??
      addresses[0];
    if (chosen) this.wanted.email = requiredText(sent, chosen['value']).toLowerCase();
    if (chosen) this.wanted.emailSentAs = sent;
  }
}

const maxExternalId = 200;

export function externalIdOf(value: unknown, sent: string): string | null {
  const text = textOf(sent, value);
  if (text !== null && text.length > maxExternalId)
    throw badRequest('invalidValue', sent, say('validation.tooLong', { limit: maxExternalId }));
  return text;
}

function readAll(said: readonly Said[], fault: ScimType): WantedUser {
  const reader = new UserReader(fault);
  for (const one of said) reader.take(one);
  return reader.wanted;
}

export function readWholeUser(body: Attributes): WantedUser & { readonly userName: string } {
  const wanted = readAll(saidInResource(body, schemaUrns.user), 'invalidSyntax');
  const { userName } = wanted;
  if (userName === undefined) throw badRequest('invalidValue', 'userName', 'validation.required');
  return { ...wanted, userName };
}

export const readUserChanges = (body: Attributes, id: string): WantedUser =>
  readAll(saidInPatch(body, schemaUrns.patch, id), 'invalidPath');
