import type * as en from '../home-empty.ts';
import type { Translated } from '../translated.ts';

export const whyNothingTexts: Translated<typeof en.whyNothingTexts> = {
  leadsNobody: {
    title: 'Vous ne dirigez aucun service pour l’instant',
    text: 'Les personnes, leurs heures et leurs demandes s’affichent ici dès que vous dirigez ou gérez un service. Demandez à l’Administration de vous y désigner, sous Services.',
  },
  noDepartment: {
    title: 'Vous ne faites partie d’aucun service pour l’instant',
    text: 'Vos collègues, les quarts à pourvoir et la personne qui tranche vos demandes dépendent de votre service. Demandez à l’Administration de vous y ajouter. Votre temps, vos congés et vos frais fonctionnent déjà.',
  },
  profile: 'Ouvrir mon profil',
};
