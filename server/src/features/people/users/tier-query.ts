import { Type } from 'typebox';
import type { Asked } from '../../../kernel/effects.ts';
import { invalid } from '../../../lib/errors.ts';
import { Strict } from '../../../lib/schema.ts';
import { say } from '../../../lib/texts/texts.ts';
import { type Tier, tiers } from './record.ts';

/** The console asks for no more than a screen shows, so that the access log tells who really looked at what. */
export const TierQuery = Strict({
  tiers: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'Comma list of the tiers to return; all that the role allows when absent.',
    }),
  ),
});

/** For government identifiers a factor is asked for again. */
export const asksForIds = ({ query: { tiers: asked } }: Asked): boolean =>
  typeof asked === 'string' && asked.split(',').includes('government_id');

export function askedTiers(query: object): Tier[] | undefined {
  const { tiers: text } = query as { tiers?: string };
  return text?.split(',').map((name) => {
    const tier = tiers.find((known) => known === name);
    if (!tier) throw invalid('tiers', say('people.tiers', { tiers }));
    return tier;
  });
}
