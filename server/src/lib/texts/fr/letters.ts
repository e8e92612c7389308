import { endedIn, type letters as english } from '../en/letters.ts';
import { elided } from '../locale.ts';
import type { TranslationOf } from '../message.ts';

const endedKinds: Readonly<Record<string, string>> = {
  sessions: 'sessions',
  passkeys: 'clés d’accès',
  codes: 'codes à usage unique',
  links: 'liens vers un fournisseur d’identité',
  tokens: 'jetons d’API',
  apps: 'applications connectées',
  calendars: 'adresses de calendrier',
  endpoints: 'points d’ancrage Web',
  deputies: 'suppléances',
  grants: 'accès donnés',
};

export const letters: TranslationOf<typeof english> = {
  greeting: ({ name }) => `Bonjour ${name},`,
  sentBy: 'Envoyé par Muster.',

  setPassword: 'Choisir votre mot de passe',
  invitationSubject: ({ organization }) => `${organization} : choisissez votre mot de passe`,
  invitation: ({ organization }) =>
    `${organization} vous a donné accès à Muster. Suivez ce lien pour choisir votre mot de passe et vous connecter :`,
  invitationLasts:
    'Le lien sert une seule fois, jusqu’à ce que vous l’utilisiez ou en receviez un autre. S’il ne fonctionne plus, demandez-en un nouveau à la page de connexion avec « Mot de passe oublié? ».',
  invitationUnknown: 'Si vous ne savez pas pourquoi vous recevez ce message, vous pouvez l’ignorer.',

  setNewPassword: 'Choisir un nouveau mot de passe',
  resetSubject: ({ organization }) => `${organization} : choisissez un nouveau mot de passe`,
  reset: ({ organization }) =>
    `Une personne, sans doute vous, a demandé un nouveau mot de passe pour votre compte ${organization} dans Muster. Suivez ce lien pour le choisir :`,
  resetLasts: 'Le lien sert une seule fois, pendant une heure. Un nouveau mot de passe met fin à toutes vos sessions.',
  resetUnknown:
    'Si cette demande ne vient pas de vous, vous pouvez ignorer ce message : votre mot de passe reste le même.',

  warningSubject: ({ organization }) => `${organization} : mots de passe erronés pour votre compte`,
  warning: ({ organization }) =>
    `De nombreux mots de passe erronés ont été essayés pour votre compte ${organization} dans Muster en quelques minutes. Aucun n’a ouvert de session, et vous pouvez vous connecter comme d’habitude; cela peut prendre une seconde de plus.`,
  warningUnlessYou:
    'Si ces essais ne viennent pas de vous et que votre mot de passe sert ailleurs ou se devine facilement, choisissez-en un nouveau :',
  warningOnce: 'Vous ne recevrez plus ce message aujourd’hui.',

  passwordChangedSubject: ({ organization }) => `${organization} : votre mot de passe a changé`,
  passwordChanged: ({ organization }) =>
    `Le mot de passe de votre compte ${organization} dans Muster vient de changer, et vos autres sessions ont pris fin.`,
  passwordChangedUnlessYou: 'Si ce changement ne vient pas de vous, choisissez tout de suite un nouveau mot de passe :',

  signedOutSubject: ({ organization }) => `${organization} : une session a pris fin`,
  signedOut: ({ organization }) =>
    `Une session de votre compte ${organization} dans Muster vient de prendre fin, à partir d’une autre de vos sessions. Il faut se connecter de nouveau sur l’appareil en question.`,
  signedOutUnlessYou: 'Si cela ne vient pas de vous, choisissez un nouveau mot de passe :',

  factorsSubject: ({ organization }) => `${organization} : votre façon de vous connecter a changé`,
  codesOn: ({ organization }) =>
    `Les codes à usage unique viennent d’être activés pour votre compte ${organization} dans Muster. La connexion avec le mot de passe en demandera un désormais.`,
  codesOff: ({ organization }) =>
    `Les codes à usage unique viennent d’être désactivés pour votre compte ${organization} dans Muster.`,
  recoveryCodes: ({ organization }) =>
    `De nouveaux codes de secours viennent d’être créés pour votre compte ${organization} dans Muster. Les précédents ne servent plus.`,
  recoveryCodeUsed: ({ organization }) =>
    `Une personne, sans doute vous, vient de se connecter à votre compte ${organization} dans Muster avec un code de secours. Ce code ne sert plus.`,
  passkeyAdded: ({ organization, passkey }) =>
    `La clé d’accès « ${passkey} » vient d’être ajoutée à votre compte ${organization} dans Muster. Elle permet de se connecter sans mot de passe.`,
  passkeyRemoved: ({ organization, passkey }) =>
    `La clé d’accès « ${passkey} » vient d’être retirée de votre compte ${organization} dans Muster.`,
  passkeyCopied: ({ organization, passkey }) =>
    `Une personne a essayé de se connecter à votre compte ${organization} dans Muster avec la clé d’accès « ${passkey} ». La tentative a été refusée : il existe peut-être une copie de cette clé.`,
  passkeyCopiedRemove: 'Retirez-la sous Sécurité, puis ajoutez-en une nouvelle.',
  factorsReset: ({ organization }) =>
    `Les codes à usage unique et les clés d’accès de votre compte ${organization} dans Muster viennent d’être réinitialisés, et toutes vos sessions ont pris fin. Connectez-vous avec votre mot de passe et configurez un nouveau facteur.`,
  factorsKept: ({ organization }) =>
    `Quelqu’un a demandé à ${organization} de réinitialiser votre second facteur. Votre session y a pris fin. Vous utilisez le même compte ailleurs aussi : vos codes à usage unique et vos clés d’accès restent donc tels quels. Connectez-vous avec un code de secours ou une autre clé d’accès, puis configurez un nouveau facteur.`,
  factorsUnlessYou:
    'Si cela ne vient pas de vous et que vous ne l’avez pas demandé, choisissez tout de suite un nouveau mot de passe :',

  providerLinked: ({ organization, provider }) =>
    `Une personne, sans doute vous, vient de se connecter pour la première fois à votre compte ${organization} dans Muster avec ${provider}. Ce compte vous connecte désormais.`,
  providerUnlinked: ({ organization, provider }) =>
    `La Direction vient de retirer le lien entre votre compte ${organization} dans Muster et ${provider}. Les sessions ouvertes ainsi ont pris fin.`,
  useProviderSubject: ({ organization }) => `${organization} : connectez-vous à Muster`,
  useProvider: ({ organization }) =>
    `${organization} utilise Muster et s’y connecte uniquement avec le compte de l’entreprise : vous n’avez besoin d’aucun autre mot de passe. Entrez votre adresse courriel professionnelle à cette page :`,
  openSignInPage: 'Se connecter',
  signInSubject: ({ organization }) => `${organization} : la connexion à Muster`,
  providerAdded: ({ organization, provider }) =>
    `Le fournisseur d’identité « ${provider} » vient d’être ajouté pour ${organization}. Une fois activé, il servira à se connecter.`,
  providerChanged: ({ organization, provider }) =>
    `Le fournisseur d’identité « ${provider} » ${elided('de', organization)} vient d’être modifié.`,
  providerRemoved: ({ organization, provider }) =>
    `Le fournisseur d’identité « ${provider} » ${elided('de', organization)} vient d’être retiré. Les sessions qu’il avait ouvertes ont pris fin.`,
  domainProven: ({ organization, domain }) =>
    `Le domaine de courriel ${domain} est maintenant prouvé pour ${organization}. La page de connexion propose votre fournisseur d’identité à qui saisit une adresse de ce domaine.`,
  domainGone: ({ organization, domain }) =>
    `L’enregistrement DNS qui prouve le domaine de courriel ${domain} pour ${organization} est introuvable. S’il n’est pas rétabli dans les sept jours, le domaine ne compte plus : la page de connexion cesse de proposer votre fournisseur d’identité, et un annuaire ne peut plus y déplacer d’adresses. L’enregistrement figure dans les réglages, sous Connexion.`,
  domainLost: ({ organization, domain }) =>
    `Le domaine de courriel ${domain} n’est plus prouvé pour ${organization}. La page de connexion ne propose plus votre fournisseur d’identité pour ce domaine; son propre lien, et les personnes qu’il connaît déjà, continuent de fonctionner.`,
  policySsoOnly: ({ organization }) =>
    `Désormais, on se connecte à ${organization} uniquement avec le fournisseur d’identité. Les mots de passe, les clés d’accès et les liens envoyés par courriel n’ouvrent plus rien, sauf pour les membres de la Direction désignés pour les urgences.`,
  policyAny: ({ organization }) =>
    `Désormais, on se connecte à ${organization} avec ce qu’on a : le fournisseur d’identité, un mot de passe ou une clé d’accès.`,
  breakGlass: ({ organization, name }) =>
    `${name} vient de se connecter à ${organization} dans Muster sans le fournisseur d’identité, à titre de membre de la Direction désigné pour les urgences.`,
  signInUnlessYou: 'Si cela ne vient de personne parmi vous, vérifiez tout de suite :',
  openSignIn: 'Réglages de connexion',

  appSubject: ({ organization }) => `${organization} : applications connectées`,
  appConnected: ({ organization, app }) =>
    `Vous, ou une personne connectée à votre place, venez de connecter l’application « ${app} » à votre compte ${organization} dans Muster.`,
  appReused: ({ organization, app }) =>
    `L’application « ${app} » a été déconnectée de votre compte ${organization} dans Muster : une de ses clés a servi une deuxième fois, ce qui arrive quand une autre personne s’en est emparée. Connectez l’application de nouveau si elle vous sert encore.`,
  appEnded: ({ organization, app }) =>
    `L’application « ${app} » vient d’être déconnectée de votre compte ${organization} dans Muster par l’administration, ou par une règle de votre organisation.`,
  appUnlessYou: 'Ce qui est connecté à votre compte, et ce que chaque application a fait, se trouve ici :',
  openConnectedApps: 'Applications connectées',

  accessSubject: ({ organization }) => `${organization} : votre accès à Muster`,
  accessSuspended: ({ organization }) =>
    `${organization} a suspendu votre accès à Muster. Toutes vos sessions ont pris fin, et les programmes qui agissent pour vous ne reçoivent plus rien. Votre emploi se poursuit; adressez-vous à votre organisation si vous n’en connaissez pas le motif.`,
  accessRestored: ({ organization }) =>
    `${organization} vous a redonné votre accès à Muster. Vous pouvez vous connecter de nouveau.`,
  joined: ({ organization }) =>
    `Vous avez accepté l’invitation de ${organization} avec votre compte Muster. Une fois connecté, vous passez d’une organisation à l’autre sous votre nom. Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe à la page de connexion.`,

  confirmEmail: 'Confirmer cette adresse',
  confirmEmailSubject: ({ organization }) => `${organization} : confirmez votre nouvelle adresse courriel`,
  confirmEmailText: ({ organization }) =>
    `Cette adresse a été donnée comme votre nouvelle adresse pour ${organization} dans Muster. Suivez ce lien pour la confirmer; vous vous connecterez ensuite avec elle :`,
  confirmEmailLasts:
    'Le lien sert une seule fois, pendant 24 heures. Si vous ne savez pas de quoi il s’agit, vous pouvez l’ignorer : rien ne change.',
  takeEmailBack: 'Annuler le changement',
  emailChangesSubject: ({ organization }) => `${organization} : votre adresse courriel doit changer`,
  emailChanges: ({ organization, email }) =>
    `L’adresse de votre compte ${organization} dans Muster doit devenir ${email}, dès que cette adresse l’aura confirmé.`,
  emailChangesUnlessYou:
    'Si vous n’avez pas voulu ce changement, annulez-le. Le lien sert pendant sept jours après le changement et met fin à ce qui a été créé entre-temps dans votre compte :',
  takenBackSubject: ({ organization }) => `${organization} : un changement d’adresse courriel a été annulé`,
  takenBack: ({ organization }) =>
    `votre compte ${organization} dans Muster a de nouveau son ancienne adresse courriel, comme vous l’avez demandé.`,
  takenBackOf: ({ organization, name, email }) =>
    `${name} (${email}), de ${organization}, a annulé un changement de son adresse courriel : quelqu’un d’autre a pu entrer dans son compte Muster.`,
  takenBackEnded: ({ ended }) =>
    `Ce qui a été créé dans ce compte depuis la demande de changement a pris fin. Le mot de passe n’ouvre plus rien. En outre, en nombre : ${endedIn(ended, endedKinds)}.`,
  takenBackNext:
    'Choisissez un nouveau mot de passe par le lien de notre autre courriel. Vérifiez ensuite vos jetons, vos applications et vos données.',
  takenBackLook: 'Le journal d’audit dit ce qui a été fait entre-temps en son nom.',
  openMuster: 'Ouvrir Muster',

  addressChangedSubject: ({ organization }) => `${organization} : votre adresse courriel a changé`,
  addressChanged: ({ organization, email }) =>
    `l’annuaire de votre entreprise a donné à votre compte ${organization} dans Muster l’adresse ${email}. Vous vous connectez désormais avec celle-ci.`,
  addressChangedUnlessRight:
    'Si ce n’est pas votre adresse, avisez la personne qui s’occupe de l’annuaire, et l’administration de votre organisation.',

  openDocument: 'Ouvrir le document',
  signSubject: ({ organization, title }) => `${organization} : veuillez signer « ${title} »`,
  sign: ({ organization, title }) =>
    `${organization} vous demande de signer « ${title} ». Connectez-vous pour lire le document, puis le signer ou refuser de le faire :`,
  signUntil: ({ until, timezone }) => `Veuillez décider avant le ${until} (${timezone}).`,

  openReport: 'Ouvrir le rapport',
  reportSubject: ({ organization, name, when }) => `${organization} : ${name}, ${when}`,
  report: ({ name, when }) => `votre rapport « ${name} » (${when}) est prêt.`,
  reportHours: ({ hours, overtime, billable }) =>
    `Heures : ${hours}. Dont heures supplémentaires : ${overtime}, facturables : ${billable}.`,
  reportAbsence: ({ days, people }) => `Jours ouvrables d’absence : ${days}. Personnes absentes : ${people}.`,
  reportHeadcount: ({ people, joined, left }) =>
    `Effectif à la fin : ${people}. Arrivées : ${joined}. Départs : ${left}.`,
  reportExpenses: ({ amounts }) => `Réclamé : ${amounts}.`,
  reportNothing: 'Rien n’a été réclamé.',
  reportStop: ({ name }) =>
    `Vous avez demandé ce message avec la vue enregistrée « ${name} ». Pour y mettre fin, choisissez la vue dans les rapports et cliquez sur « Modifier ».`,

  endpointOffSubject: ({ host }) => `Le point de terminaison ${host} a été désactivé`,
  endpointOff: ({ host, id }) => `Muster n’envoie plus d’événements à votre point de terminaison ${host}, ${id}.`,
  endpointOffDescribed: ({ host, id, description }) =>
    `Muster n’envoie plus d’événements à votre point de terminaison ${host} (${description}), ${id}.`,
  endpointGone: 'Le récepteur a répondu 410 Gone, ce qui nous demande de ne plus rien envoyer.',
  endpointFailing: ({ count }) =>
    count < 2
      ? 'Aucun envoi n’a réussi depuis 5 jours; une tentative a échoué.'
      : `Aucun envoi n’a réussi depuis 5 jours; ${String(count)} tentatives ont échoué.`,
  endpointResume: ({ id }) =>
    `Ce qui était encore en file d’attente a été annulé. Quand le récepteur fonctionnera de nouveau, reprenez les envois dans l’application ou avec POST /webhooks/${id}/resume. Les événements survenus entre-temps ne sont pas envoyés d’eux-mêmes; le journal permet de renvoyer ceux dont l’envoi a échoué.`,

  newsSubject: ({ organization, sentence }) => `${organization} : ${sentence}`,
  manyNewsSubject: ({ organization, count }) => `${organization} : ${String(count)} notifications`,
  decidedFor: ({ deputy, absent }) => `Décision ${elided('de', deputy)} pour ${absent}.`,
  chooseNews: 'Choisir les notifications reçues',
  chooseNewsAt: ({ link }) => `Choisir les notifications reçues : ${link}`,
};
