import { anyOf } from '../any-of.ts';
import type { time as english } from '../en/time.ts';
import type { TranslationOf } from '../message.ts';
import { stateOf } from './names.ts';

export const time: TranslationOf<typeof english> = {
  runningAlready: 'Votre pointage est déjà en cours. Pointez d’abord votre départ.',
  notRunning: 'Aucun pointage n’est en cours.',
  clockElsewhere: ({ from }) =>
    `Votre service pointe ${anyOf(from, { PHONE: 'par téléphone', DESK: 'à un ordinateur', KIOSK: 'à une borne' }, 'ou')}.`,
  ranTooLong: {
    api: ({ hours }) =>
      `Votre pointage court depuis plus de ${String(hours)} heures. Dites quand vous avez fini (left_at).`,
    app: ({ hours }) => `Votre pointage court depuis plus de ${String(hours)} heures. Dites quand vous avez fini.`,
  },
  tapBeforeClockIn: {
    api: 'tapped_at ne doit pas précéder votre arrivée.',
    app: 'Cette heure précède votre arrivée.',
  },
  leftBeforeClockIn: {
    api: 'left_at doit suivre votre arrivée.',
    app: 'Dites une heure qui suit votre arrivée.',
  },
  leftTooLate: 'Une saisie couvre au plus 24 heures : dites quand vous avez fini ce jour-là.',
  tapOfAnother: 'Ce pointage est celui d’une autre personne que celle qui est connectée. Il comptera à sa connexion.',
  rejectedNote: ({ reason }) => `Rejetée : ${reason}`,
  inFuture: {
    api: ({ field }) => `${field} ne doit pas être dans le futur.`,
    app: 'Dites une heure qui n’est pas dans le futur.',
  },
  tapTooOld: {
    api: 'tapped_at ne doit pas remonter à plus de 31 jours. Saisissez ce temps à la main.',
    app: 'Cela remonte à plus de 31 jours. Saisissez ce temps à la main.',
  },
  nobodyToRemind: 'Personne n’a de feuille de temps à compléter pour cette période de paie.',
  noPeriodBegins: {
    api: 'Aucune période de paie ne commence à period_start. GET /pay-periods les donne.',
    app: 'Aucune période de paie ne commence ce jour-là.',
  },
  payRunBlocked: ({ count }) =>
    count === 1
      ? 'Une feuille de temps de cette période de paie n’est pas encore verrouillée.'
      : `${String(count)} feuilles de temps de cette période de paie ne sont pas encore verrouillées.`,
  payRunNothing:
    'Il n’y a rien à payer : toutes les feuilles de temps de cette période sont dans une clôture de paie, et aucune correction n’est ouverte.',
  payrollNameTaken: 'Un modèle porte déjà ce nom.',
  payrollTooMany: ({ limit }) => `Il y a ${String(limit)} modèles. Supprimez-en un d’abord.`,
  payrollTypeOfLeave: 'Un type de congé ne va qu’avec un congé.',
  payrollCodeTwice: 'Une nature d’heures n’a qu’un code.',
  payrollNoLeaveType: 'Ce type de congé n’existe pas.',
  payrollOneTemplate: { api: 'Donnez template_id ou preset, l’un des deux.', app: 'Choisissez un modèle.' },
  notLockedYet: 'Cette feuille de temps n’est pas encore verrouillée : modifiez plutôt ses saisies.',
  correctedTwice: 'Cette saisie est nommée deux fois.',
  noEntryToCorrect: 'Aucune saisie comptée de cette feuille de temps ne porte cet identifiant.',
  entryOrDay: 'Nommez une saisie ou un jour, pas les deux.',
  noEntryThatDay: 'Aucune saisie de cette feuille de temps ne compte ce jour-là.',
  severalThatDay: 'Plusieurs saisies comptent ce jour-là : corrigez leurs heures une à une.',
  outsidePeriod: 'Le jour doit se situer dans la période de la feuille de temps.',
  nothingToCorrect: 'Rien ne diffère de ce que dit la feuille de temps.',
  followsCorrection: 'Cette correction découle de celle d’une feuille de temps antérieure, et part avec elle.',
  laterCorrection: 'Une correction ultérieure repose sur celle-ci. Retirez d’abord l’autre.',
  lockedSince:
    'Une feuille de temps ultérieure de la même semaine a été verrouillée depuis et en tient compte. Faites plutôt une autre correction.',
  nothingToFinalize: 'Aucune feuille de temps de cette période n’est approuvée et en attente de la paie.',
  breakSinceClockIn: {
    api: 'break_minutes doit être inférieur au temps écoulé depuis votre arrivée.',
    app: 'La pause doit être plus courte que le temps écoulé depuis votre arrivée.',
  },
  breaksOrMinutes: {
    api: ({ field }) => `Envoyez ${field} ou break_minutes, l’un des deux.`,
    app: 'Saisissez les pauses avec leurs heures, ou leur durée totale.',
  },
  breaksAreClocked: {
    api: 'Les pauses de cette saisie ont été pointées : break_minutes en découle.',
    app: 'Vos pauses ont été pointées : leur durée en découle.',
  },
  breakBeforeStart: 'Une pause commence après le début du travail.',
  breaksInOrder: 'Les pauses se suivent, et chacune commence après la fin de la précédente.',
  breakEnds: 'Une pause se termine après son début.',
  breakBehindEnd: 'Une pause se termine avant la fin du travail.',
  breaksOutside: {
    api: ({ other }) => `Des pauses de cette saisie sont en dehors de ces heures. Envoyez aussi ${other}.`,
    app: 'Une pause pointée est en dehors de ces heures. Modifiez aussi les pauses.',
  },
  onBreakAlready: 'Vous êtes déjà en pause.',
  notOnBreak: 'Vous n’êtes pas en pause.',
  tooManyBreaks: 'Une saisie ne compte pas plus de pauses. Pointez votre départ, puis votre arrivée.',
  breakTooLate: 'Votre arrivée est pointée depuis plus de 24 heures. Pointez d’abord votre départ.',
  tapBeforeLast: {
    api: 'tapped_at ne doit pas précéder le dernier pointage de cette saisie.',
    app: 'C’est avant votre dernier pointage.',
  },
  accuracyAlone: {
    api: 'accuracy_m va avec latitude et longitude.',
    app: 'Le lieu n’est pas arrivé en entier. Réessayez.',
  },
  placeTogether: {
    api: 'Envoyez latitude et longitude ensemble.',
    app: 'Le lieu n’est pas arrivé en entier. Réessayez.',
  },
  years: {
    api: ({ field }) => `${field} doit se situer entre les années 1900 et 2199.`,
    app: 'Choisissez une date entre les années 1900 et 2199.',
  },
  outAfterIn: { api: 'clock_out doit suivre clock_in.', app: 'La fin doit suivre le début.' },
  tooLong: 'Une saisie couvre au plus 24 heures; enregistrez un travail plus long en parties.',
  breakTooLong: {
    api: 'break_minutes doit être inférieur au temps entre clock_in et clock_out.',
    app: 'La pause doit être plus courte que le temps entre le début et la fin.',
  },
  notByHand: 'Cette organisation n’accepte pas de temps saisi à la main; pointez.',
  forOthers: 'Seules l’Administration et la Direction disent à qui revient une saisie.',
  rate: {
    api: 'Seules l’Administration et la Direction règlent hourly_rate.',
    app: 'Seules l’Administration et la Direction règlent le taux horaire.',
  },
  othersChange: 'Seules la personne visée, l’Administration et la Direction changent cette saisie.',
  timesFixed: 'Cette organisation ne permet pas de changer les heures pointées.',
  ownByOther: 'Une autre personne doit saisir ou changer ainsi votre propre temps.',
  theyAreIn: 'Cette personne a déjà pointé son arrivée : changez plutôt cette saisie.',
  breakNeedsEnd: 'Les pauses se saisissent une fois le travail terminé.',
  sayWhenTheyLeft: 'Une saisie couvre au plus 24 heures : dites quand la personne est partie.',
  own: 'Une autre personne doit décider de votre propre temps.',
  outsideDepartments: 'Cette personne n’est dans aucun des services que vous dirigez ou gérez.',
  stillRunning: 'Cette saisie de temps est encore en cours.',
  deleted: 'Cette saisie de temps a été supprimée.',
  erased: 'Les données de cette personne ont été effacées; son temps reste tel quel.',
  noPerson: {
    api: 'user_id est obligatoire : l’installation elle-même n’a pas de temps.',
    app: 'Dites de qui il s’agit : l’installation elle-même n’a pas de temps.',
  },
  sheetLocked: {
    api: ({ start, end, status }) =>
      `La feuille de temps du ${start} au ${end} est à l’état ${status} : ses heures ne changent plus.`,
    app: ({ status }) =>
      `La feuille de temps de cette période est ${stateOf(status, true)} : ses heures ne changent plus.`,
  },
  periodLocked: ({ through }) =>
    `L’organisation a verrouillé les périodes de paie qui finissent le ${through} ou avant.`,
  othersSheet: 'Soumettez vous-même votre feuille de temps.',
  leftOutUnknown:
    'La paie ne prendrait de toute façon pas l’une de ces feuilles de temps : elle en fait déjà partie, ou relève d’une autre période.',
  ownPayroll: 'Une autre personne doit verrouiller votre propre feuille de temps pour la paie.',
  notPrepared: 'Vous préparez la paie d’autres services : cette personne n’est dans aucun d’eux.',
  sealedWithPrivateLeave:
    'Cette paie est scellée avec des types de congé privés, que vous ne voyez pas. Prenez-la comme tableau (format=csv), ou demandez le fichier scellé à l’Administration.',
  ownSheet: 'Seule la personne à qui appartient la feuille de temps peut le faire.',
  clockOutFirst: 'Une saisie de cette période est encore en cours. Pointez d’abord votre départ.',
  entryRunning: 'Une saisie de cette période est encore en cours.',
  pendingEntries: ({ count }) =>
    count < 2
      ? 'Une saisie de cette période attend une décision. Approuvez-la ou rejetez-la d’abord.'
      : `${String(count)} saisies de cette période attendent une décision. Approuvez-les ou rejetez-les d’abord.`,
  accountOff: 'Cette organisation ne tient pas de comptes d’heures.',
  accountZero: { api: 'minutes ne doit pas valoir 0.', app: 'Entrez un nombre d’heures différent de 0.' },
  accountPositive: {
    api: 'minutes doit être supérieur à 0 : c’est ce qui est payé ou donné en congé.',
    app: 'Entrez ce qui est payé ou donné en congé : plus de 0.',
  },
  accountReason: { api: 'Une CORRECTION exige un motif (reason).', app: 'Dites pourquoi le compte est corrigé.' },
  accountLeaveTypeNeeded: {
    api: 'LEAVE_IN_LIEU exige leave_type_id : le solde qui reçoit les heures.',
    app: 'Choisissez le congé qui reçoit les heures.',
  },
  accountLeaveTypeAlone: {
    api: 'leave_type_id va avec LEAVE_IN_LIEU seulement.',
    app: 'Seul un congé compensatoire va à un type de congé.',
  },
  accountFuture: {
    api: 'date ne doit pas être dans le futur.',
    app: 'Choisissez un jour qui n’est pas dans le futur.',
  },
  accountBeforeBegin: ({ begins }) => `Ce compte commence le ${begins}.`,
  accountNotBegun: 'Ce compte n’a pas encore commencé.',
  accountNotEnough: ({ hours }) => `Ce compte ne contient que ${hours} heures.`,
  whatIfTooLong: {
    api: 'from et to doivent être à deux ans au plus l’un de l’autre.',
    app: 'Choisissez deux ans au plus.',
  },
  whatIfOneOf: {
    api: 'Donnez user_ids ou department_ids, pas les deux.',
    app: 'Choisissez des personnes ou des services, pas les deux.',
  },
  tooManyFavourites: ({ limit }) => `Vous avez ${String(limit)} favoris. Retirez-en un d’abord.`,
};
