import { Type } from 'typebox';

export const maxPosition = 1_000_000;

export const Position = Type.Integer({
  minimum: 0,
  maximum: maxPosition,
  description: 'Where it stands; the lowest first.',
});
