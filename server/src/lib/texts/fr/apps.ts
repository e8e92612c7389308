import type { apps as english } from '../en/apps.ts';
import type { TranslationOf } from '../message.ts';

export const apps: TranslationOf<typeof english> = {
  registrations: 'Trop d’applications se sont inscrites depuis cette adresse. Réessayez dans une heure.',
  unknownClient: {
    api: 'client_id ne désigne aucun client inscrit ici.',
    app: 'Muster ne connaît pas cette application. Retournez-y et connectez-la de nouveau.',
  },
  unknownRedirect: {
    api: 'redirect_uri n’est aucune de celles que le client a inscrites.',
    app: 'Ce lien vous enverrait ailleurs que là où l’application s’est inscrite. Ne le suivez pas; retournez dans l’application et connectez-la de nouveau.',
  },
  fault: ({ error }) => `L’application a fait une demande à laquelle on ne peut pas répondre (${error}).`,
  otherPerson:
    'Une autre personne s’est connectée sur cet appareil entre-temps. Rechargez la page et vérifiez à qui la demande s’adresse.',
  scopeNotAsked: {
    api: 'L’application n’a pas demandé cette portée.',
    app: 'L’application n’a pas demandé cela.',
  },
  problemNOBODY: 'Votre organisation ne connecte aucune application.',
  problemNOT_LISTED: 'L’administration de votre organisation doit d’abord approuver cette application.',
  problemPLAN: 'Le forfait de votre organisation, ou un de ses réglages, ferme l’accès aux programmes.',
  needNotAsk: 'Il n’y a rien à demander : rechargez la page.',
  tooMany: ({ limit }) =>
    `Une personne a au plus ${String(limit)} applications connectées. Déconnectez-en une qui ne sert plus.`,
  disconnected: 'Cette application est déjà déconnectée.',
};
