import { counted } from '../counted.ts';
import type * as en from '../time.ts';
import type { Translated } from '../translated.ts';

/** One full stop, also after a reason that has its own. */
const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

export const timeTexts: Translated<typeof en.timeTexts> = {
  title: 'Mon temps',
  tabs: { week: 'Semaine', entries: 'Saisies', timesheets: 'Feuilles de temps', report: 'Rapport' },
  previous: 'Semaine précédente',
  next: 'Semaine suivante',
  thisWeek: 'Cette semaine',
  grid: 'Heures par projet et par jour',
  project: 'Projet',
  noProject: 'Aucun projet',
  hiddenProject: 'Un autre projet',
  booking: (project, task) => `${project} : ${task}`,
  total: 'Total',
  addRow: 'Ajouter un projet',
  addRowTask: 'Sa tâche',
  ahead: 'À venir',
  overlaps: 'Chevauchement',
  overlapsHint: 'Une autre saisie porte sur les mêmes heures.',
  cell: (row, day) => `${row}, ${day}`,
  saving: 'Enregistrement…',
  saved: 'Enregistré',
  howToType: 'Écrivez les heures ainsi : 7 h 30, 7,5, 450 min ou 9-17. La suite devient la note.',
  tooLong: 'Un jour compte 24 heures.',
  several: 'Plusieurs saisies forment ce temps. Modifiez-les sous Saisies.',
  fromClock: 'Ce temps vient de l’horloge. Supprimez-le sous Saisies.',
  runningCell: 'L’horloge tourne. Pointez votre départ pour modifier ce temps.',
  waits: 'Feuille soumise : elle attend une décision, et ses heures restent telles quelles.',
  approved: 'Feuille approuvée : ses heures restent telles quelles.',
  finalized: 'Feuille remise à la paie : ses heures ne changent plus.',
  locked: 'Période verrouillée : ses heures ne changent plus.',
  lockedPeriod: (days) => `La période de paie (${days}) est verrouillée : ses heures ne changent plus.`,
  noManualEntry: 'Votre organisation n’accepte pas les heures saisies à la main. Utilisez l’horloge.',
  noClockEdits: 'Votre organisation ne permet pas de modifier les heures pointées. Adressez-vous à l’Administration.',
  copy: 'Copier la semaine passée',
  copyDay: 'Copier hier',
  nothingToCopyOfDay: 'La dernière semaine ne contient rien qui manque aujourd’hui.',
  copyUndone: 'Ce qui avait été copié est retiré.',
  undo: 'Revenir en arrière',
  copied: (count) => counted(count, { one: 'Une saisie copiée', other: '# saisies copiées' }),
  copiedSome: (count, why) =>
    counted(count, {
      one: (n) => `${n} saisie copiée. Le reste a été refusé : ${why}`,
      other: (n) => `${n} saisies copiées. Le reste a été refusé : ${why}`,
    }),
  copyWhich: 'Quoi de la semaine passée?',
  copyParts: {
    everything: 'Tout ce qui manque',
    ofProjects: 'Seulement les heures sur des projets',
    ofEmptyDays: 'Seulement les jours encore vides',
  },
  copyCount: (count, hours) =>
    counted(count, { one: (n) => `${n} saisie, ${hours}`, other: (n) => `${n} saisies, ${hours}` }),
  nothingToCopy: 'La semaine passée ne contient rien qui manque ici.',
  submit: 'Soumettre la feuille de temps',
  submitted: 'Feuille de temps soumise',
  submitQuestion: (days) =>
    `Les heures de la période (${days}) sont transmises pour approbation. D’ici la décision, elles restent telles quelles.`,
  sign: 'Signer la feuille de temps',
  signed: 'Feuille de temps signée',
  signQuestion: (days) => `Vous confirmez que les heures de la période (${days}) sont exactes.`,
  sheet: (days) => `Feuille de temps, ${days}`,
  corrections: 'Ce qui a été corrigé depuis le verrouillage',
  downloadPdf: 'Télécharger en PDF',
  rejected: (by, reason) =>
    by === null ? `Elle vous a été renvoyée : ${reason}` : `${by} vous l’a renvoyée : ${reason}`,
  rejectedHours: (hours) => `Rejeté : ${hours}`,
  rejectedEntries: (count) =>
    counted(count, {
      one: 'Une saisie a été rejetée et ne compte pas',
      other: '# saisies ont été rejetées et ne comptent pas',
    }),
  whyBy: (name, reason) => `${name} : ${reason}`,
  rejectedEntry: (day, hours, booking, reason) =>
    reason === null ? `${day}, ${hours}, ${booking}. Rejetée.` : `${day}, ${hours}, ${booking}. Rejetée : ${reason}`,
  correctAndSend: 'Corriger et renvoyer',
  sendAgain: 'Renvoyer',
  sentAgain: 'Renvoyé.',
  stillRejected: 'Enregistré. La saisie reste rejetée tant que ses heures ou son projet ne changent pas.',
  rejectedBefore: (reason) =>
    reason === null
      ? 'Cette saisie a été rejetée. Si vous modifiez ses heures ou son projet, elle est de nouveau soumise à l’approbation.'
      : `Rejetée : ${ended(reason)} Si vous modifiez ses heures ou son projet, elle est de nouveau soumise à l’approbation.`,
  submitRejected: (count, hours) =>
    counted(count, {
      one: () => `Une saisie rejetée (${hours}) ne comptera pas. Modifiez ce qui doit compter avant de soumettre.`,
      other: (n) =>
        `${n} saisies rejetées (${hours}) ne compteront pas. Modifiez ce qui doit compter avant de soumettre.`,
    }),
  addEntry: 'Ajouter du temps',
  editEntry: 'Modifier la saisie',
  change: 'Modifier',
  remove: 'Supprimer',
  removeTitle: 'Supprimer cette saisie?',
  removeText: (what) => `${what} : cette saisie disparaît de votre feuille de temps et de tous les totaux.`,
  removed: 'Saisie supprimée',
  saveEntry: 'Enregistrer',
  saveAndNext: 'Enregistrer et suivant',
  entrySaved: 'Saisie enregistrée',
  entryAdded: 'Temps ajouté',
  day: 'Jour',
  from: 'De',
  to: 'À',
  break: 'Pause en minutes',
  task: 'Tâche',
  noTask: 'Aucune tâche',
  description: 'Travail effectué',
  billable: 'Facturable',
  entries: 'Mes saisies de temps',
  noEntriesTitle: 'Aucun temps pour ces jours',
  noEntries: 'Pointez votre arrivée, ou ajoutez du temps à la main.',
  hoursAlone: 'Heures seulement',
  timesMadeUp:
    'Seules des heures ont été saisies : ces heures d’horloge ne font que les placer dans la journée. Modifiez-les pour en donner.',
  running: 'En cours',
  runsOn: 'Sans heure de fin, le pointage continue. Une heure qui précède le début compte pour le lendemain.',
  nextDay: 'Une heure qui précède le début compte pour le lendemain.',
  tapped: (times) => `Heures pointées avant l’arrondi : ${times}.`,
  periodFilter: 'Jours',
  periods: { week: '7 derniers jours', quarter: '90 derniers jours' },
  lastMonth: '30 derniers jours',
  decision: 'Décision',
};

export const weekNotesTexts: Translated<typeof en.weekNotesTexts> = {
  title: 'À vérifier',
  note: (day, what) => `${day} : ${what}`,
  dayOff: 'un jour de repos dans votre organisation',
  sixthDay: (days) =>
    counted(days, { one: '# jour avec des heures cette semaine', other: '# jours avec des heures cette semaine' }),
  saved: 'Vos heures sont enregistrées quand même. Si elles sont justes, il n’y a rien à faire.',
};

export const entriesTexts: Translated<typeof en.entriesTexts> = {
  noun: (count) => counted(count, { one: '# saisie', other: '# saisies' }),
  time: 'De – à',
  hours: 'Heures',
  break: 'Pause',
  notes: 'Notes',
  anyProject: 'Tous les projets',
  actions: 'Actions',
};

export const sheetFactsTexts: Translated<typeof en.sheetFactsTexts> = {
  worked: 'Heures travaillées',
  regular: 'Heures normales',
  overtime: 'Heures supplémentaires',
  breaks: 'Pauses',
  paidLeave: 'Congés payés',
  publicHolidays: 'Jours fériés',
  pay: 'Rémunération',
};

export const statesTexts: Translated<typeof en.statesTexts> = {
  open: 'Ouverte',
  submitted: 'Soumise',
  approved: 'Approuvée',
  handedToPayroll: 'Remise à la paie',
  signed: 'Signée',
  rejected: 'Rejetée',
  pending: 'En attente',
  anyDecision: 'Toute décision',
};

export const switchTexts: Translated<typeof en.switchTexts> = {
  switch: 'Changer',
  from: (name) => `Le pointage court sur ${name}. Changer`,
  noted: (name, note) => `${name}. ${note}`,
  title: 'Sur quoi travaillez-vous?',
  action: 'Passer à ce projet',
  switched: 'Le pointage a changé de projet.',
  corrected: 'Corrigé depuis le début du pointage.',
  fromWhen: 'À partir de quand',
  fromNow: 'À partir de maintenant',
  sinceStart: (when) => `Depuis le début du pointage, ${when}`,
  note: 'Note',
};

export const quickTexts: Translated<typeof en.quickTexts> = {
  label: 'Projet, tâche et heures',
  placeholder: 'Projet tâche 1:30 note',
  how: 'Avec des heures, par exemple 1:30 ou 9-17, Entrée les inscrit, et la suite devient la note; sans heures, le pointage commence.',
  searching: 'Recherche…',
  nothingFound: 'Aucun projet ni aucune tâche ne commence ainsi.',
  day: 'Jour',
  today: 'Aujourd’hui',
  future: (day) => `${day}, à venir`,
  span: (from, to, hours) => `${from} – ${to}, ${hours}`,
  start: 'Commencer le pointage',
  switch: 'Y passer le pointage',
  recorded: (name, hours) => `${hours} sur ${name} : inscrit.`,
  started: (name) => `Le pointage court sur ${name}.`,
  clockOutFirst: 'Vous pointez depuis longtemps : pointez d’abord la sortie, en disant l’heure de votre départ.',
};
