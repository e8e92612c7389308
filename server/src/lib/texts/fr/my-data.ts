import type { myData as english } from '../en/my-data.ts';
import type { TranslationOf } from '../message.ts';

export const myData: TranslationOf<typeof english> = {
  notYours: 'Vous ne pouvez obtenir que l’archive de vos propres données.',
  stillActive: 'Cette personne est encore active et demande elle-même ses données, dans son profil.',
  underWay: 'Cette archive est déjà en préparation. Attendez qu’elle soit prête.',
  notWritten: 'L’archive n’est pas encore prête, ou n’a pas pu être créée.',
};
