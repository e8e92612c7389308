import { counted } from '../counted.ts';
import type { Translated } from '../translated.ts';
import type * as en from '../webhooks.ts';

export const statusNames: typeof en.statusNames = {
  active: 'Actif',
  paused: 'En pause',
  disabled: 'Désactivé',
};

export const statusReasons: typeof en.statusReasons = {
  paused: 'Une personne l’a mis en pause. Ce qui se passe entre-temps n’est pas envoyé plus tard.',
  failing: 'Il a été désactivé après cinq jours d’échecs. Corrigez le récepteur, puis reprenez les envois.',
  gone: 'Il a été désactivé parce que le récepteur a répondu 410 Gone.',
  owner_deactivated:
    'Il a été désactivé parce que la personne propriétaire est partie. Choisissez-en une autre, puis reprenez les envois.',
  owner_erased:
    'Il a été désactivé parce que la personne propriétaire a été effacée. Choisissez-en une autre, puis reprenez les envois.',
  deleted: 'Il a été supprimé.',
};

export const deliveryNames: typeof en.deliveryNames = {
  queued: 'En attente',
  delivering: 'En cours d’envoi',
  delivered: 'Reçu',
  failed: 'Échoué',
  cancelled: 'Annulé',
};

export const cancelReasons: typeof en.cancelReasons = {
  endpoint_paused: 'Le point de terminaison a été mis en pause avant l’envoi.',
  endpoint_disabled: 'Le point de terminaison a été désactivé avant l’envoi.',
  endpoint_deleted: 'Le point de terminaison a été supprimé avant l’envoi.',
  plan: 'Le forfait de l’organisation ne comprend pas l’API.',
  api_disabled: 'L’API de l’organisation a été désactivée.',
  subscription: 'L’abonnement de l’organisation a pris fin.',
  module_disabled: 'Le module de Muster concerné a été désactivé.',
  owner_inactive: 'La personne propriétaire du point de terminaison n’est plus active.',
  owner_role: 'Le rôle de la personne propriétaire ne permet plus de voir ce type d’événement.',
  not_visible: 'La personne propriétaire du point de terminaison ne peut pas voir cette fiche.',
  unsubscribed: 'Le point de terminaison ne s’intéresse plus à ce type d’événement.',
  event_expired: 'L’événement était trop ancien pour être envoyé.',
  address_not_public: 'L’adresse du récepteur n’est pas publique.',
};

export const cancelRemedies: typeof en.cancelRemedies = {
  endpoint_paused: 'Reprenez les envois, puis renvoyez-le.',
  endpoint_disabled: 'Reprenez les envois, puis renvoyez-le.',
  plan: 'Choisissez un forfait qui comprend l’API, puis renvoyez-le.',
  api_disabled: 'Activez l’API dans les réglages, puis renvoyez-le.',
  subscription: 'Renouvelez l’abonnement, puis renvoyez-le.',
  module_disabled: 'Activez ce module dans les réglages, puis renvoyez-le.',
  owner_inactive: 'Choisissez une autre personne propriétaire, puis renvoyez-le.',
  owner_role: 'Choisissez une personne propriétaire dont le rôle est plus élevé, puis renvoyez-le.',
  not_visible:
    'Une personne propriétaire qui peut voir la fiche le recevrait : les messages contiennent ce que cette personne peut voir, et rien de plus.',
  unsubscribed: 'Abonnez de nouveau le point de terminaison à ce type, puis renvoyez-le.',
  event_expired: 'Lisez la fiche par l’API : elle contient ce que l’événement aurait annoncé.',
  address_not_public: 'Donnez au point de terminaison une adresse accessible depuis Internet.',
};

export const everyEvent = 'Tous les événements, y compris les types à venir';

export const periodNames: Translated<typeof en.periodNames> = {
  day: 'Dernières 24 heures',
  week: '7 derniers jours',
};

export const deliveriesTexts: Translated<typeof en.deliveriesTexts> = {
  theReceiverAnswered: (lastResponseStatus) => `Le récepteur a répondu ${lastResponseStatus}.`,
  event: 'Événement',
  test: '(essai)',
  again: '(renvoi)',
  status: 'État',
  attempts: 'Tentatives',
  whatHappened: 'Ce qui s’est passé',
  nextAttempt: 'Prochaine tentative',
  raised: 'Survenu le',
  deliveries: 'Envois',
  noun: (count) => counted(count, { one: '# envoi', other: '# envois' }),
  anyStatus: 'Tous les états',
  empty: { title: 'Aucun envoi pour l’instant', text: 'Envoyez un essai pour voir ce qui arrive.' },
};

export const deliveryDialogTexts: Translated<typeof en.deliveryDialogTexts> = {
  theEvent: 'L’événement est de nouveau en route.',
  delivery: 'Envoi',
  redeliver: 'Renvoyer',
  sendNow: 'Envoyer maintenant',
  isSentNow: 'La prochaine tentative a lieu maintenant.',
  status: 'État',
  raised: 'Survenu le',
  nextAttempt: 'Prochaine tentative',
  now: 'Maintenant',
  over: 'Terminé le',
  attempts: 'Tentatives',
  noneYet: 'Aucune pour l’instant.',
  request: 'Demande',
  copyBody: 'Copier le corps',
  whatWasSent: 'Vous ne pouvez pas voir ce qui a été envoyé.',
  bodyOfTheRequest: 'Corps de la demande',
  whyNot: 'Pourquoi?',
  attempt: (number) => `Tentative ${number}`,
  noAnswer: 'Aucune réponse',
  answered: (responseStatus) => `Réponse ${responseStatus}`,
  ms: (instant, number) => `${instant}, ${number} ms`,
  answerToAttempt: (number) => `Réponse à la tentative ${number}`,
};

export const editEndpointTexts: Translated<typeof en.editEndpointTexts> = {
  editTheEndpoint: 'Modifier le point de terminaison',
  save: 'Enregistrer',
  theEndpointIsChanged: 'Le point de terminaison est modifié.',
  newAddress: 'Nouvelle adresse',
  urlHint:
    'Laissez ce champ vide pour garder l’adresse actuelle. Elle n’est pas affichée en entier, car elle peut contenir un secret.',
  description: 'Description',
  owner: 'Propriétaire',
  kindsOfEvents: 'Types d’événements',
  chooseAtLeastOneKind: 'Choisissez au moins un type.',
};

export const endpointTexts: Translated<typeof en.endpointTexts> = {
  webhooks: 'Points d’ancrage Web',
  webhookEndpoint: 'Point de terminaison',
  never: 'Jamais',
  aboutIt: 'Renseignements',
  status: 'État',
  owner: 'Propriétaire',
  lastDelivered: 'Dernier envoi reçu',
  lastFailed: 'Dernier échec',
  failuresInARow: 'Échecs consécutifs',
  added: 'Ajouté le',
  events: 'Événements',
  aTest: 'Un essai est en route.',
  sendATest: 'Envoyer un essai',
  sendAnExample: 'Envoyer un exemple',
  theEndpointIsActiveAgain: 'Le point de terminaison est de nouveau actif.',
  resume: 'Reprendre',
  edit: 'Modifier',
  pause: 'Mettre en pause',
  rotateSecret: 'Changer le secret',
  delete: 'Supprimer',
  pauseThisEndpoint: 'Mettre ce point de terminaison en pause?',
  theEndpointIsPaused: 'Le point de terminaison est en pause.',
  whatWaits: 'Les envois en attente sont annulés, et ce qui se passe pendant la pause n’est pas envoyé plus tard.',
  deleteThisEndpoint: 'Supprimer ce point de terminaison?',
  theEndpointIsDeleted: 'Le point de terminaison est supprimé.',
  nothingIsSent: (url) => `Plus rien n’est envoyé à ${url}, et son journal disparaît aussi.`,
  theNewSigningSecret: 'Le nouveau secret de signature',
  untilMessagesAreSigned: (instant) => `Jusqu’au ${instant}, les messages sont aussi signés avec le secret précédent.`,
  done: 'Terminé',
  rotateTheSigningSecret: 'Changer le secret de signature?',
  youGetANewSecret:
    'Vous recevez un nouveau secret. Pendant 24 heures, les messages sont signés avec les deux, le temps que le récepteur s’adapte.',
};

export const eventFieldsTexts: Translated<typeof en.eventFieldsTexts> = {
  eventsAbout: (title) => `Événements : ${title}`,
  none: 'Aucun',
  all: 'Tous',
  noneAbout: (title) => `Aucun événement : ${title}`,
  allAbout: (title) => `Tous les événements : ${title}`,
};

export const listTexts: Translated<typeof en.listTexts> = {
  addAnEndpoint: 'Ajouter un point de terminaison',
  endpoint: 'Point de terminaison',
  status: 'État',
  events: 'Événements',
  everyEvent: 'Tous',
  kinds: (count) => counted(count, { one: '# type', other: '# types' }),
  owner: 'Propriétaire',
  lastDelivered: 'Dernier envoi reçu',
  never: 'Jamais',
  failuresInARow: 'Échecs consécutifs',
  webhooks: 'Points d’ancrage Web',
  webhooksLead: 'Muster annonce à vos programmes ce qui se passe, dès que cela se passe. Chaque message est signé.',
  webhookEndpoints: 'Points de terminaison',
  noun: (count) => counted(count, { one: '# point de terminaison', other: '# points de terminaison' }),
  anyStatus: 'Tous les états',
  noEndpointsYet: 'Aucun point de terminaison pour l’instant',
  noEndpointsYetText: 'Ajoutez l’adresse d’un récepteur, choisissez ce qui lui est annoncé et envoyez-lui un essai.',
};

export const newEndpointTexts: Translated<typeof en.newEndpointTexts> = {
  urlPlaceholder: 'https://example.com/muster',
  webhooks: 'Points d’ancrage Web',
  yourNewEndpoint: 'Votre nouveau point de terminaison',
  openTheEndpoint: 'Ouvrir le point de terminaison',
  addAnEndpoint: 'Ajouter un point de terminaison',
  endpointOfAccount: (name) => `Il appartient au compte technique ${name} et reçoit ce que celui-ci peut voir.`,
  addAnEndpointLead: 'Il vous appartient : il reçoit ce que vous pouvez voir, et rien d’autre.',
  newEndpoint: 'Nouveau point de terminaison',
  receiver: 'Récepteur',
  address: 'Adresse',
  urlHint: 'Elle répond à POST par un état 2xx en 15 secondes ou moins.',
  sayWhereMessagesGo: 'Indiquez où envoyer les messages.',
  description: 'Description',
  whatItIsFor: 'À quoi il sert.',
  events: 'Événements',
  eventsNote: 'Ce qui lui est annoncé.',
  kindsOfEvents: 'Types d’événements',
  chooseAtLeastOneKind: 'Choisissez au moins un type.',
  addEndpoint: 'Ajouter',
  cancel: 'Annuler',
};

export const redeliverFailedTexts: Translated<typeof en.redeliverFailedTexts> = {
  redeliverAllFailed: 'Renvoyer les échecs',
  sendEverythingThatFailedOnce: 'Renvoyer tout ce qui a échoué?',
  onTheWay: (count) => counted(count, { one: '# envoi est en route.', other: '# envois sont en route.' }),
  onTheWayAndMore: (count) =>
    counted(count, {
      one: '# envoi est en route. Il en reste d’autres : recommencez ensuite.',
      other: '# envois sont en route. Il en reste d’autres : recommencez ensuite.',
    }),
  eachEventWhoseLastDelivery:
    'Chaque événement dont le dernier envoi a échoué est renvoyé, du plus ancien au plus récent, à raison de dix par seconde.',
  since: 'Depuis le',
  sinceHint: 'Vide : tout ce qui a échoué et se trouve encore dans le journal.',
  fromWhatTime: 'À partir de quelle heure',
};

export const secretOnceTexts: Translated<typeof en.secretOnceTexts> = {
  copyTheSigningSecretNow:
    'Copiez le secret de signature maintenant. Il n’est affiché que cette fois-ci; le récepteur en a besoin pour vérifier qu’un message vient de Muster.',
  copySecret: 'Copier le secret',
};

export const statisticsTexts: Translated<typeof en.statisticsTexts> = {
  nothingIsOverYet: (count) => (count === 0 ? 'Rien n’a été envoyé' : 'Rien n’est encore terminé'),
  received: (percent, count) =>
    counted(count, {
      one: (number) => `${percent} de ${number} envoi terminé reçu`,
      other: (number) => `${percent} de ${number} envois terminés reçus`,
    }),
  receivedWithMedian: (percent, count, ms) =>
    counted(count, {
      one: (number) => `${percent} de ${number} envoi terminé reçu, médiane de ${ms} ms`,
      other: (number) => `${percent} de ${number} envois terminés reçus, médiane de ${ms} ms`,
    }),
  howItIsDoing: 'Fonctionnement',
  newestDeliveries: (count) => counted(count, { one: '# envoi le plus récent', other: '# envois les plus récents' }),
  delivered: 'Reçus',
  failed: 'Échoués',
  cancelled: 'Annulés',
  waiting: 'En attente',
  attempts: 'Tentatives',
};

export const testEventTexts: Translated<typeof en.testEventTexts> = {
  sendTheExample: 'Envoyer l’exemple d’un événement',
  sendTheExampleAction: 'Envoyer l’exemple',
  theExample: 'L’exemple est en route.',
  theReceiverGets: 'Le récepteur le reçoit comme un vrai, avec des identifiants qui n’existent nulle part.',
  kindOfEvent: 'Type d’événement',
};
