import { elided } from '../../words.ts';
import { counted } from '../counted.ts';
import type * as en from '../developers.ts';
import type { Translated } from '../translated.ts';

export const requestsTexts: Translated<typeof en.requestsTexts> = {
  title: 'Demandes',
  lead: 'Ce que vos programmes ont demandé à l’API au cours des sept derniers jours. Ce qui a été envoyé et répondu n’est pas conservé.',
  leadForAll:
    'Ce que les programmes ont demandé à l’API au cours des sept derniers jours, avec n’importe quel jeton. Ce qui a été envoyé et répondu n’est pas conservé.',
  call: 'Appel',
  answer: 'Réponse',
  took: 'Durée',
  token: 'Jeton',
  goneToken: 'Le jeton d’une autre personne',
  owner: 'Propriétaire',
  from: 'Depuis',
  when: 'Quand',
  operation: 'Opération',
  requestId: 'Identifiant de la demande',
  unknownPath: 'chemin inconnu',
  erasedPerson: 'Une personne effacée',
  errors: 'Erreurs',
  errorsNote: 'Par opération et par code, les plus fréquentes d’abord',
  whatItMeans: 'Ce que signifie cette erreur',
  inReference: 'Dans la référence',
  notKept: 'Les paramètres et les corps ne sont pas conservés : leur place reste vide dans l’appel copié.',
  noneTitle: 'Aucune demande pour l’instant',
  none: 'Faites un appel avec un jeton, et il apparaît ici quelques secondes plus tard.',
  noun: (count) => counted(count, { one: '# demande', other: '# demandes' }),
  findByRequestId: 'Rechercher par identifiant',
  anyAnswer: 'Toutes les réponses',
  anyToken: 'Tous les jetons',
  anyOperation: 'Toutes les opérations',
  error: 'Erreur',
  anyError: 'Toutes les erreurs',
  milliseconds: (number) => `${number} ms`,
};

export const statusClasses: Translated<typeof en.statusClasses> = {
  success: 'Réussies',
  error: 'Toutes les erreurs',
  refused: 'Refusées (4xx)',
  failed: 'Échouées (5xx)',
};

export const eventExampleTexts: Translated<typeof en.eventExampleTexts> = {
  exampleOf: (type) => `Exemple ${elided('de', type)}`,
  copyExample: 'Copier l’exemple',
};

export const eventsTexts: Translated<typeof en.eventsTexts> = {
  events: 'Événements',
  eventsLead:
    'Ce que Muster annonce aux points de terminaison. De nouveaux types peuvent s’ajouter à tout moment : les récepteurs ignorent ceux qu’ils ne connaissent pas.',
  searchEvents: 'Rechercher un événement',
  nothingFits: 'Aucun résultat',
  tryOtherWords: 'Essayez d’autres mots.',
  scope: 'Portée',
  none: 'Aucune',
  holds: 'Contient',
  theIdOfTheRecord: 'Seulement l’identifiant de la fiche',
  theRecordAsTheOwner: 'La fiche telle que la personne propriétaire la voit',
  oldValuesOf: 'Anciennes valeurs de',
};

export const overviewTexts: Translated<typeof en.overviewTexts> = {
  developers: 'Développement',
  developersLead: 'L’API fait ce que fait l’application, avec les droits de la personne à qui appartient le jeton.',
  newToken: 'Nouveau jeton',
  quickStart: 'Pour commencer',
  createAToken: 'Créez un jeton.',
  itCarriesTheScopes: 'Il porte les portées que vous choisissez et n’est affiché qu’une fois.',
  askWhoItIs: 'Demandez qui il est.',
  putTheToken: 'Mettez le jeton à l’endroit indiqué dans l’appel.',
  aFirstCall: 'Un premier appel',
  copyTheCall: 'Copier l’appel',
  goOn: 'Continuez.',
  everyOperation: 'Toutes les opérations se trouvent dans la <référence de l’API>, où vous pouvez les essayer.',
  goodToKnow: 'Bon à savoir',
  apiAddress: 'Adresse de l’API',
  times: 'Heures',
  iso8601InUTC: 'ISO 8601 en UTC',
  currency: 'Devise',
  timeZoneOfTheOrganization: 'Fuseau horaire de l’organisation',
  webhooksTell: 'Les <points d’ancrage Web> annoncent à vos programmes ce qui se passe.',
  eventsList: '<Événements> donne la liste de tout ce qui peut leur être annoncé, avec un exemple de chacun.',
  requestsShow: '<Demandes> montre ce que vos programmes ont demandé et ce qui a mal tourné.',
  permissionsShow: '<Autorisations> montre quel rôle peut appeler quoi.',
  yours: 'Les vôtres :',
};

export const permissionsTexts: Translated<typeof en.permissionsTexts> = {
  permissions: 'Autorisations',
  permissionsLead:
    'Qui peut appeler quoi. S’y ajoutent les règles propres à chaque fiche, par exemple le temps de qui une personne peut approuver.',
  searchOperationsAndScopes: 'Rechercher des opérations et des portées',
  part: 'Partie',
  everyPart: 'Toutes les parties',
  role: 'Rôle',
  anyRole: 'Tous les rôles',
  nothingFits: 'Aucun résultat',
  tryOtherWordsOrFewer: 'Essayez d’autres mots ou moins de filtres.',
  operation: 'Opération',
  scopeOfAToken: 'Portée d’un jeton',
  yes: 'Oui',
  no: 'Non',
  inTheAppAlone: 'Dans l’application seulement',
  anyToken: 'Tous les jetons',
};

export const requestDialogTexts: Translated<typeof en.requestDialogTexts> = {
  copyRequestId: 'Copier l’identifiant',
};

export const requestErrorsTexts: Translated<typeof en.requestErrorsTexts> = {
  summary: (times, tokens, ago) =>
    `${counted(times, { one: '# fois', other: '# fois' })}, ${counted(tokens, { one: '# jeton', other: '# jetons' })}, la dernière ${ago}`,
};
