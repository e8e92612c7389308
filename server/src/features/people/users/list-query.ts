import { Type } from 'typebox';
import { Strict } from '../../../lib/schema.ts';
import { PersonWords } from '../search/record.ts';
import { TierQuery } from './tier-query.ts';

const sorts = ['name', '-name', 'start_date', '-start_date', 'department', '-department'] as const;
export type Sort = (typeof sorts)[number];

/** What the people list of the app takes beyond that of the API. */
export const AppListQuery = Strict({
  ...TierQuery.properties,
  q: Type.Optional(PersonWords),
  sort: Type.Optional(Type.Enum([...sorts], { description: 'Oldest first when absent; `-` turns the order round.' })),
  total: Type.Optional(Type.Boolean({ description: 'true: how many there are in all, in meta.total.' })),
});

export interface AppListing {
  readonly q?: string;
  readonly sort?: Sort;
  readonly total?: boolean;
}
