import type { validation as english } from '../en/validation.ts';
import type { TranslationOf } from '../message.ts';

const named = (field: string): string => (field === '' ? 'Le corps' : field);

const types: Readonly<Record<string, string>> = {
  string: 'une chaîne',
  number: 'un nombre',
  integer: 'un entier',
  boolean: 'un booléen',
  object: 'un objet',
  array: 'un tableau',
  null: 'null',
};

const typesForPeople: Readonly<Record<string, string>> = {
  string: 'Entrez un texte.',
  number: 'Entrez un nombre.',
  integer: 'Entrez un nombre entier.',
};

const numbersInWords: Readonly<Record<number, string>> = { 2: 'deux', 4: 'quatre', 8: 'huit' };
const inWords = (number: number): string => numbersInWords[number] ?? String(number);

export const validation: TranslationOf<typeof english> = {
  notValid: 'La demande n’est pas valide.',
  unknownField: {
    api: ({ field }) => `Champ inconnu ${field}. Retirez-le ou vérifiez son orthographe.`,
    app: 'Ce formulaire a envoyé une valeur inconnue. Rechargez la page et réessayez.',
  },
  unknownParameter: {
    api: ({ field }) => `Paramètre inconnu ${field}. Retirez-le ou vérifiez son orthographe.`,
    app: 'Cette page a demandé une valeur inconnue. Rechargez-la et réessayez.',
  },
  required: { api: ({ field }) => `${field} est obligatoire.`, app: 'Ce champ est obligatoire.' },
  type: {
    api: ({ field, type }) => `${named(field)} doit être ${types[type] ?? `de type ${type}`}.`,
    app: ({ type }) => typesForPeople[type] ?? 'La valeur n’est pas du type attendu.',
  },
  oneOf: {
    api: ({ field, allowed }) => `${named(field)} doit être l’une des valeurs ${allowed.join(', ')}.`,
    app: 'Choisissez l’une des valeurs offertes.',
  },
  only: {
    api: ({ field, allowed }) => `${named(field)} doit être ${allowed}.`,
    app: 'Choisissez l’une des valeurs offertes.',
  },
  date: {
    api: ({ field }) => `${named(field)} doit être une date écrite AAAA-MM-JJ.`,
    app: 'Entrez une date.',
  },
  instant: {
    api: ({ field }) => `${named(field)} doit être une date et une heure avec décalage, comme 2026-03-09T14:30:00Z.`,
    app: 'Entrez une date et une heure.',
  },
  email: {
    api: ({ field }) => `${named(field)} doit être une adresse courriel.`,
    app: 'Entrez une adresse courriel.',
  },
  format: {
    api: ({ field, format }) => `${named(field)} doit respecter le format ${format}.`,
    app: 'La valeur n’a pas la forme attendue.',
  },
  empty: { api: ({ field }) => `${named(field)} ne doit pas être vide.`, app: 'Ce champ ne doit pas être vide.' },
  tooLong: {
    api: ({ field, limit }) => `${named(field)} doit compter au plus ${String(limit)} caractères.`,
    app: ({ limit }) => `Écrivez au plus ${String(limit)} caractères.`,
  },
  tooManyItems: {
    api: ({ field, limit }) => `${named(field)} doit compter au plus ${String(limit)} éléments.`,
    app: ({ limit }) => `Choisissez au plus ${String(limit)} éléments.`,
  },
  tooFewItems: {
    api: ({ field, limit }) => `${named(field)} doit compter au moins ${String(limit)} éléments.`,
    app: ({ limit }) => `Choisissez au moins ${String(limit)} éléments.`,
  },
  twice: {
    api: ({ field }) => `${named(field)} ne doit pas contenir deux fois le même élément.`,
    app: 'Le même élément est choisi deux fois.',
  },
  minimum: {
    api: ({ field, limit }) => `${named(field)} doit être de ${String(limit)} ou plus.`,
    app: ({ limit }) => `Entrez ${String(limit)} ou plus.`,
  },
  maximum: {
    api: ({ field, limit }) => `${named(field)} doit être de ${String(limit)} ou moins.`,
    app: ({ limit }) => `Entrez ${String(limit)} ou moins.`,
  },
  blank: {
    api: ({ field }) => `${named(field)} ne doit pas être fait d’espaces seulement.`,
    app: 'Ce champ ne doit pas être fait d’espaces seulement.',
  },
  pattern: {
    api: ({ field }) => `${named(field)} n’a pas la forme attendue.`,
    app: 'La valeur n’a pas la forme attendue.',
  },
  other: {
    api: ({ field, said }) => `${named(field)} : ${said}.`,
    app: 'La valeur n’a pas la forme attendue.',
  },
  controlsInLine: {
    api: ({ field }) =>
      `${named(field)} ne doit contenir ni saut de ligne, ni tabulation, ni autre caractère de commande.`,
    app: 'Les sauts de ligne, les tabulations et les autres caractères de commande ne conviennent pas ici.',
  },
  controlsInProse: {
    api: ({ field }) =>
      `${named(field)} ne doit contenir aucun caractère de commande autre que les sauts de ligne et les tabulations.`,
    app: 'Les caractères de commande autres que les sauts de ligne et les tabulations ne conviennent pas ici.',
  },
  unstorable: {
    api: ({ field }) =>
      `${field === '' ? 'Un texte' : field} contient un caractère qui ne peut pas être conservé; retirez-le.`,
    app: 'Ce texte contient un caractère qui ne peut pas être conservé; retirez-le.',
  },
  parameterTwice: {
    api: ({ field }) => `${field} est donné plus d’une fois.`,
    app: 'Cette page a demandé deux fois la même chose. Rechargez-la et réessayez.',
  },
  fieldTwice: {
    api: ({ field }) => `${field} est donné plus d’une fois. Envoyez chaque champ une seule fois.`,
    app: 'Ce formulaire a envoyé deux fois la même chose. Rechargez la page et réessayez.',
  },
  beforeOther: {
    api: ({ field, other }) => `${field} ne doit pas précéder ${other}.`,
    app: 'La fin ne doit pas précéder le début.',
  },
  window: ({ days }) => `La période peut compter au plus ${String(days)} jours, les deux bornes comprises.`,
  decimals: {
    api: ({ field, decimals }) => `${field} doit avoir au plus ${inWords(decimals)} décimales.`,
    app: ({ decimals }) => `Écrivez au plus ${inWords(decimals)} décimales.`,
  },
  wholeLimit: {
    api: 'limit doit être un nombre entier de 1 ou plus.',
    app: 'Cette page a demandé une valeur inconnue. Rechargez-la et réessayez.',
  },
  cursor: {
    api: 'Le curseur n’appartient pas à cette liste. Renvoyez next_cursor tel quel avec les mêmes filtres, ou recommencez sans lui.',
    app: 'Cette liste a changé. Rechargez-la.',
  },
};
