import type { request as english } from '../en/request.ts';
import type { TranslationOf } from '../message.ts';

export const request: TranslationOf<typeof english> = {
  noSuchPath: 'Ce chemin n’existe pas.',
  noSuchPathSeeDocs: 'Ce chemin n’existe pas. La référence de l’API se trouve à /docs.',
  noSuchPage: 'Cette page n’existe pas. La référence de l’API commence à /docs.',
  methods: ({ methods }) => `Ce chemin accepte ${methods.join(', ')}.`,
  anotherPerson:
    'Quelqu’un d’autre est connecté ici. Ce qui a été conservé pour une autre personne partira à sa connexion.',
  appHeader: 'Envoyez l’en-tête X-Muster-App: 1 avec les appels qui changent quelque chose.',
  contentLength: 'Content-Length ne correspond pas au corps.',
  contentType: 'Envoyez le corps en JSON avec l’en-tête Content-Type: application/json.',
  charset: 'Envoyez le corps en UTF-8; un autre jeu de caractères n’est pas accepté.',
  contentEncoding: 'Envoyez le corps tel quel, sans Content-Encoding.',
  host: 'Envoyez l’en-tête Host : HTTP/1.1 l’exige.',
  expect: 'L’en-tête Expect n’accepte que 100-continue.',
  late: 'La demande n’est pas arrivée à temps. Renvoyez-la d’un seul coup.',
  headersTooLarge: 'L’adresse et les en-têtes dépassent ensemble 16 Ko. Réduisez-les.',
  notHttp: 'La demande n’est pas du HTTP valide. Vérifiez les lignes, les en-têtes et la longueur.',
  notUtf8: 'Le corps n’est pas de l’UTF-8 valide.',
  notJson: 'Le corps n’est pas du JSON valide.',
  needsBody: 'Cette demande exige un corps en JSON.',
  tooLarge: {
    api: ({ size }) => `Le corps dépasse ${size}, le maximum de cette opération. Envoyez-en moins à la fois.`,
    app: ({ size }) => `L’envoi dépasse ${size}, le maximum permis. Envoyez-en moins à la fois.`,
  },
  tooManyValues: ({ limit }) =>
    `Le corps contient plus de ${String(limit)} valeurs, plus que cette opération n’accepte.`,
  tooManyFields: ({ limit }) =>
    `Le corps contient un objet de plus de ${String(limit)} champs, plus que cette opération n’accepte.`,
  fieldNameTooLong: ({ limit }) =>
    `Le corps contient un champ dont le nom dépasse ${String(limit)} octets, plus que cette opération n’accepte.`,
  tooDeep: ({ limit }) =>
    `Le corps est imbriqué sur plus de ${String(limit)} niveaux, plus que cette opération n’accepte.`,
  dryRun: 'dry_run doit être true ou false, donné une seule fois.',
  rehearsalKey: 'Une répétition ne conserve rien : il n’y a aucune réponse à retenir. N’envoyez pas de clé avec elle.',
  idempotencyKey: ({ field }) => `${field} accepte de 1 à 255 caractères ASCII imprimables sans espace.`,
  keyInUse: {
    api: 'Une demande avec cette Idempotency-Key est encore en cours. Attendez sa fin, puis répétez celle-ci.',
    app: 'L’enregistrement est encore en cours. Attendez un instant, puis réessayez.',
  },
  keyOfAnother: {
    api: 'Cette Idempotency-Key a servi avec un autre corps ou une autre requête. Prenez une nouvelle clé pour une nouvelle demande.',
    app: 'Cette demande a déjà été envoyée avec d’autres valeurs. Rechargez la page et réessayez.',
  },
  replayWithheld: {
    api: 'Cette demande a été exécutée, mais sa réponse ne vous est plus destinée : vos droits ou la personne visée ont changé depuis. Lisez l’enregistrement pour savoir ce que vous pouvez voir maintenant.',
    app: 'C’est fait, mais la réponse ne vous est plus destinée : vos droits ou la personne visée ont changé depuis.',
  },
  changedSince: {
    api: 'L’enregistrement n’est plus à la version que nomme If-Match. Relisez-le, puis décidez.',
    app: 'Il y a eu un changement depuis que vous avez regardé. Regardez de nouveau, puis décidez.',
  },
  noVersion: 'Cette opération ne change aucun enregistrement qui a une version. Envoyez-la sans If-Match.',
  ifMatch: 'If-Match accepte l’ETag d’une réponse, entre guillemets; plusieurs séparés par des virgules; ou *.',
  busy: {
    api: 'Une autre demande change le même enregistrement. Rien n’a été changé; réessayez sous peu.',
    app: 'Une autre personne fait un changement en ce moment. Rien n’a été changé; réessayez dans un instant.',
  },
  unavailable: 'Le service ne peut pas répondre en ce moment. Réessayez sous peu.',
  fault: {
    api: 'Une erreur s’est produite de notre côté. Citez l’identifiant de la demande si vous la signalez.',
    app: 'Une erreur s’est produite de notre côté. Réessayez; si elle persiste, signalez-la.',
  },
  noMoreStreams: 'Aucun autre flux d’événements pour le moment.',
  nothingRecorded: ({ refused, count }) =>
    `Rien n’a été enregistré : ${String(refused)} des ${String(count)} entrées ont été refusées. Corrigez celles que nomme details.entries, ou envoyez les autres dans le mode each.`,
  mcpMethod: 'MCP accepte POST ici : il n’y a pas de session à ouvrir ou à fermer.',
  mcpOrigin: 'MCP n’est pas servi aux pages d’autres sites.',
  mcpMessage: 'Envoyez un seul message JSON-RPC, sous forme d’objet; plusieurs à la fois ne sont pas acceptés.',
};
