import { elided } from '../../words.ts';
import type * as en from '../connected-apps.ts';
import { counted } from '../counted.ts';
import type { Translated } from '../translated.ts';

export const connectedAppsTexts: Translated<typeof en.connectedAppsTexts> = {
  title: 'Applications connectées',
  lead: 'Les applications qui travaillent avec Muster en votre nom. Chacune fait ce que vous lui avez permis, et jamais plus que ce que vous pouvez faire.',
  leadForAll:
    'Les applications que les gens de l’organisation ont connectées. Chacune fait ce que sa personne lui a permis.',
  app: 'Application',
  person: 'Personne',
  allowed: 'Permis',
  scopes: (count) => counted(count, { one: '# chose', other: '# choses' }),
  onlyProposes: 'propose seulement les changements',
  readsOnly: 'lit seulement',
  writesItself: 'change d’elle-même',
  lastUsed: 'Dernière utilisation',
  never: 'Jamais',
  connectedOn: 'Connectée le',
  disconnectedOn: 'Déconnectée le',
  assistant: 'Assistant',
  actions: 'Actions',
  whatItDid: 'Ce qu’elle a fait',
  disconnect: 'Déconnecter',
  status: 'État',
  connected: 'Connectées',
  disconnected: 'Déconnectées',
  whose: 'De qui',
  mine: 'Les miennes',
  everyones: 'Toutes',
  noun: (count) => counted(count, { one: '# application', other: '# applications' }),
  emptyTitle: 'Aucune application connectée',
  emptyText: 'Une application se connecte à partir d’elle-même : elle vous amène ici et pose la question.',
  disconnectTitle: (name) => `Déconnecter ${name}?`,
  disconnectText:
    'Tout ce qu’elle demande est refusé à partir de ce moment. Pour revenir, elle doit demander de nouveau.',
  isDisconnected: (name) => `${name} est déconnectée.`,
  onThisDevice: (host) => `une application de cet appareil (${host})`,
};

export const consentTexts: Translated<typeof en.consentTexts> = {
  title: (name) => `Connecter ${name}?`,
  whoTitle: 'Qui demande',
  whoAsks: (name, person, organization) =>
    `« ${name} » veut travailler avec Muster en votre nom : celui ${elided('de', person)}, ${organization}.`,
  whereTo: (host, day) =>
    `On vous renverra vers ${host}. Elle s’est inscrite elle-même le ${day}, et personne n’a vérifié son nom.`,
  isAssistant: 'Elle travaille comme un assistant : selon ce qu’on lui demande, étape par étape (MCP).',
  bounds:
    'Elle ne voit et ne fait jamais plus que ce que vous pouvez faire. Vous choisissez ci-dessous, et pouvez la déconnecter à tout moment.',
  reads: 'Elle peut lire',
  readsNote:
    'Décochez ce dont elle n’a pas besoin. Ce qui est privé au sujet des gens reste fermé tant que vous ne le cochez pas.',
  writes: 'Elle peut changer',
  writesNote: 'Rien n’est coché : cochez ce à quoi elle sert.',
  isPrivate: 'Privé : fermé tant que vous ne le cochez pas.',
  opens: (scope, count) =>
    counted(count, { one: `${scope} : # opération de l’API`, other: `${scope} : # opérations de l’API` }),
  howItWrites: 'Comment elle change quelque chose',
  proposes: 'Proposer seulement : chaque changement attend dans votre boîte de réception que vous l’acceptiez',
  writesItself: 'D’elle-même, tout de suite',
  beyondRole: (count) =>
    counted(count, {
      one: 'Elle a demandé # autre chose que votre rôle ne permet pas.',
      other: 'Elle a demandé # autres choses que votre rôle ne permet pas.',
    }),
  details: 'Ce que cela ouvre exactement',
  connect: 'Connecter',
  doNotConnect: 'Ne pas connecter',
  chooseSome: 'Cochez au moins une chose, ou ne la connectez pas.',
  back: (name) => `Retour à ${name}`,
  isConnected: (name) => `${name} est connectée`,
  isConnectedText: 'Vous y retournez. Si rien ne se passe, suivez le lien.',
  fault: 'L’application a fait une demande à laquelle on ne peut pas répondre. Rien n’a été connecté.',
  nobody: 'Votre organisation ne connecte aucune application. L’administration peut changer cela.',
  notListed: 'L’administration de votre organisation doit d’abord approuver cette application.',
  plan: 'Le forfait de votre organisation, ou un de ses réglages, ferme l’accès aux programmes.',
  ask: 'Demander l’approbation',
  asked: 'La demande est faite à l’administration. Revenez à partir de l’application une fois qu’elle est approuvée.',
};
