import type { file as english } from '../en/file.ts';
import type { TranslationOf } from '../message.ts';

export const file: TranslationOf<typeof english> = {
  brokenOff: 'La connexion s’est interrompue avant l’arrivée du fichier.',
  silent: 'Rien du fichier n’est arrivé pendant 15 secondes. Renvoyez-le.',
  types: ({ types }) => `Envoyez le fichier tel quel, de l’un des types ${types.join(', ')}.`,
  encoded: 'Envoyez le fichier sans Content-Encoding.',
  empty: 'Le fichier est vide.',
  wrongBytes: ({ mimeType }) => `Ce n’est pas un fichier du type ${mimeType}. Envoyez le type qui est le sien.`,
  tooLarge: {
    api: ({ field, limit }) => `${field} doit compter au plus ${String(limit)} octets une fois décodé.`,
    app: ({ limit }) => `Le fichier doit compter au plus ${String(limit)} octets.`,
  },
  base64: {
    api: 'content doit être du base64 avec remplissage, sans saut de ligne ni autre caractère.',
    app: 'Le fichier n’est pas arrivé en entier. Choisissez-le de nouveau.',
  },
  storeSilent: 'Le stockage de fichiers ne répond pas en ce moment. Réessayez sous peu.',
  storeOutOfReach: 'Le stockage de fichiers est hors d’atteinte en ce moment. Réessayez sous peu.',
};
