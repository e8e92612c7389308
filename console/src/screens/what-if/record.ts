import type { Data } from '../../client/hooks.ts';

export type WhatIf = Data<'/what-if', 'post'>;
