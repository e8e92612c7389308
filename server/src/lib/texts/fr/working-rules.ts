import type { workingRules as english } from '../en/working-rules.ts';
import type { TranslationOf } from '../message.ts';

export const workingRules: TranslationOf<typeof english> = {
  twice: {
    api: 'Deux règles portent cet identifiant : chacune ne peut être envoyée qu’une fois.',
    app: 'Deux règles portent ce nom : chacune ne peut y être qu’une fois.',
  },
  anotherKind: ({ kind }) =>
    `L’ensemble a une règle portant cet identifiant, du type ${kind}. Gardez le type, ou donnez à la règle un autre identifiant.`,
  missing: ({ kind }) => `Une règle du type ${kind} a besoin de ce chiffre.`,
  unknown: ({ kind }) => `Une règle du type ${kind} n’a pas ce chiffre.`,
  atMost: ({ maximum }) => `Au plus ${String(maximum)} minutes.`,
  noThreshold: 'Indiquez à partir de quand il s’agit d’heures supplémentaires : par jour, par semaine ou les deux.',
  tooManyDays: ({ days }) => `Au plus ${String(days)} jours à la fois.`,
};
