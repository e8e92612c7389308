import { readPattern } from '../../../kernel/pattern-text.ts';
import { plainHeader } from '../mappings/synonyms.ts';
import type { Column } from '../rows.ts';

const truths: Record<string, boolean> = {
  ...{ true: true, yes: true, oui: true, ja: true },
  ...{ false: false, no: false, non: false, nein: false },
};

/** Codes as they stand, in whichever case, with blanks or dashes for their underscores. */
export const upperCase: Column = { read: (text) => text.toUpperCase().replaceAll(/[\s-]+/g, '_') };
export const truth: Column = { read: (text) => truths[text.toLowerCase()] ?? text };
export const wholeNumber: Column = { read: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : text) };

export const date: Column = { type: 'date' };
export const decimalNumber: Column = { type: 'number' };

/** The codes of a field, also by the words that files have for them in English, French and German. */
const oneOf = (words: Readonly<Record<string, readonly string[]>>): Column => ({
  read: (text) => {
    const plain = plainHeader(text);
    const code = Object.keys(words).find((each) =>
      [each, ...(words[each] ?? [])].some((word) => plainHeader(word) === plain),
    );
    return code ?? text.toUpperCase();
  },
});

const employmentTypes = oneOf({
  FULL_TIME: ['full-time', 'temps plein', 'plein temps', 'vollzeit'],
  PART_TIME: ['part-time', 'temps partiel', 'teilzeit'],
  CONTRACT: [
    'contractor',
    'freelance',
    'freelancer',
    'external',
    'externe',
    'consultant',
    'contractuel',
    'freie mitarbeit',
  ],
  TEMPORARY: ['temp', 'fixed-term', 'fixed term', 'temporaire', 'intérim', 'cdd', 'befristet', 'zeitarbeit'],
  INTERN: ['internship', 'trainee', 'stagiaire', 'stage', 'praktikant', 'praktikum'],
});
/** Own staff or not is all that some systems say; of own staff it says no type. */
export const employmentType: Column = {
  read: (text) => (/^intern(al|e|er)$/i.test(text) ? null : employmentTypes.read?.(text)),
};
export const role = oneOf({
  EMPLOYEE: ['personnel', 'employé', 'employée', 'mitarbeiter', 'staff'],
  DEPARTMENT_HEAD: ['head', 'responsable de service', 'chef de service', 'cheffe de service', 'abteilungsleitung'],
  ADMINISTRATOR: ['admin', 'administration', 'administrateur', 'administratrice'],
  EXECUTIVE: ['direction', 'geschäftsführung'],
});
export const level = oneOf({
  STANDARD: [],
  SENIOR: [],
  LEAD: ['chef d’équipe', "chef d'équipe"],
  PRINCIPAL: ['principale'],
});
export const payType = oneOf({
  SALARY: ['salaried', 'salaire', 'annuel', 'gehalt', 'festgehalt'],
  HOURLY: ['hour', 'per hour', 'horaire', 'stunde', 'stundenlohn'],
});
export const payFrequency = oneOf({
  WEEKLY: ['every week', 'hebdomadaire', 'wöchentlich'],
  BIWEEKLY: ['every other week', 'bi-weekly', 'aux deux semaines', 'zweiwöchentlich'],
  SEMI_MONTHLY: ['twice a month', 'bimensuel', 'halbmonatlich'],
  MONTHLY: ['monthly', 'mensuel', 'monatlich'],
  ANNUALLY: ['yearly', 'annual', 'annuel', 'jährlich'],
});

/** Days with their hours, as exports write them: `Mon–Wed 8:00`. */
export const workingPattern: Column = { read: (text) => readPattern(text) ?? text };

/** Several values in one cell, separated by semicolons. */
export const list: Column = {
  read: (text) =>
    text
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
};
