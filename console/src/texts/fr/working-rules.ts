import { counted } from '../counted.ts';
import type { Translated } from '../translated.ts';
import type * as en from '../working-rules.ts';

export const workingRulesTexts: Translated<typeof en.workingRulesTexts> = {
  title: 'Règles de travail',
  lead: 'Repos, pauses et durées maximales : ce qui s’applique ici, et d’où cela vient.',
  rules: 'Règles',
  noAdvice: 'Ces règles avertissent. Elles ne sont pas un avis juridique.',
  pack: 'Règles de',
  noPack: 'Aucun ensemble : 11 heures de repos seulement',
  packs: {
    'CA-ON': 'Ontario',
    'CA-QC': 'Québec',
    'CA-BC': 'Colombie-Britannique',
    DE: 'Allemagne',
    GB: 'Grande-Bretagne',
    FR: 'France',
  },
  takePack: 'Prendre cet ensemble',
  takeTitle: 'Prendre un autre ensemble?',
  takeText:
    'Les règles modifiées ici redeviennent celles de l’ensemble. Les réglages des heures supplémentaires restent les mêmes.',
  packTaken: 'Ensemble pris',
  offered: (place) => `Il y a des règles pour : ${place}, où se trouve l’organisation. Aucune n’est encore prise.`,
  ofPlace: (place) =>
    `Il y a des règles sur le repos, les pauses et les heures supplémentaires pour : ${place}, qui ne s’appliquent pas encore ici.`,
  seeRules: 'Les voir',
  offeredOvertime: (sentence) =>
    `Selon la loi, les heures supplémentaires commencent ici ${sentence}. Les réglages disent autre chose.`,
  useOvertime: 'L’utiliser pour les heures supplémentaires',
  useOvertimeTitle: 'Changer le calcul des heures supplémentaires?',
  useOvertimeText: (sentence) =>
    `Les heures supplémentaires commencent alors ${sentence}. Les feuilles de temps qui ne sont pas verrouillées suivent à leur prochain changement.`,
  overtimeSet: 'Réglages des heures supplémentaires modifiés',
  rule: 'Règle',
  source: 'Source',
  read: (day) => `lue le ${day}`,
  ours: 'Notre propre règle',
  shown: 'Affichage',
  actions: { WARN: 'Avertit', TELL: 'Dans le rapport', OFF: 'Désactivée' },
  broken: 'En quatre semaines',
  times: (count) => counted(count, { one: '# fois', other: '# fois' }),
  changed: 'Modifiée ici',
  change: 'Modifier',
  changeRule: 'Modifier la règle',
  saved: 'Règle modifiée',
  save: 'Enregistrer',
  noun: (count) => counted(count, { one: '# règle', other: '# règles' }),
  leftOut: 'Non retenu ici',
  leftOutNote: 'Ce que la loi dit aussi, et que Muster ne calcule pas.',
  leftOutReasons: {
    AGREEMENTS: 'De plus longues heures ou un autre repos par entente écrite ou collective.',
    AVERAGED_HOURS: 'La moyenne des heures sur plusieurs semaines ou mois.',
    DAILY_REST_NONE: 'Un repos entre les jours : la loi n’en fixe pas pour tous.',
    DOUBLE_TIME: 'Le double du taux au-delà de 12 heures par jour.',
    EIGHT_BETWEEN_SHIFTS:
      'Huit heures entre deux quarts de travail de plus de 13 heures ensemble, auxquelles on peut renoncer par entente.',
    LONGEST_DAY_NONE: 'Une durée maximale par jour : la loi n’en fixe pas pour tous.',
    LONGEST_WEEK_NONE: 'Une durée maximale par semaine : la loi n’en fixe pas pour tous.',
    NIGHT_WORK: 'Les règles sur le travail de nuit.',
    OVERTIME_NONE: 'Le début des heures supplémentaires : la loi ne le dit pas, les contrats le disent.',
    OVERTIME_RATES: 'Le taux des heures supplémentaires : il monte avec les heures, ou une entente le fixe.',
    REFUSAL: 'À partir de combien d’heures on peut refuser de travailler davantage.',
    SHORTER_BREAKS: 'Les pauses par parties d’au moins 15 minutes, et pas plus de six heures sans pause.',
    SUNDAY_REST: 'Les dimanches et le jour de repos qui les remplace.',
    WEEKLY_REST_CHOICE: 'Le repos hebdomadaire, que l’employeur peut répartir sur deux semaines de plusieurs façons.',
    YOUNG_PEOPLE: 'Les règles pour les moins de 18 ans.',
  },
  breaches: 'Où des règles n’ont pas été respectées',
  breachesNote: 'Travail terminé qui n’a pas été refusé, selon les règles d’aujourd’hui.',
  inSheet: 'Repos et durées maximales, selon les règles d’aujourd’hui',
  period: 'Quand',
  fourWeeks: 'Les quatre dernières semaines',
  department: 'Service',
  everyDepartment: 'Tous les services',
  everyRule: 'Toutes les règles',
  noDepartment: 'Aucun service',
  ofPeople: (count, people) =>
    `${counted(count, { one: '# fois', other: '# fois' })}, ${counted(people, { one: '# personne', other: '# personnes' })}`,
  byDepartment: 'Par service',
  departments: (count) => counted(count, { one: '# service', other: '# services' }),
  breachNoun: (count) => counted(count, { one: '# manquement', other: '# manquements' }),
  day: 'Jour',
  person: 'Personne',
  what: 'Ce qui s’est passé',
  noneTitle: 'Toutes les règles ont été respectées',
  noneText: (days) => `Rien de ce qui a été travaillé (${days}) n’en a enfreint une.`,
  more: 'Il y en a d’autres. Choisissez une période plus courte ou un service.',
  figures: {
    rest_minutes: 'Repos d’au moins (heures)',
    in_two_weeks_minutes: 'Ou d’affilée en deux semaines (heures)',
    minutes: 'Au plus (heures)',
    after_minutes: 'Si le travail dépasse (heures)',
    break_minutes: 'Pause d’au moins (heures)',
    daily_minutes: 'Heures par jour',
    weekly_minutes: 'Heures par semaine',
    multiplier: 'Payées à tant de fois le taux',
  },
  paid: 'La pause est',
  paidOrNot: { no: 'Non payée', yes: 'Payée' },
  deducted: 'Si elle manque',
  deductions: {
    NEVER: 'C’est signalé, et rien n’est déduit',
    IF_MISSING: 'Ce qui manque est déduit au départ',
  },
  deductedHint:
    'La personne et qui la dirige en sont informées. La loi peut l’interdire quand la personne a travaillé.',
  hoursHint: 'Par exemple 7 h 30 ou 7,5.',
  hoursProblem: 'Entrez des heures, par exemple 7 h 30 ou 7,5.',
};

export const sayOvertime: typeof en.sayOvertime = (format, daily, weekly) => {
  const parts = [
    ...(daily === null ? [] : [`${format.minutes(daily)} par jour`]),
    ...(weekly === null ? [] : [`${format.minutes(weekly)} par semaine`]),
  ];
  return `après ${parts.join(' et ')}`;
};

export const sayOfferedOvertime: typeof en.sayOfferedOvertime = (format, offer) =>
  sayOvertime(format, offer.overtime_daily_minutes, offer.overtime_weekly_minutes);

export const sayRule: typeof en.sayRule = (format, { kind, values }) => {
  const hours = (minutes: number | null | undefined): string => format.minutes(minutes ?? 0);
  switch (kind) {
    case 'REST_BETWEEN_SHIFTS':
      return `Au moins ${hours(values.rest_minutes)} de repos entre le travail de deux jours`;
    case 'LONGEST_DAY':
      return `Au plus ${hours(values.minutes)} de travail par jour`;
    case 'LONGEST_WEEK':
      return `Au plus ${hours(values.minutes)} de travail par semaine`;
    case 'BREAK':
      return `Une pause de ${hours(values.break_minutes)}${values.paid === true ? ', payée,' : ''} si le travail dépasse ${hours(values.after_minutes)}${values.deducted === 'IF_MISSING' ? '; ce qui manque est déduit' : ''}`;
    case 'WEEKLY_REST':
      return values.in_two_weeks_minutes == null
        ? `Au moins ${hours(values.rest_minutes)} de repos d’affilée par semaine`
        : `Au moins ${hours(values.rest_minutes)} de repos d’affilée par semaine, ou ${hours(values.in_two_weeks_minutes)} en deux semaines`;
    case 'OVERTIME':
      return `Heures supplémentaires ${sayOvertime(format, values.daily_minutes ?? null, values.weekly_minutes ?? null)}`;
  }
};

export const sayBreach: typeof en.sayBreach = (format, { kind, minutes, limit_minutes }) => {
  const [had, limit] = [format.minutes(minutes), format.minutes(limit_minutes)];
  switch (kind) {
    case 'REST_BETWEEN_SHIFTS':
      return `${had} de repos; il en faut ${limit}`;
    case 'LONGEST_DAY':
      return `${had} de travail dans la journée; au plus ${limit}`;
    case 'LONGEST_WEEK':
      return `${had} de travail dans la semaine; au plus ${limit}`;
    case 'BREAK':
      return minutes === 0 ? `Aucune pause; il faut ${limit}` : `Une pause de ${had}; il faut ${limit}`;
    case 'WEEKLY_REST':
      return `Au plus ${had} de repos d’affilée dans la semaine; il en faut ${limit}`;
    case 'OVERTIME':
      return `${had} de travail; les heures supplémentaires commencent après ${limit}`;
  }
};
