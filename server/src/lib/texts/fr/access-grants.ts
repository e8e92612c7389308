import type { accessGrants as english } from '../en/access-grants.ts';
import type { TranslationOf } from '../message.ts';
import { roleOrAbove } from './names.ts';
import { packageTitles } from './packages.ts';

export const accessGrants: TranslationOf<typeof english> = {
  name: ({ name }) => (packageTitles as Readonly<Record<string, string>>)[name] ?? name,
  own: 'Personne ne se donne un accès à soi-même : c’est à quelqu’un d’autre de le faire.',
  above: 'Personne ne donne un accès à quelqu’un dont le rôle est supérieur au sien.',
  givenBy: ({ lowest }) => `Cet accès est donné par le rôle ${roleOrAbove(lowest)}.`,
  inactive: 'Cette personne ne travaille plus ici.',
  takeBack: 'L’Administration et la Direction retirent les accès.',
  ended: 'Cet accès est déjà terminé. Donnez-le de nouveau.',
  past: {
    api: ({ field }) => `${field} doit être aujourd’hui ou plus tard, selon le calendrier de l’organisation.`,
    app: 'Choisissez aujourd’hui ou un jour plus tard.',
  },
  guestEnds: {
    api: 'ends_on doit être un jour : l’accès est tout ce qu’a une personne externe, et il se termine de lui-même.',
    app: 'Choisissez le dernier jour : l’accès d’une personne externe se termine de lui-même.',
  },
  whole: 'Ce que cet accès ouvre n’appartient à aucun service. N’en indiquez pas.',
  overlap: 'Cette personne a déjà cet accès l’un de ces jours, pour l’un de ces services. Modifiez-le, ou retirez-le.',
};
