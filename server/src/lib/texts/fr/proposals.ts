import type { proposals as english } from '../en/proposals.ts';
import type { TranslationOf } from '../message.ts';

export const proposals: TranslationOf<typeof english> = {
  propose: 'propose doit être true ou false, donné une seule fois.',
  withDryRun: 'Une répétition ne conserve rien, une proposition attend. Envoyez propose ou dry_run, pas les deux.',
  unproposable:
    'Cela se fait tout de suite ou pas du tout : rien ne pourrait attendre. Envoyez la demande sans propose.',
  holderOf:
    'holder_of nomme un accès qui peut être donné au-delà d’un rôle, comme dans la référence des droits; une fois.',
  holderOfNone: ({ name }) =>
    `Qui détient ${name} ne peut pas faire ceci et ne pourrait donc pas l’accepter. Laissez holder_of de côté.`,
  note: ({ limit }) =>
    `Muster-Note accepte jusqu’à ${String(limit)} caractères, en UTF-8 ou sous la forme étendue de la RFC 8187.`,
  only: {
    api: 'Ce jeton peut proposer, non écrire, et ceci ne se propose pas.',
    app: 'Ce jeton peut proposer, non écrire, et ceci ne se propose pas.',
  },
  needsTwo: {
    api: 'Il faut deux personnes. Envoyez la demande avec propose=true, puis quelqu’un d’autre l’accepte.',
    app: 'Il faut deux personnes : proposez-le, puis quelqu’un d’autre l’accepte.',
  },
  own: 'Ce que vous avez proposé doit être accepté par quelqu’un d’autre.',
  ownNeedsTwo: 'Il faut deux personnes : quelqu’un d’autre doit l’accepter.',
  notYours: 'Vous ne pouvez pas le faire vous-même : vous ne pouvez donc pas l’accepter.',
  notProposer: 'Seule la personne qui l’a proposé peut le retirer.',
  changed: {
    api: 'Ce qui en résulterait a changé depuis : voyez details.changes. Acceptez de nouveau si cela convient toujours.',
    app: 'Ce qui en résulterait a changé depuis que vous avez regardé. Voyez ce que cela ferait maintenant, puis acceptez ou non.',
  },
  refusedUnseen:
    'La modification est refusée à présent, pour une raison que vous ne pouvez pas consulter. Une personne qui y a accès peut vous en dire plus.',
  refused: {
    api: ({ message }) => `La demande serait refusée maintenant : ${message}`,
    app: ({ message }) => `Ce n’est plus possible : ${message}`,
  },
  ownField: ({ field }) => `${field} ne fait pas partie de ce qu’on peut demander de changer dans son propre dossier.`,
  nothing: 'Rien ne changerait.',
  proposerGone: 'La personne ou le jeton à l’origine de la proposition n’a plus accès.',
  fourEyes: ({ operation }) => `${operation} ne peut pas être proposé : deux personnes ne pourraient jamais le faire.`,
};
