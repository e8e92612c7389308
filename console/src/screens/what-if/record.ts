import type { Body, Data } from '../../client/hooks.ts';

export type WhatIf = Data<'/what-if', 'post'>;
/** What is asked. */
export type Asked = NonNullable<Body<'/what-if', 'post'>>;
