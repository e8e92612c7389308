import { inList } from '../../in-list.ts';
import { elided } from '../../words.ts';
import { counted } from '../counted.ts';
import type * as en from '../schedule.ts';
import type { Translated } from '../translated.ts';

export const scheduleTexts: Translated<typeof en.scheduleTexts> = {
  notEveryone: (count) =>
    counted(count, { other: 'Les # premières personnes sont affichées. Choisissez un service pour voir les autres.' }),
  title: 'Horaire',
  previousWeek: 'Semaine précédente',
  nextWeek: 'Semaine suivante',
  thisWeek: 'Cette semaine',
  department: 'Service',
  allDepartments: 'Tous les services',
  rows: 'Lignes',
  byPerson: 'Par personne',
  byDepartment: 'Par service',
  addShift: 'Ajouter un quart de travail',
  editShift: 'Modifier le quart de travail',
  copyWeek: 'Copier une semaine',
  templates: 'Modèles',
  compact: 'Compact',
  overContract: 'Plus que le contrat ne prévoit',
  showCost: 'Afficher le coût',
  hideCost: 'Masquer le coût',
  openRow: 'Quarts de travail libres',
  openHint: 'À prendre par l’équipe',
  noDepartment: 'Aucun service',
  hours: 'Heures',
  person: 'Personne',
  nobody: 'Personne pour l’instant : à prendre',
  chooseADepartment: 'Choisissez un service',
  departmentOfPerson: 'Celui de la personne',
  day: 'Jour',
  starts: 'Début',
  ends: 'Fin',
  endsHint: 'Si elle précède le début : le lendemain.',
  break: 'Pause en minutes',
  breakHint: 'Non payée, pendant le quart de travail.',
  shiftTitle: 'De quoi il s’agit',
  shiftTitleHint: 'Un poste, par exemple : Grillades, Bar, Ouverture.',
  location: 'Lieu',
  notes: 'Notes',
  notesHint: 'Pour la personne qui fait ce quart de travail.',
  save: 'Enregistrer',
  add: 'Ajouter',
  delete: 'Supprimer',
  callOff: 'Annuler ce quart de travail',
  restore: 'Rétablir',
  move: 'Déplacer',
  away: 'En congé',
  askedAway: 'A demandé un congé',
  draft: 'Brouillon',
  moveHint: 'Faites glisser un quart de travail pour le déplacer, ou appuyez sur M puis servez-vous des flèches.',
  moveHintTouch: 'Maintenez le doigt sur un quart, puis faites-le glisser pour le déplacer. Touchez-le pour l’ouvrir.',
  nobodyTitle: 'Personne à planifier',
  nobodyText: 'Les personnes de vos services paraissent ici. Choisissez un autre service, ou tous les services.',
  costOfAll: 'Le coût est celui de toute l’équipe. Effacez la recherche pour le voir.',
  unpricedShifts: (unpricedShiftCount) =>
    counted(unpricedShiftCount, {
      one: '# quart de travail n’est pas compté dans le coût : la personne n’a pas de rémunération inscrite dans cette devise.',
      other:
        '# quarts de travail ne sont pas comptés dans le coût : ces personnes n’ont pas de rémunération inscrite dans cette devise.',
    }),
};

const cited = (sentence: string, citation: string | null): string =>
  citation === null ? `${sentence}.` : `${sentence} (${citation}).`;

export const sayWarning: typeof en.sayWarning = (format, warning) => {
  const [minutes, limit] = [format.minutes(warning.minutes ?? 0), format.minutes(warning.limit_minutes ?? 0)];
  switch (warning.kind) {
    case 'LEAVE':
      return warning.leave_status === 'PENDING' ? 'A demandé un congé à ce moment.' : 'En congé à ce moment.';
    case 'OVERLAP':
      return 'A un autre quart de travail à ce moment.';
    case 'REST':
      return cited(`Seulement ${minutes} de repos entre deux quarts de travail; il en faut ${limit}`, warning.citation);
    case 'WEEKLY_HOURS':
      return `${minutes} planifiées dans cette semaine; les heures supplémentaires commencent après ${limit}.`;
    case 'LAST_DAY':
      return `Après son dernier jour, le ${format.day(warning.last_day ?? '')}.`;
    case 'DAY_OFF':
      return 'Un jour de repos selon son horaire de travail.';
    case 'UNAVAILABLE':
      return 'A indiqué ne pas pouvoir travailler à ce moment.';
    case 'LONG_DAY':
      return cited(`${minutes} dans cette journée; ${limit} au plus sont permises`, warning.citation);
    case 'LONG_WEEK':
      return cited(`${minutes} dans cette semaine; ${limit} au plus sont permises`, warning.citation);
    case 'BREAK':
      return cited(`Une pause de ${minutes}; il en faut ${limit}`, warning.citation);
    case 'WEEKLY_REST':
      return cited(`Au plus ${minutes} de repos d’affilée dans cette semaine; il en faut ${limit}`, warning.citation);
  }
};

export const sayShiftTimes: typeof en.sayShiftTimes = (format, shift) =>
  `${format.time(shift.starts_at)} à ${format.time(shift.ends_at)}`;

export const sayPublish: typeof en.sayPublish = (count) =>
  counted(count, { one: 'Publier # quart de travail', other: 'Publier # quarts de travail' });

const sayPeopleTold = (people: number): string =>
  counted(people, {
    one: '# personne voit ses quarts de travail pour la première fois.',
    other: '# personnes voient leurs quarts de travail pour la première fois.',
  });

const sayOffered = (open: number): string =>
  counted(open, {
    one: '# quart de travail libre est offert au service.',
    other: '# quarts de travail libres sont offerts au service.',
  });

export const sayTold: typeof en.sayTold = (people, open) => {
  if (open === 0) return sayPeopleTold(people);
  return people === 0 ? sayOffered(open) : `${sayPeopleTold(people)} ${sayOffered(open)}`;
};

const leftOut = {
  OVERLAP: (count: number) =>
    counted(count, {
      one: '# quart de travail d’une personne qui en a déjà un à ce moment',
      other: '# quarts de travail de personnes qui en ont déjà un à ce moment',
    }),
  PERSON_GONE: (count: number) =>
    counted(count, {
      one: '# quart de travail d’une personne qui est partie ou que vous ne planifiez pas',
      other: '# quarts de travail de personnes qui sont parties ou que vous ne planifiez pas',
    }),
  ALREADY_THERE: (count: number) =>
    counted(count, {
      one: '# quart de travail libre qui y est déjà',
      other: '# quarts de travail libres qui y sont déjà',
    }),
} as const;

export const sayCopied: typeof en.sayCopied = ({ copied, left_out: left }) => {
  const said = counted(copied, {
    one: '# quart de travail a été copié comme brouillon.',
    other: '# quarts de travail ont été copiés comme brouillons.',
  });
  return left.length === 0 ? said : `${said} ${sayLeftOut(left)}`;
};

export const sayLeftOut: typeof en.sayLeftOut = (left) => {
  const parts = (Object.keys(leftOut) as (keyof typeof leftOut)[]).flatMap((reason) => {
    const count = left.filter((one) => one.reason === reason).length;
    return count === 0 ? [] : [leftOut[reason](count)];
  });
  return `Laissés de côté : ${parts.join(', ')}.`;
};

export const batchTexts: Translated<typeof en.batchTexts> = {
  select: 'Sélectionner',
  selectDay: (day) => `Sélectionner tous les quarts de travail du ${day}`,
  selectAll: ', sélectionner tous ses quarts de travail',
  selection: 'Quarts de travail sélectionnés',
  selected: (count) =>
    counted(count, { one: '# quart de travail sélectionné', other: '# quarts de travail sélectionnés' }),
  shifts: (count) => counted(count, { one: '# quart de travail', other: '# quarts de travail' }),
  moveHint: 'Glissez l’un d’eux pour tous les déplacer, ou appuyez sur M et utilisez les flèches.',
  hourEarlier: '1 h plus tôt',
  hourLater: '1 h plus tard',
  change: 'Modifier…',
  publish: (count) => counted(count, { one: 'Publier # brouillon', other: 'Publier # brouillons' }),
  clear: 'Effacer la sélection',
  deleteTitle: (count) =>
    counted(count, { one: 'Supprimer # quart de travail?', other: 'Supprimer # quarts de travail?' }),
  deleteText: 'Ils disparaissent sans laisser de trace. Vous pouvez l’annuler tant que vous restez sur cette page.',
  changeTitle: (count) => counted(count, { one: 'Modifier # quart de travail', other: 'Modifier # quarts de travail' }),
  changeLead: 'Ce qui reste vide ne change pas.',
  moveMinutes: 'Plus tard, en minutes',
  moveMinutesHint: 'Plus tôt avec un moins : -30. La fin suit.',
  toDay: 'À ce jour',
  startHint: 'Sans fin, chacun garde sa durée.',
  asItIs: 'Comme avant',
  changeAction: (count) =>
    counted(count, { one: 'Modifier # quart de travail', other: 'Modifier # quarts de travail' }),
  shift: (who, day, times) => `${who}, ${day}, ${times}`,
  open: 'Libre',
  because: (shift, why) => `${shift} : ${why}`,
  noneCanChange: 'Aucun ne peut être modifié ainsi',
  askTitle: (count) =>
    counted(count, {
      one: 'Modifier # quart de travail quand même?',
      other: 'Modifier # quarts de travail quand même?',
    }),
  wouldRefuse: (count) =>
    counted(count, {
      one: '# quart de travail serait refusé et resterait tel quel :',
      other: '# quarts de travail seraient refusés et resteraient tels quels :',
    }),
  wouldWarn: (count) =>
    counted(count, {
      one: '# quart de travail soulèverait une objection :',
      other: '# quarts de travail soulèveraient une objection :',
    }),
  goOn: (count) => counted(count, { one: 'Modifier # quart de travail', other: 'Modifier # quarts de travail' }),
  changed: (count) =>
    counted(count, { one: '# quart de travail a été modifié.', other: '# quarts de travail ont été modifiés.' }),
  deleted: (count) =>
    counted(count, { one: '# quart de travail a été supprimé.', other: '# quarts de travail ont été supprimés.' }),
};

export const templateTexts: Translated<typeof en.templateTexts> = {
  title: 'Modèles de semaine',
  none: 'Enregistrez cette semaine sous un nom, puis appliquez-la à n’importe quelle autre.',
  template: 'Modèle',
  named: (name, shifts) =>
    counted(shifts, {
      one: (n) => `${name} (${n} quart de travail)`,
      other: (n) => `${name} (${n} quarts de travail)`,
    }),
  by: (template, author) => `${template}, ${elided('de', author)}`,
  rehearsing: 'Examen de ce que la semaine contient déjà…',
  wouldAdd: (shifts, days) =>
    counted(shifts, {
      one: (n) => `${n} quart de travail serait ajouté (${days}), comme brouillon.`,
      other: (n) => `${n} quarts de travail seraient ajoutés (${days}), comme brouillons.`,
    }),
  left: (who, when, why) => `${who}, ${when} : ${why}`,
  someone: 'Une personne que vous ne planifiez pas',
  reasons: {
    OVERLAP: 'a déjà un quart de travail',
    PERSON_GONE: 'a quitté l’entreprise, ou n’est pas à vous de planifier',
    ALREADY_THERE: 'y est déjà',
  },
  apply: 'Appliquer le modèle',
  rename: 'Renommer',
  renameTitle: (name) => `Renommer « ${name} »`,
  renamed: 'Le modèle a été renommé.',
  delete: 'Supprimer',
  deleteTitle: (name) => `Supprimer le modèle « ${name} »?`,
  deleteText: 'Les quarts de travail qui en viennent restent.',
  deleted: 'Le modèle a été supprimé.',
  name: 'Nom',
  newName: 'Nom d’un nouveau modèle',
  saveLead: (days) =>
    `Il reprend les quarts de travail de la semaine (${days}) avec leurs personnes, mais sans leurs notes.`,
  save: 'Enregistrer cette semaine comme modèle',
  saved: (name) => `La semaine est enregistrée sous « ${name} ».`,
};

export const myScheduleTexts: Translated<typeof en.myScheduleTexts> = {
  whenICanWork: 'Mes disponibilités',
  mySchedule: 'Mon horaire',
  workingWith: (names, others) =>
    `Avec ${inList(others === 0 ? names : [...names, counted(others, { one: '# autre personne', other: '# autres personnes' })])}`,
  openShifts: 'Quarts de travail libres',
  collides: (times) => `Vous travaillez alors de ${times}.`,
  awayThen: 'Vous êtes en congé ce jour-là.',
  claimTitle: 'Prendre ce quart de travail?',
  claimText: (day, times, what) => (what === '' ? `${day}, ${times}.` : `${day}, ${times} : ${what}.`),
  giveBack: 'Rendre',
  giveBackTheShiftOn: (day) => `Rendre le quart de travail du ${day}`,
  givenBack: (day) => `Le quart de travail du ${day} est de nouveau libre.`,
  openBelow: (count) =>
    counted(count, {
      one: 'Un quart libre que vous pourriez prendre',
      other: '# quarts libres que vous pourriez prendre',
    }),
  openShiftsNote:
    'Prenez-en un, et il est à vous tout de suite. Vous pouvez le rendre tant que votre responsable ne l’a pas vu.',
  fromToday: 'À partir d’aujourd’hui',
  fourWeeksEarlier: 'Quatre semaines plus tôt',
  fourWeeksLater: 'Quatre semaines plus tard',
  youAreOnShift: (time) => `Votre quart de travail se termine à ${time}.`,
  yourNextShift: (day, times) => `Votre prochain quart de travail : ${day}, ${times}.`,
  noShiftsInTheseWeeks: 'Aucun quart de travail dans ces semaines',
  yourShiftsAppearHere: 'Vos quarts de travail paraissent ici dès leur publication.',
  cancelled: 'Annulé',
  hours: (minutes) => minutes,
  theShiftOnIsYours: (day) => `Le quart de travail du ${day} est à vous.`,
  claimTheShiftOn: (day) => `Prendre le quart de travail du ${day}`,
  claim: 'Prendre',
};

export const shiftDialogTexts: Translated<typeof en.shiftDialogTexts> = {
  theShiftWasAdded: 'Le quart de travail a été ajouté comme brouillon.',
  theShiftWasCancelled: 'Le quart de travail a été annulé. Il reste dans l’horaire.',
  saved: 'Enregistré.',
  nowOf: (name) => `Enregistré. Le quart de travail revient à ${name}.`,
  nowOpen: 'Enregistré. Le quart de travail est libre.',
  takenBack: 'Le quart de travail est comme avant.',
  deleteThisShift: 'Supprimer ce quart de travail?',
  theShiftWasDeleted: 'Le quart de travail a été supprimé.',
  deleteTextPublished:
    'Il a déjà été vu et disparaîtrait sans laisser de trace. Annulez-le plutôt : il restera dans l’horaire.',
  deleteText: 'Il n’a pas encore été publié. Sa suppression est définitive.',
  theShiftIsBack: 'Le quart de travail est rétabli.',
  shift: 'Quart de travail',
  shiftOf: (name) => `Quart de travail : ${name}`,
  when: 'Quand',
  state: 'État',
  cancelled: 'Annulé',
  plannedBySomebodyElse: 'Planifié par une autre personne',
};

export const shiftFormTexts: Translated<typeof en.shiftFormTexts> = {
  anOpenShiftIsOffered: 'Un quart de travail libre est offert à un service : choisissez-le.',
};

export const useMoveShiftTexts: Translated<typeof en.useMoveShiftTexts> = {
  movedTo: (place) => `Déplacé : ${place}.`,
};

export const weekDialogsTexts: Translated<typeof en.weekDialogsTexts> = {
  publishQuestion: (count) =>
    counted(count, { one: 'Publier # quart de travail?', other: 'Publier # quarts de travail?' }),
  published: (count) =>
    counted(count, { one: '# quart de travail a été publié.', other: '# quarts de travail ont été publiés.' }),
  theWeekOf: (days, told) => `Semaine : ${days}. ${told}`,
  andOthers: (names, count) =>
    counted(count, { one: (n) => `${names} et ${n} autre`, other: (n) => `${names} et ${n} autres` }),
  shiftsHaveWarnings: (count) =>
    counted(count, {
      one: '# quart de travail comporte un avertissement.',
      other: '# quarts de travail comportent des avertissements.',
    }),
  copyAWeek: 'Copier une semaine?',
  fromTheWeek: 'De la semaine du',
  undo: 'Revenir en arrière',
  copyUndone: 'Les quarts de travail copiés sont retirés.',
  copyNotUndone: 'Tout n’a pas pu être retiré.',
  copyText: (days, department) =>
    department === null
      ? `Chaque quart de travail de la semaine (${days}) est repris comme brouillon, aux mêmes jours et aux mêmes heures de cette semaine. Les personnes qui ont déjà un quart de travail à ce moment sont laissées de côté.`
      : `Chaque quart de travail de la semaine (${days}) du service « ${department} » est repris comme brouillon, aux mêmes jours et aux mêmes heures de cette semaine. Les personnes qui ont déjà un quart de travail à ce moment sont laissées de côté.`,
  theShiftCannotGo: 'Ce quart de travail ne peut pas aller là',
  moveItAllTheSame: 'Le déplacer quand même?',
  leaveIt: 'Le laisser à sa place',
  moveAnyway: 'Déplacer quand même',
};

export const weekEdgesTexts: Translated<typeof en.weekEdgesTexts> = {
  hoursAndCost: 'Heures et coût',
  hours: (minutes) => minutes,
  hoursFor: (minutes, money) => `${minutes}, ${money}`,
};

export const weekGridTexts: Translated<typeof en.weekGridTexts> = {
  shiftsOfTheWeek: 'Quarts de travail de la semaine',
  hours: (minutes) => minutes,
  fullHours: (minutes) => minutes.replace(/(\sh)\s00$/, '$1'),
  hoursOf: (minutes, contract) => `${minutes} / ${contract}`,
  lastDay: (day) => `Dernier jour : ${day}`,
  addAShift: (label, shortDay) => `Ajouter un quart de travail : ${label}, ${shortDay}`,
  open: 'Libre',
  from: (start, end) => `${start} à ${end}`,
  target: (start, end, label, shortDay, takes) =>
    takes
      ? `${start} à ${end} : ${label}, ${shortDay}`
      : `${start} à ${end} : ${label}, ${shortDay} – hors de votre planification`,
  arrowKeysChooseThePlace:
    'Les flèches choisissent la place, Entrée y met le quart de travail, Échap le laisse où il était.',
};

export const shiftChipTexts: Translated<typeof en.shiftChipTexts> = {
  states: { cancelled: 'annulé', draft: 'brouillon' },
};
