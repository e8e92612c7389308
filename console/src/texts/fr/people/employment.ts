import { counted } from '../../counted.ts';
import type * as en from '../../people/employment.ts';
import type { Translated } from '../../translated.ts';

export const employmentTexts: Translated<typeof en.employmentTexts> = {
  title: 'Le poste au fil du temps',
  note: 'Ce que le poste a été, est et sera selon ce qui est prévu, du plus récent au plus ancien.',
  statuses: { PAST: 'Passé', CURRENT: 'Actuel', PLANNED: 'Prévu' },
  waits: 'Attend votre intervention',
  from: (day) => `À partir du ${day}`,
  first: 'La première entrée.',
  beforeHistory: 'Inscrit avant que l’historique soit tenu.',
  hiredAgain: 'Réembauche : un autre emploi commence.',
  unchanged: 'Retour à ce qui était.',
  by: (who) => `Par ${who}`,
  nothingYet: 'Encore rien',
  showMore: 'Afficher plus',
  change: 'Modifier',
  delete: 'Supprimer',
  changeNamed: (day) => `Modifier ce qui est prévu à partir du ${day}`,
  deleteNamed: (day) => `Supprimer ce qui est prévu à partir du ${day}`,
};

export const jobChangeTexts: Translated<typeof en.jobChangeTexts> = {
  changeFromADate: 'Changer à partir d’une date',
  changePlanned: 'Modifier un changement prévu',
  from: 'À partir du',
  fromHint: 'Un jour à venir est planifié et s’applique de lui-même. Un jour passé corrige ce qui était.',
  reason: 'Motif',
  reasonHint: 'Affiché avec le changement, par exemple « Promotion ».',
  save: 'Enregistrer',
  plan: 'Enregistrer le changement',
  planned: (day) => `Prévu à partir du ${day}.`,
  changed: 'Le changement est enregistré.',
  deleteTitle: 'Supprimer ce changement prévu?',
  deletePlan: 'Supprimer',
  deleteText: (day) => `Ce qui devait valoir à partir du ${day} ne s’appliquera pas. Tout le reste demeure.`,
  deleted: 'Le changement prévu est supprimé.',
};

export const plannedChangesTexts: Translated<typeof en.plannedChangesTexts> = {
  title: 'Changements prévus',
  lead: 'Ce qui change de soi-même, du plus proche au plus lointain.',
  firstDays: 'Premiers jours',
  firstDay: 'Premier jour',
  asWhat: 'Titre du poste',
  department: 'Service',
  starters: (count) => counted(count, { one: '# personne commence', other: '# personnes commencent' }),
  pay: 'Paie',
  payChanges: (count) => counted(count, { one: '# changement de paie', other: '# changements de paie' }),
  person: 'Personne',
  from: 'À partir du',
  what: 'Ce qui change',
  reason: 'Motif',
  plannedBy: 'Prévu par',
  state: 'État',
  actions: 'Actions',
  planned: 'Prévu',
  noun: (count) => counted(count, { one: '# changement prévu', other: '# changements prévus' }),
  empty: {
    title: 'Aucun changement de poste n’est prévu',
    text: 'Ouvrez une personne, puis Poste et paie, et appuyez sur « Changer à partir d’une date ».',
  },
};
