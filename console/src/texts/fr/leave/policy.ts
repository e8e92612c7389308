import { counted } from '../../counted.ts';
import type * as en from '../../leave/policy.ts';
import type { Translated } from '../../translated.ts';
import { sayAmount } from './amounts.ts';

export const policyTexts: Translated<typeof en.policyTexts> = {
  title: 'Soldes de congé',
  balances: 'Soldes',
  types: 'Types de congé',
  holidays: 'Jours fériés',
  lockedDates: 'Dates bloquées',
  person: 'Personne',
  year: 'Année',
  department: 'Service',
  anyDepartment: 'Tous les services',
  status: 'État',
  working: 'En poste',
  left: 'Départ effectué',
  adjust: 'Corriger',
  adjustBalance: 'Corriger un solde',
  amount: 'De combien',
  amountHint: 'Un moins retranche : -2,5.',
  reason: 'Motif',
  reasonHint: 'Reste pour toujours dans l’historique du solde.',
  noLimit: 'Sans limite',
  save: 'Enregistrer',
  edit: 'Modifier',
  remove: 'Retirer',
  actions: 'Actions',
  ledger: 'D’où vient ce solde',
};

export const accrualNames: Translated<typeof en.accrualNames> = {
  ANNUAL_GRANT: 'En entier au début de l’année',
  MONTHLY: 'Un douzième au début de chaque mois',
};

export const unitNames: Translated<typeof en.unitNames> = { DAYS: 'Jours', HOURS: 'Heures' };

const kindNames: Readonly<Record<Parameters<typeof en.sayEntry>[0]['kind'], string>> = {
  GRANT: 'Accordé pour l’année',
  ACCRUAL: 'Accordé pour un mois',
  CARRY_OVER: 'Reporté de l’année précédente',
  EXPIRY: 'Expiré : reporté et non utilisé',
  ADJUSTMENT: 'Corrigé à la main',
  SETTLEMENT: 'Réglé avec l’emploi précédent',
  TAKEN: 'Congé pris',
  REVERSAL: 'Congé rendu',
};

export const sayEntry: typeof en.sayEntry = (entry) => {
  if (entry.is_difference) return 'Selon un autre horaire de travail';
  if (entry.full_amount !== null && entry.full_amount !== entry.amount) {
    const what = kindNames[entry.kind];
    return counted(entry.full_amount, { other: (full) => `${what}, de ${full} à temps plein` });
  }
  return entry.kind === 'CARRY_OVER' && entry.amount < 0 ? 'Reporté à l’année suivante' : kindNames[entry.kind];
};

export const sayAllowance: typeof en.sayAllowance = (type) => {
  if (type.annual_allowance === null) return policyTexts.noLimit;
  const amount = sayAmount(type.annual_allowance, type.unit);
  return type.accrual === 'MONTHLY' ? `${amount} par année, mois par mois` : `${amount} par année`;
};

export const sayCarryOver: typeof en.sayCarryOver = (type) => {
  if (type.annual_allowance === null) return '–';
  if (type.carry_over_limit === null) return 'Tout';
  return type.carry_over_limit === 0 ? 'Rien' : `Au plus ${sayAmount(type.carry_over_limit, type.unit)}`;
};

export const sayRest: typeof en.sayRest = (unit, year) => {
  const next = year.year + 1;
  const moved = sayAmount(year.carried_over, unit);
  const lost = sayAmount(year.lapsed, unit);
  if (year.carried_over === 0) return `Si rien n’est pris, tout s’éteint à la fin de ${year.year}.`;
  if (year.lapsed === 0) return `Si rien n’est pris, tout est reporté à ${next}.`;
  return `Si rien n’est pris, report de ${moved} à ${next} et perte de ${lost}.`;
};

export const adjustDialogTexts: Translated<typeof en.adjustDialogTexts> = {
  titleOf: (name) => `${name} : corriger un solde`,
  theBalanceWasAdjusted: 'Le solde a été corrigé.',
  type: 'Type',
  sayWhy: 'Dites pourquoi.',
  leftNow: (before, year) => `Il reste ${before} en ${year}.`,
  leftAfterwards: (before, year, after) => `Il reste ${before} en ${year}; ensuite, il restera ${after}.`,
};

export const balancesTexts: Translated<typeof en.balancesTexts> = {
  noun: (count) => counted(count, { one: '# personne', other: '# personnes' }),
  empty: { title: 'Personne pour l’instant', text: 'Les personnes paraissent ici dès qu’elles sont ajoutées.' },
  taken: (amount) => `pris : ${amount}`,
  waitingForADecision: (amount) => `en attente d’une décision : ${amount}`,
  ofWhole: (amount) => `sur ${amount}`,
};

export const holidaysTexts: Translated<typeof en.holidaysTexts> = {
  addAHoliday: 'Ajouter un jour férié',
  daysOffIn: (year) => `Jours chômés de ${year}`,
  noPublicHolidays: 'Aucun jour férié',
  noCalendarIsKnown: 'Aucun calendrier n’est connu pour ce pays. Ajoutez les jours où personne ne travaille.',
  base: (count, place) =>
    counted(count, {
      one: (n) =>
        `${n} jour férié (${place}) sert de base; le pays et la région se choisissent dans les réglages. Un congé ne retranche rien du solde ce jour-là.`,
      other: (n) =>
        `${n} jours fériés (${place}) servent de base; le pays et la région se choisissent dans les réglages. Un congé ne retranche rien du solde ces jours-là.`,
    }),
  isADayOffAgain: (name) => `${name} est de nouveau chômé.`,
  yourOwn: 'Ajouté par vous',
  notKeptPeopleWork: 'Non chômé : jour travaillé',
  keepNamed: (name) => `Rétablir : ${name}`,
  keepIt: 'Rétablir',
  remove: (name, shortDay) => `Retirer ${name}, ${shortDay}`,
  removeTitle: (name) => `Retirer ${name}?`,
  isAWorkingDayNow: (name) => `${name} est maintenant un jour ouvrable.`,
  becomesAWorkingDay: (day) =>
    `Le ${day} devient un jour ouvrable. Les congés déjà inscrits gardent le compte de leurs jours.`,
  inEveryYear: 'Chaque année',
  add: 'Ajouter',
  isADayOffNow: (name) => `${name} est maintenant un jour chômé.`,
  day: 'Jour',
  name: 'Nom',
};

export const holidayPlacesTexts: Translated<typeof en.holidayPlacesTexts> = {
  title: 'Autres lieux de travail',
  note: 'Les personnes dont le lieu de travail est l’un de ceux-ci ont les jours fériés de sa région : les congés, les feuilles de temps et l’aperçu s’y conforment.',
  none: 'Tout le monde a les jours ci-dessus.',
  add: 'Ajouter un lieu',
  save: 'Enregistrer',
  saved: 'Les lieux de travail sont enregistrés.',
  place: 'Lieu de travail',
  everywhereElse: 'Partout ailleurs',
  workLocation: 'Lieu de travail',
  workLocationHint: 'Tel qu’il figure dans les dossiers des personnes.',
  country: 'Pays',
  region: 'Région',
  regionHint: 'État ou province, comme QC.',
  removeNamed: (place) => `Retirer ${place}`,
  removeTitle: (place) => `Retirer ${place}?`,
  removeText:
    'Les personnes de ce lieu ont désormais les jours de l’organisation. Les congés déjà inscrits gardent le compte de leurs jours.',
};

export const lockedDatesTexts: Translated<typeof en.lockedDatesTexts> = {
  everyone: 'Tout le monde',
  lead: 'Personne ne peut prendre de congé ces jours-là. Les congés déjà inscrits restent.',
  lockDates: 'Bloquer des dates',
  noun: (count) => counted(count, { one: '# période bloquée', other: '# périodes bloquées' }),
  empty: {
    title: 'Aucune date bloquée',
    text: 'Bloquez les jours où tout le monde doit être là, comme l’inventaire.',
  },
  days: 'Jours',
  for: 'Pour',
  unlock: 'Débloquer',
  editLockedDates: 'Modifier les dates bloquées',
  saved: 'Enregistré.',
  theDatesAreLocked: 'Les dates sont bloquées.',
  firstDay: 'Premier jour',
  lastDay: 'Dernier jour',
  emptyOneDay: 'Vide : un seul jour.',
  reasonHint: 'Affiché aux personnes qui demandent un congé ces jours-là.',
  unlockTheseDates: 'Débloquer ces dates?',
  theDatesAreUnlocked: 'Les dates sont débloquées.',
  leaveCanBeBookedAgain: (days) => `Des congés peuvent de nouveau être pris : ${days}.`,
};

export const personTexts: Translated<typeof en.personTexts> = {
  leave: (name) => `${name} : congés`,
  balancesOf: (year) => `Soldes de ${year}`,
  left: (amount) => `reste ${amount}`,
  whatHappened: 'Mouvement',
  entryOfLeave: (entry, days) => `${entry} : ${days}`,
  by: 'Par',
  byTheRules: 'Muster, selon les règles',
  entered: 'Inscrit le',
  due: 'Comptée, inscrite cette nuit au plus tard',
  hours: 'Heures',
  days: 'Jours',
  givenSoFar: 'Accordé jusqu’ici',
  broughtOver: 'Reporté',
  adjusted: 'Corrigé',
  takenOrBooked: 'Pris ou prévu',
  waitingForADecision: 'En attente d’une décision',
  noun: (count) => counted(count, { one: '# mouvement', other: '# mouvements' }),
  empty: {
    title: 'Aucun mouvement pour l’instant',
    text: 'Ce qui est dû est inscrit par le traitement de nuit, ou dès qu’un congé est demandé.',
  },
  unlimitedWhatIsTaken: 'Sans limite : les congés pris sont comptés, sans solde.',
  leftWhatWasGiven: (left) =>
    `Reste ${left} : ce qui a été accordé, reporté et corrigé, moins ce qui est pris et ce qui est en attente.`,
};

export const typeDialogTexts: Translated<typeof en.typeDialogTexts> = {
  edit: (name) => `Modifier « ${name} »`,
  addALeaveType: 'Ajouter un type de congé',
  saved: 'Enregistré.',
  canBeBookedNow: (name) => `Le type « ${name} » peut maintenant être demandé.`,
  name: 'Nom',
  nameIn: { en: 'Nom en anglais', fr: 'Nom en français' },
  nameInHint: 'Affiché aux personnes qui lisent cette langue. Vide : le nom ci-dessus.',
  colourInCalendars: 'Couleur dans les calendriers',
  aFullYearGives: 'Une année entière donne',
  annualAllowanceHint: 'Vide : sans limite et sans solde.',
  countedIn: 'Compté en',
  whenItIsGiven: 'Quand il est accordé',
  movesIntoTheNextYear: 'Report à l’année suivante, au plus',
  carryOverLimitHint: '0 : rien. Vide : tout ce qui reste.',
  carriedExpires: 'Les jours reportés expirent après le',
  carriedExpiresHint:
    'Chaque année après ce jour et ce mois, sauf ce qui est pris ou demandé d’ici là. Vide : à la fin de l’année.',
  byService: 'Selon l’ancienneté',
  moreWithYears: 'Davantage avec l’ancienneté',
  step: (index) => `Palier ${index}`,
  afterYears: 'Après, en années ici',
  remove: 'Retirer',
  removeStep: (index) => `Retirer le palier ${index}`,
  paid: 'Payé',
  isPaidHint: 'Un congé payé paraît sur la feuille de temps.',
  needsADecision: 'Exige une décision',
  requiresApprovalHint: 'Sinon, il est approuvé automatiquement.',
  private: 'Privé',
  isPrivateHint:
    'Visible pour la personne, ses gestionnaires, l’Administration et la Direction; pour les autres, la personne est en congé.',
  proRata: 'Selon l’horaire de travail',
  proRataHint:
    'Qui travaille trois jours sur cinq en reçoit les trois cinquièmes, à partir du jour où l’horaire vaut. Ce qui a été accordé avant demeure.',
  sickness: 'Pour maladie',
  isSicknessHint:
    'Proposé par « Maladie ». Les dates bloquées ne l’empêchent pas, et les responsables de la personne sont avisés tout de suite.',
  forFamily: 'D’un enfant ou d’un proche',
  forFamilyHint:
    'Non pas sa propre maladie : proposé à côté, au même bouton, avec sa propre règle d’attestation médicale.',
  allowsHours: 'Une partie de la journée, par heures',
  allowsHoursHint: 'Pour une seule journée, aussi « de 14 h à 17 h »; cela prend cette partie de la journée.',
  certificateAfter: 'Une attestation médicale est exigée après',
  certificateAfterHint: 'Jours civils consécutifs d’absence; 0 : dès le premier jour. Vide : jamais.',
  canBeBooked: 'Peut être demandé',
  isActiveHint: 'Sinon, les congés déjà inscrits restent.',
};

export const usualTypesTexts: Translated<typeof en.usualTypesTexts> = {
  add: (country) => `Ajouter les types habituels (${country})`,
  added:
    'Les types de congé habituels ont été ajoutés. Vérifiez-les : les lois et les contrats peuvent en donner plus.',
  vacation: 'Vacances',
  sick: 'Congé de maladie',
  sickChild: 'Enfant malade',
  bereavement: 'Deuil',
  parental: 'Congé parental',
  unpaid: 'Congé sans solde',
};

export const typesTexts: Translated<typeof en.typesTexts> = {
  addALeaveType: 'Ajouter un type de congé',
  noun: (count) => counted(count, { one: '# type de congé', other: '# types de congé' }),
  empty: {
    title: 'Aucun type de congé pour l’instant',
    text: 'Ajoutez-en un, comme Vacances, pour que l’on puisse le demander.',
  },
  type: 'Type',
  gives: 'Donne',
  carriesOver: 'Report',
  paid: 'Payé',
  unpaid: 'Non payé',
  approval: 'Approbation',
  approvalIsNeeded: 'Requise',
  approvalIsAutomatic: 'Automatique',
  privacy: 'Confidentialité',
  private: 'Privé',
  open: 'Visible',
  canBeBooked: 'Peut être demandé',
  retired: 'Hors service',
  edit: (name) => `Modifier « ${name} »`,
  retireNamed: (name) => `Mettre hors service « ${name} »`,
  retire: 'Mettre hors service',
  retireTitle: (name) => `Mettre hors service « ${name} »?`,
  canNoLongerBeBooked: (name) => `Le type « ${name} » ne peut plus être demandé.`,
  retireText:
    'Il ne peut plus être demandé, et rien de plus n’est accordé. Les congés inscrits restent, de même que les soldes. Vous pouvez le rétablir en le modifiant.',
};

export const whatThisGrantsTexts: Translated<typeof en.whatThisGrantsTexts> = {
  whatThisGrants: 'Ce que cela accorde',
  year: (year) => `${year} :`,
  amountInYear: (year, amount) => `${year} : ${amount}`,
  toSomebodyWhoStarted: 'À une personne entrée en poste le',
  emptyYearsAgoTry: (day) => `Vide : il y a des années. Essayez le ${day}.`,
  asMuchAsIsApproved: 'autant que ce qui est approuvé, sans solde.',
  grants: (count, first, amount, last) =>
    counted(count, {
      one: () => `Tout, le ${first}.`,
      other: () => `${amount} le ${first}, puis mois par mois jusqu’au ${last}.`,
    }),
};

export const yearSelectTexts: Translated<typeof en.yearSelectTexts> = {
  thisYear: (year) => `${year}, cette année`,
};
