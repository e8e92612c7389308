import { Type } from 'typebox';
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

export function askedTiers(query: object): Tier[] | undefined {
  const { tiers: text } = query as { tiers?: string };
  return text?.split(',').map((name) => {
    const tier = tiers.find((known) => known === name);
    if (!tier) throw invalid('tiers', say('people.tiers', { tiers }));
    return tier;
  });
}
