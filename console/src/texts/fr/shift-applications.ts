import type * as en from '../shift-applications.ts';
import type { Translated } from '../translated.ts';

export const shiftApplicationTexts: Translated<typeof en.shiftApplicationTexts> = {
  openShiftsNote: 'Dites lesquels vous feriez : les responsables choisissent, et vous êtes informé.',
  apply: 'Postuler',
  applyFor: (day) => `Postuler au quart de travail du ${day}`,
  applyTitle: 'Postuler à ce quart de travail?',
  sent: (day) => `Vous avez postulé au quart de travail du ${day}. Vous saurez qui l’obtient.`,
  title: 'Vos candidatures',
  note: 'Elles attendent les responsables de l’horaire.',
  waits: 'Vous avez postulé; la réponse viendra des responsables',
  withdraw: 'Retirer',
  withdrawNamed: (day) => `Retirer la candidature au quart de travail du ${day}`,
  withdrawn: 'La candidature a été retirée.',
  hasApplied: 'A postulé',
  inWeek: (count) => (count === 1 ? 'Une candidature' : `${String(count)} candidatures`),
};
