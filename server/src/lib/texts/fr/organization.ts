import type { organization as english } from '../en/organization.ts';
import type { TranslationOf } from '../message.ts';

export const organization: TranslationOf<typeof english> = {
  operatorSets: {
    api: ({ field }) => `${field} est réglé par l’exploitant de cette installation.`,
    app: 'Ce réglage revient à l’exploitant de cette installation.',
  },
  unknownSetting: ({ key, keys }) => `Réglage inconnu ${key}; les réglages sont ${keys.join(', ')}.`,
  assignment: ({ text }) => `Écrivez un réglage sous la forme clé=valeur, et non « ${text} ».`,
  timezone: {
    api: 'timezone doit être un nom IANA, comme America/Toronto, ou UTC.',
    app: 'Choisissez un fuseau horaire dans la liste.',
  },
  country: {
    api: 'country doit être un code ISO 3166-1 de deux capitales, comme CA.',
    app: 'Choisissez un pays dans la liste.',
  },
  placeTwice: 'Ce lieu de travail y figure déjà.',
  currency: {
    api: ({ field }) => `${field} doit être un code ISO 4217 de trois capitales, comme CAD.`,
    app: 'Choisissez une devise dans la liste.',
  },
  baseUrl: {
    api: 'base_url doit être une adresse http ou https qui finit par /api/v1, ou null.',
    app: 'Entrez une adresse http ou https qui finit par /api/v1, ou laissez vide.',
  },
  accountsFrom: {
    api: 'hours_accounts_from doit se situer à dix ans au plus d’aujourd’hui.',
    app: 'Choisissez un jour à dix ans au plus d’aujourd’hui.',
  },
};
