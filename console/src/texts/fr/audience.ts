import type * as en from '../audience.ts';
import { counted } from '../counted.ts';
import type { Translated } from '../translated.ts';

export const audienceTexts: Translated<typeof en.audienceTexts> = {
  kinds: {
    everyone: 'Tout le monde',
    departments: 'Services',
    teams: 'Équipes',
    roles: 'Rôles',
    people: 'Certaines personnes',
  },
  add: {
    departments: 'Ajouter un service',
    teams: 'Ajouter une équipe',
    roles: 'Ajouter un rôle',
    people: 'Ajouter une personne',
  },
  choose: 'Choisir',
  chosen: 'Sélection',
  leaveOut: (name) => `Retirer ${name}`,
  andNewPeople: 'Et les personnes qui arriveront plus tard',
  people: (count) => counted(count, { one: '# personne', other: '# personnes' }),
  nobody: 'Personne pour l’instant',
  counting: 'Décompte en cours',
  chooseSomeone: 'Choisissez au moins une personne.',
};

export const bulkDialogTexts: Translated<typeof en.bulkDialogTexts> = {
  rehearse: 'Voir ce qui se passera',
  back: 'Retour',
  wouldChange: (count) => counted(count, { one: '# personne sera modifiée.', other: '# personnes seront modifiées.' }),
  wouldRefuse: (count) =>
    counted(count, { one: '# personne reste telle quelle :', other: '# personnes restent telles quelles :' }),
  untried: (count) =>
    counted(count, { one: '# autre n’a pas été essayée.', other: '# autres n’ont pas été essayées.' }),
  somebody: 'Une personne',
  warnings: {
    no_head: (names) => `Dans un service sans responsable dès lors : ${names}.`,
    heads_department: (names) => `Dirige le service à quitter, et continuera de le diriger : ${names}.`,
  },
  nothing: 'Personne ne serait modifié.',
};

export const bulkEditTexts: Translated<typeof en.bulkEditTexts> = {
  title: (count) => counted(count, { one: 'Modifier # personne', other: 'Modifier # personnes' }),
  change: 'Modifier',
  action: (count) => counted(count, { one: 'Modifier # personne', other: 'Modifier # personnes' }),
  keep: 'Laisser tel quel',
  manager: 'Gestionnaire',
  department: 'Service',
  workLocation: 'Lieu de travail',
  from: 'À partir du',
  fromHint: 'Vide : maintenant. Un jour à venir est planifié et s’applique de lui-même.',
  hint: 'Seul ce que vous remplissez change.',
  fillIn: 'Remplissez ce qui doit changer.',
  done: (count) => counted(count, { one: '# personne a été modifiée.', other: '# personnes ont été modifiées.' }),
  planned: (count, day) =>
    counted(count, {
      one: (n) => `Le changement de ${n} personne est prévu pour le ${day}.`,
      other: (n) => `Les changements de ${n} personnes sont prévus pour le ${day}.`,
    }),
};

export const raiseTexts: Translated<typeof en.raiseTexts> = {
  open: 'Augmenter la rémunération',
  title: 'Augmenter la rémunération en pourcentage',
  who: 'De qui',
  percent: 'Pourcentage',
  percentHint: 'Comme 3 ou 2,5, de ce que chaque personne gagne ce jour-là; arrondi au cent.',
  percentNeeded: 'Donnez un pourcentage différent de 0.',
  from: 'À partir du',
  reason: 'Motif',
  action: (count) => counted(count, { one: 'Augmenter # personne', other: 'Augmenter # personnes' }),
  done: (count) =>
    counted(count, {
      one: 'La rémunération de # personne a été augmentée.',
      other: 'La rémunération de # personnes a été augmentée.',
    }),
  logged: 'Ce qui est affiché ici est inscrit au journal des consultations, avec votre nom, pour chaque personne.',
  plan: (count) =>
    counted(count, { one: 'Prévoir l’augmentation de # personne', other: 'Prévoir l’augmentation de # personnes' }),
  planned: (count, day) =>
    counted(count, {
      one: (n) => `L’augmentation de ${n} personne est prévue pour le ${day}.`,
      other: (n) => `Les augmentations de ${n} personnes sont prévues pour le ${day}.`,
    }),
  onlyPlanned: (day) => `Prévu : jusqu’au ${day}, la rémunération reste celle d’aujourd’hui.`,
  together: 'Au total, par année',
  followed: (day) => `Une autre rémunération est déjà prévue à partir du ${day}, et reste telle quelle.`,
  table: 'Rémunération actuelle et nouvelle',
  person: 'Personne',
  hours: ['Par heure', 'Ensuite par heure'],
  years: ['Par année', 'Ensuite par année'],
  more: 'Écart par année',
};
