import type { tokens as english } from '../en/tokens.ts';
import type { TranslationOf } from '../message.ts';
import { roleOrAbove } from './names.ts';

export const tokens: TranslationOf<typeof english> = {
  scopeOfRole: ({ scope, lowest }) => `La portée ${scope} exige une personne de rôle ${roleOrAbove(lowest)}.`,
  expiry: {
    api: ({ years }) => `expires_at doit être dans le futur, à au plus ${String(years)} ans d’ici.`,
    app: ({ years }) => `Choisissez une date dans le futur, à au plus ${String(years)} ans d’ici.`,
  },
  tooMany: ({ limit }) =>
    `Une personne ou un compte technique a au plus ${String(limit)} jetons. Révoquez-en un qui ne sert plus.`,
  scopeOfPeople: ({ scope }) => `La portée ${scope} sert aux décisions, qu’un compte technique ne prend pas.`,
  scopeOfAccounts: ({ scope }) =>
    `La portée ${scope} est réservée aux comptes techniques : ce qu’elle ouvre ne doit pas prendre fin avec une personne.`,
  revoked: 'Ce jeton est déjà révoqué.',
  widened:
    'La personne qui avait ce jeton le connaît, et voit peut-être moins que le compte : son rôle est inférieur, ou certains des services du compte ne sont pas les siens. Créez un jeton pour le compte, puis révoquez celui-ci.',
  heldBelow:
    'Une personne qui voit moins que ce compte connaît un de ses jetons. Créez-en un autre à sa place, révoquez le sien, puis modifiez le compte.',
  ownerInactive: 'Cette personne n’est pas active et ne peut pas avoir de jeton.',
};
