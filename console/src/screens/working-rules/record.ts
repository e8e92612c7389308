import type { Data } from '../../client/hooks.ts';

export type Rules = Data<'/working-rules'>;
export type Rule = Rules['rules'][number];
