import type { access as english } from '../en/access.ts';
import type { TranslationOf } from '../message.ts';
import { roleOrAbove } from './names.ts';

export const access: TranslationOf<typeof english> = {
  signedOut: 'Connectez-vous d’abord; la session est absente ou terminée.',
  freshSignIn: 'Confirmez d’abord que c’est bien vous : votre dernière connexion date de plus de dix minutes.',
  factorFirst: 'Configurez d’abord un second facteur : votre organisation en demande un.',
  tokenTwice: 'Envoyez l’en-tête Authorization une seule fois; il est arrivé plus d’une fois.',
  tokenMissing: 'Envoyez un jeton dans l’en-tête Authorization: Bearer mst_….',
  tokenUnknown:
    'Le jeton est mal formé, inconnu, révoqué ou expiré. Vérifiez-le, ou créez-en un nouveau dans l’application.',
  testTokenUnknown:
    'Un jeton de bac à sable (mst_test_…) a été envoyé, et aucun bac à sable ne l’accepte ici : il est inconnu, révoqué ou expiré, ou son bac à sable a été supprimé. Les données réelles demandent un jeton sans test.',
  testTokenAtReal:
    'Un jeton de bac à sable (mst_test_…) a été envoyé à une organisation réelle. Envoyez-en un qui commence par mst_ seul.',
  realTokenAtTest: 'Un jeton réel (mst_…) a été envoyé à un bac à sable. Envoyez-en un qui commence par mst_test_.',
  tokenElsewhere: ({ resource }) =>
    `Ce jeton a été donné pour ${resource === 'MCP' ? '/mcp' : '/api/v1'} et n’ouvre rien d’autre. Demandez-en un pour cette adresse.`,
  ownerInactive: 'La personne à qui appartient ce jeton n’est plus active.',
  plan: 'L’API exige un forfait payant : Pro, Business ou Enterprise.',
  apiDisabled: 'L’API est désactivée pour cette organisation.',
  subscription: 'L’abonnement de cette organisation n’est pas en règle.',
  role: ({ lowest }) => `Il faut pour cela le rôle ${roleOrAbove(lowest)}.`,
  departments:
    'Ceci porte sur tout le monde : ce qui vous a été confié ne vaut que pour certains services. Demandez qu’on vous le confie pour tout le monde.',
  scope: ({ scope }) => `Il manque au jeton la portée ${scope}. Créez un jeton qui la comprend.`,
  scopeOfHigherRole: ({ scope, lowest }) =>
    `Il manque au jeton la portée ${scope}. Aucun jeton de cette personne ne peut s’en servir : il faut le rôle ${roleOrAbove(lowest)}.`,
  person:
    'Il faut une personne pour cela : un compte technique ne décide rien, n’accepte rien et n’a pas de dossier à lui.',
  guest: 'Vous êtes ici en tant que personne externe : seul ce qui vous a été donné vous est ouvert.',
  timeTrackingOff: 'Le suivi du temps est désactivé pour cette organisation.',
  expensesOff: 'Les notes de frais sont désactivées pour cette organisation.',
  addressAtOnce: 'Trop de demandes simultanées de cette adresse.',
  address: 'Trop de demandes de cette adresse.',
  session: 'Trop de demandes dans cette session.',
  tokenOrOrganization: 'Trop de demandes pour ce jeton ou son organisation.',
  invalidTokens: 'Trop de demandes avec un jeton non valide sont venues de cette adresse.',
  streams: 'Trop de flux d’événements pour cette personne.',
  calendarTooOften: 'Ce calendrier est lu trop souvent.',
  calendarsGuessed: 'Trop d’adresses qui ne mènent nulle part ont été demandées.',
  noCalendar: 'Il n’y a pas de calendrier ici, ou il a été retiré.',
};
