import { counted } from '../counted.ts';
import type * as en from '../inbox.ts';
import type { Translated } from '../translated.ts';

export const kindTexts: Translated<typeof en.kindTexts> = {
  leave: { one: 'Congé', chip: 'Congés' },
  leave_cancellation: { one: 'Demande d’annulation de congé', chip: 'Annulations' },
  time_entry: { one: 'Saisie de temps', chip: 'Saisies de temps' },
  timesheet: { one: 'Feuille de temps', chip: 'Feuilles de temps' },
  expense_report: { one: 'Note de frais', chip: 'Notes de frais' },
  shift_offer: { one: 'Échange de quarts de travail', chip: 'Quarts de travail' },
  shift_application: { one: 'Candidature à un quart de travail', chip: 'Quarts de travail libres' },
  proposal: { one: 'Proposition', chip: 'Propositions' },
  document: { one: 'Document à signer', chip: 'À signer' },
  task: { one: 'Tâche', chip: 'Tâches' },
  training: { one: 'Formation', chip: 'Formations' },
};

export const inboxTexts: Translated<typeof en.inboxTexts> = {
  title: 'Boîte de réception',
  lead: 'Tout ce qui vous attend.',
  list: 'Ce qui vous attend',
  filter: 'Afficher',
  all: 'Tout',
  noneTitle: 'Rien ne vous attend',
  none: 'Les demandes à décider, les documents à signer et vos tâches paraissent ici.',
  noneOfKind: 'Rien de ce genre ne vous attend.',
  showAll: 'Tout afficher',
  more: (shown, all) =>
    `Les ${String(shown)} plus anciens éléments sur ${String(all)} sont affichés; les suivants viennent à mesure que vous décidez.`,
  others: (count) =>
    counted(count, {
      one: 'Une autre demande attend une personne plus proche; vous pouvez aussi la trancher.',
      other: '# autres demandes attendent une personne plus proche; vous pouvez aussi les trancher.',
    }),
  othersShown: (count) =>
    counted(count, {
      one: 'L’une de ces demandes attend une personne plus proche.',
      other: '# de ces demandes attendent une personne plus proche.',
    }),
  showOthers: 'Les afficher aussi',
  onlyMine: 'Seulement les miennes',
  keys: 'Touches : j et k pour se déplacer, x pour sélectionner, a pour approuver, r pour rejeter, u pour revenir en arrière.',
  approve: 'Approuver',
  approveNamed: (title, detail) => `Approuver : ${title}, ${detail}`,
  reject: 'Rejeter',
  rejectNamed: (title, detail) => `Rejeter : ${title}, ${detail}`,
  accept: 'Accepter',
  acceptNamed: (title, detail) => `Accepter : ${title}, ${detail}`,
  decline: 'Refuser',
  declineNamed: (title, detail) => `Refuser : ${title}, ${detail}`,
  accepted: (count) => counted(count, { one: 'Proposition acceptée.', other: '# propositions acceptées.' }),
  declined: (count) => counted(count, { one: 'Proposition refusée.', other: '# propositions refusées.' }),
  proposals: 'Toutes les propositions',
  quoted: (note) => `« ${note} »`,
  sign: 'Lire et signer',
  open: 'Ouvrir',
  undo: 'Revenir en arrière',
  select: (title, detail) => `Sélectionner : ${title}, ${detail}`,
  selectAll: 'Tout sélectionner',
  selectAllThatWait: (count) => `Sélectionner les ${String(count)} éléments en attente`,
  person: 'Personne',
  anyone: 'Tout le monde',
  department: 'Service',
  anyDepartment: 'Tous les services',
  selected: (count) => counted(count, { one: '# demande sélectionnée', other: '# demandes sélectionnées' }),
  clear: 'Effacer la sélection',
  approveMany: (count) => counted(count, { other: 'Approuver #' }),
  rejectMany: (count) => counted(count, { other: 'Rejeter #' }),
  approved: (count) => counted(count, { one: 'Demande approuvée.', other: '# demandes approuvées.' }),
  rejected: (count) => counted(count, { one: 'Demande rejetée.', other: '# demandes rejetées.' }),
  rejectTitleOf: (title, detail) => `Rejeter ${title} : ${detail}`,
  rejectTitle: (count) => counted(count, { one: 'Rejeter cette demande', other: 'Rejeter # demandes' }),
  reasonHint: 'La personne le lit.',
  due: (day) => `à faire d’ici le ${day}`,
  overdue: (day) => `en retard depuis le ${day}`,
  refused: (count) =>
    counted(count, {
      one: 'La décision n’a pas pu être prise :',
      other: '# décisions n’ont pas pu être prises :',
    }),
  changed: 'Cette demande a changé depuis que vous l’avez vue. Regardez-la de nouveau avant de décider.',
  changedTo: (was, now) =>
    `Cette demande a changé depuis que vous l’avez vue : « ${was} » est maintenant « ${now} ». Décidez de nouveau.`,
  changedSinceSubmitted: 'Ses saisies ont changé depuis qu’elle a été soumise.',
  hoursSinceSubmitted: (was, now) => `A changé depuis qu’elle a été soumise : ${was} alors, ${now} maintenant.`,
  refusedOne: (title) => `${title} :`,
  somebody: 'Une autre personne',
  decidedBy: {
    APPROVED: (who) => `${who} a approuvé cette demande entre-temps.`,
    REJECTED: (who) => `${who} a rejeté cette demande entre-temps.`,
    CANCELLED: (who) => `${who} a annulé cette demande entre-temps.`,
    PAID: (who) => `${who} a payé cette demande entre-temps.`,
    DELETED: (who) => `${who} a supprimé cette demande entre-temps.`,
    DONE: (who) => `${who} a approuvé cette demande entre-temps.`,
  },
  handledBy: (who) => `${who} a traité cette demande entre-temps.`,
  away: 'Congé',
  shiftGoesTo: (name) => `Quart de travail pour ${name}`,
  inPlaceOf: (name) => `pour ${name}`,
};

export const factsTexts: Translated<typeof en.factsTexts> = {
  inPlaceOf: (days, length) => `À la place du congé approuvé, ${days} (${length})`,
  left: (amount) => `Il restera ${amount}`,
  nobodyElse: 'Personne d’autre n’est en congé',
  alsoAway: (names, others) =>
    others === 0
      ? `Aussi en congé : ${names}`
      : counted(others, {
          one: `Aussi en congé : ${names} et 1 autre personne`,
          other: `Aussi en congé : ${names} et # autres personnes`,
        }),
  alsoAsked: (names, others) =>
    others === 0
      ? `Aussi demandé par ${names}`
      : counted(others, {
          one: `Aussi demandé par ${names} et 1 autre personne`,
          other: `Aussi demandé par ${names} et # autres personnes`,
        }),
  meetsShift: (when, others) =>
    others === 0
      ? `Touche le quart de travail du ${when}`
      : counted(others, {
          one: `Touche le quart de travail du ${when} et 1 autre`,
          other: `Touche le quart de travail du ${when} et # autres`,
        }),
  fromTo: (from, to) => `${from} à ${to}`,
  inExchange: (shift) => `En échange : ${shift}`,
  withPlan: (worked, planned) => `${worked}, prévu ${planned}`,
  oddities: {
    LONG: 'Plus de 10 heures',
    NO_BREAK: 'Sans pause',
    OVER_PLAN: 'Plus long que prévu',
    UNDER_PLAN: 'Plus court que prévu',
    OVERLAP: 'Chevauche une autre saisie',
    FAR: 'Pointé loin du lieu de travail',
  },
  noReceipt: 'Aucun reçu',
  receipt: (fileName) => `Reçu : ${fileName}`,
  moreReceipts: (count) => counted(count, { one: '1 autre reçu', other: '# autres reçus' }),
};

export const notificationListTexts: Translated<typeof en.notificationListTexts> = {
  title: 'Notifications',
  list: 'Vos notifications',
  show: 'Afficher',
  all: 'Toutes',
  unread: 'Non lues',
  readAll: 'Tout marquer comme lu',
  read: 'Marquer comme lue',
  new: 'Nouvelle',
  more: 'Afficher plus',
  noneTitle: 'Rien pour l’instant',
  none: 'Les décisions sur vos demandes, les tâches, les documents à signer et les changements de vos quarts de travail paraissent ici.',
  noneUnread: 'Vous avez tout lu.',
  reason: (reason) => `Motif : ${reason}`,
  by: (name) => `par ${name}`,
};

export const wishTexts: Translated<typeof en.wishTexts> = {
  title: 'Choix des notifications',
  note: 'Vous recevez au plus un courriel toutes les 15 minutes. Les documents à signer et les absences de dernière minute sont envoyés tout de suite. Ce qui sonne, sonne sur les appareils ci-dessous.',
  about: 'Sujet',
  in_app: 'Dans l’application',
  by_mail: 'Par courriel',
  by_push: 'Sonnerie',
  saved: 'Enregistré.',
  presets: {
    EVERYTHING: 'Tout',
    MY_SHIFTS: 'Mes quarts seulement',
    MY_DECISIONS: 'Mes décisions seulement',
    CUSTOM: 'Selon mon choix',
  },
  says: {
    EVERYTHING: 'Vous êtes au courant de tout ce qui vous concerne, ici et par courriel.',
    MY_SHIFTS:
      'Vous êtes au courant quand vos quarts sont publiés, changés ou offerts. Ce qui vous attend reste dans la boîte de réception.',
    MY_DECISIONS:
      'Vous êtes au courant des demandes qui vous attendent et des absences de dernière minute des personnes sous votre responsabilité.',
    CUSTOM: 'Vous êtes au courant de ce que vous avez choisi.',
  },
  topics: {
    requests: 'Décisions sur mes demandes',
    tasks: 'Tâches et formations qui me sont confiées',
    signatures: 'Documents à signer',
    shifts: 'Quarts de travail publiés ou changés',
    absences: 'Absences de dernière minute des personnes sous ma responsabilité',
    decisions: 'Demandes qui attendent ma décision',
    announcements: 'Annonces',
  },
  label: (topic, way) => `${topic} : ${way}`,
};

export const ringTexts: Translated<typeof en.ringTexts> = {
  title: 'Sur mes appareils',
  lead: 'Un téléphone ou un ordinateur sonne quand quelque chose vous concerne : un quart libre, une décision, une demande qui attend.',
  start: 'Sonner sur cet appareil',
  started: 'Cet appareil sonne désormais.',
  on: 'Cet appareil sonne.',
  stop: 'Faire taire cet appareil',
  stopped: 'Cet appareil ne sonne plus.',
  impossible:
    'Ce navigateur ne peut pas sonner. Sur un iPhone ou un iPad, ajoutez d’abord Muster à l’écran d’accueil, puis ouvrez-le de là.',
  withdrawn:
    'Ce navigateur ne laisse pas Muster sonner. Autorisez les notifications de ce site dans ses réglages, puis revenez à cette page.',
  failed: 'Le service d’envoi n’a pas pu joindre cet appareil. Réessayez, ou essayez un autre navigateur.',
  others: 'Autres appareils qui sonnent',
  device: 'Un appareil',
  since: (day) => `depuis le ${day}`,
  lastRang: (ago) => `dernière sonnerie ${ago}`,
  silence: 'Faire taire',
  silenceDevice: (device) => `Faire taire ${device}`,
  quiet: 'Heures de silence',
  quietFrom: 'Silence à partir de',
  quietTo: 'Silence jusqu’à',
  quietNote:
    'Tous les jours, à l’heure de l’organisation. Ce qui arrive entre-temps fait une seule notification à la fin.',
  showsNames: 'Noms sur un écran verrouillé',
  showsNamesNote:
    'De qui et de quoi il s’agit. Sans cela, la notification dit ce qui s’est passé et quand. Ni motifs ni montants n’y figurent jamais.',
};
