import type { identity as english } from '../en/identity.ts';
import { elided } from '../locale.ts';
import type { TranslationOf } from '../message.ts';

export const identity: TranslationOf<typeof english> = {
  issuer: 'L’émetteur est une adresse sans point d’interrogation ni dièse.',
  issuerKnown: 'Il y a déjà un fournisseur avec cet émetteur.',
  tooMany: 'Il y a déjà cinq fournisseurs. Retirez-en un d’abord.',
  publicDomain: ({ domain }) =>
    `N’importe qui peut avoir une adresse chez ${domain} : ce ne peut être le domaine d’une entreprise. Retirez-le.`,
  domainHeld:
    'Une autre organisation de cette installation détient ce domaine. Son enregistrement doit d’abord disparaître; sinon, l’exploitant décide.',
  lastProvider:
    'On se connecte uniquement avec un fournisseur, et celui-ci est le dernier qui soit activé. Changez d’abord cette règle.',
  origin: {
    api: 'origin n’est pas une des adresses de l’application.',
    app: 'L’application est ouverte à une adresse qu’elle ne connaît pas. Ouvrez-la à la sienne.',
  },
  again: 'L’opération a pris trop de temps, a déjà servi ou a commencé ailleurs. Recommencez.',
  away: 'Le fournisseur d’identité ne répond pas. Réessayez dans un moment ou utilisez un autre moyen. Tout le reste fonctionne.',
  notFound:
    'Il n’y a pas de fournisseur OpenID Connect à cet émetteur : son adresse, suivie de /.well-known/openid-configuration, ne donne pas ce qu’il faut.',
  noKeys: 'Le fournisseur ne montre pas les clés avec lesquelles il signe.',
  noPkce: 'Le fournisseur n’accepte pas PKCE avec S256, que Muster exige.',
  wrongIssuer: 'Le fournisseur se désigne par un autre émetteur que celui qui est réglé ici.',
  wrongAudience:
    'La réponse du fournisseur est destinée à une autre application : l’identifiant client n’est pas celui qui est réglé ici.',
  wrongNonce: 'La réponse du fournisseur appartient à une autre connexion. Recommencez.',
  wrongClient: 'Le fournisseur ne connaît pas Muster par cet identifiant client et ce secret.',
  wrongCode: 'Le fournisseur ne connaît plus cette connexion. Recommencez.',
  wrongRedirect: 'Le fournisseur ne renvoie pas les navigateurs à cette adresse. Ajoutez-la chez lui.',
  wrongKey: 'La réponse est signée avec une clé que le fournisseur ne montre pas.',
  wrongSignature: 'La réponse n’est pas signée par le fournisseur.',
  expired: 'La réponse du fournisseur date d’un autre moment. Si cela persiste, son horloge ou la nôtre est déréglée.',
  denied: 'Le fournisseur a refusé la connexion.',
  answered: ({ error }) => `Le fournisseur a répondu par l’erreur « ${error} ».`,
  notValid: 'Le fournisseur a répondu par quelque chose qui n’est pas de l’OpenID Connect valide.',
  noAccess: 'Votre compte est connu ici, mais n’a pas d’accès en ce moment. Adressez-vous à l’Administration.',
  linkRemoved: 'Le lien vers votre compte vient d’être retiré. Recommencez.',
  noEmail: ({ provider }) =>
    `${provider} ne donne pas votre adresse courriel. La personne qui s’en occupe doit la laisser voir à Muster.`,
  unverified: ({ provider, email }) =>
    `${provider} ne garantit pas l’adresse ${email} (email_verified). La personne qui s’en occupe peut la confirmer là-bas.`,
  domain: ({ provider, domain }) =>
    `Les adresses à ${domain} ne se connectent pas avec ${provider}. La Direction peut ajouter le domaine dans les réglages, sous Connexion.`,
  noPerson: ({ email }) =>
    `Personne n’a l’adresse ${email} dans cette organisation. Demandez à l’Administration de vous ajouter ou de corriger votre adresse.`,
  otherSubject: ({ provider, email }) =>
    `L’adresse ${email} est déjà liée à un autre compte ${elided('de', provider)}. Utilisez celui-là; sinon, la Direction peut retirer le lien dans les réglages, sous Connexion.`,
  otherPerson: 'C’est le compte d’une autre personne. Utilisez le vôtre.',
  notFresh:
    'Le fournisseur ne dit pas que vous venez de vous y connecter (auth_time). Connectez-vous-y encore une fois.',
  ssoOnly: 'Votre organisation se connecte uniquement avec son fournisseur d’identité. Utilisez-le.',
  notReady:
    'Il faut d’abord qu’un membre de la Direction se connecte avec un fournisseur activé, pour que personne ne reste dehors.',
  someBreakGlass:
    'Quelqu’un doit pouvoir entrer quand le fournisseur ne répond pas. Désignez au moins un membre de la Direction.',
  notExecutive: 'Seuls des membres actifs de la Direction peuvent être désignés.',
  lastBreakGlass:
    'C’est le dernier membre de la Direction qui entre sans le fournisseur d’identité. Désignez-en d’abord un autre.',
  wouldLink: ({ email }) =>
    `Tout fonctionne. La connexion ${elided('de', email)} réussirait, et ce compte serait reconnu à partir de là.`,
  isLinked: 'Tout fonctionne. Ce compte est connu et la connexion réussirait.',
};
