import { type Actor, mayUse } from '../../../kernel/actor.ts';
import { type Tier, tierScope } from '../users/record.ts';

/** Employment and personal details are one's own to read; government identifiers stay a matter of the role. */
export const ownTiers = (actor: Actor): ReadonlySet<Tier> =>
  new Set<Tier>([
    'directory',
    'employment',
    'personal',
    ...(mayUse(actor, tierScope.government_id) ? (['government_id'] as const) : []),
  ]);
