import { type Actor, holdsScope } from '../../kernel/actor.ts';
import type { Declared } from '../../kernel/declared.ts';
import type { EventDefinition } from '../../kernel/events.ts';
import type { Scope } from '../../kernel/scopes.ts';
import { testEventType, whyNotReceived } from '../../kernel/subscription.ts';
import { invalid, Refusal } from '../../lib/errors.ts';
import { say } from '../../lib/texts/texts.ts';

export interface WithheldType {
  readonly type: string;
  readonly scope: Scope;
}

/** All that the feed can hold: a test goes to one endpoint, and is kept nowhere else. */
const feedTypes = ({ events }: Declared): readonly EventDefinition[] =>
  events.filter(({ type }) => type !== testEventType);

const withheldOf = (actor: Actor, definitions: readonly EventDefinition[]): WithheldType[] =>
  definitions.flatMap(({ type, scope }) => (scope === null || holdsScope(actor, scope) ? [] : [{ type, scope }]));

function askedFor(definitions: readonly EventDefinition[], list: readonly string[]): EventDefinition[] {
  const byType = new Map(definitions.map((definition) => [definition.type, definition]));
  return list.map((type) => {
    const definition = byType.get(type);
    if (!definition) throw invalid('types', say('feed.unknownType', { type: type.slice(0, 100) }));
    return definition;
  });
}

/** Which types are looked for, null for all; and which are left out because the token lacks their scope. */
export function chooseTypes(
  catalogue: Declared,
  actor: Actor,
  list: readonly string[] | undefined,
): { readonly types: readonly string[] | null; readonly withheld: readonly WithheldType[] } {
  const all = feedTypes(catalogue);
  const asked = list === undefined ? all : askedFor(all, list);
  const withheld = withheldOf(actor, asked);
  if (list !== undefined && withheld[0]) {
    const scopes = [...new Set(withheld.map(({ scope }) => scope))];
    throw new Refusal('SCOPE_MISSING', say('feed.scopes', { scopes }), {
      required_scope: withheld[0].scope,
      missing_scopes: scopes,
    });
  }
  const isHidden = new Set(withheld.map(({ type }) => type));
  const shown = asked.filter(
    (definition) => !isHidden.has(definition.type) && whyNotReceived(actor, definition) === null,
  );
  return { types: shown.length === all.length ? null : shown.map(({ type }) => type), withheld };
}
