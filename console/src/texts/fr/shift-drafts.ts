import { withFullStop } from '../../words.ts';
import { counted } from '../counted.ts';
import type * as en from '../shift-drafts.ts';
import type { Translated } from '../translated.ts';

export const shiftDraftTexts: Translated<typeof en.shiftDraftTexts> = {
  changed: 'Modifié',
  goes: 'Supprimé',
  was: 'Publié',
  saidChanged: 'modifié, non publié',
  saidGoes: 'à supprimer, non publié',
  saidWas: (shift) => `Publié jusqu’à la publication de la modification : ${shift}`,
  notPublished: (count) =>
    counted(count, {
      one: '# modification n’est pas publiée. Le personnel voit le quart de travail tel qu’il était.',
      other: '# modifications ne sont pas publiées. Le personnel voit les quarts de travail tels qu’ils étaient.',
    }),
  publish: (count) => counted(count, { one: 'Publier # modification', other: 'Publier # modifications' }),
  publishBoth: (count) => counted(count, { other: 'Publier # quarts de travail et modifications' }),
  publishQuestion: (count) => counted(count, { one: 'Publier # modification?', other: 'Publier # modifications?' }),
  published: (count) =>
    counted(count, { one: '# modification a été publiée.', other: '# modifications ont été publiées.' }),
  whoIsTold: 'Qui est informé d’une modification :',
  told: (name, what) => `${name} : ${what}`,
  shift: (day, times) => `${day}, ${times}`,
  isNew: (shift) => `reçoit le quart de travail du ${shift}`,
  isGone: (shift) => `n’a plus le quart de travail du ${shift}`,
  becomes: (was, is) => `le quart de travail du ${was} passe au ${is}`,
  isOther: (shift) => `le quart de travail du ${shift} change de pause, de titre, de lieu ou de note`,
  open: 'Quarts de travail libres',
  opens: (shift) => `celui du ${shift} est offert`,
  closes: (shift) => `celui du ${shift} n’est plus offert`,
  discard: 'Abandonner les modifications',
  discardTitle: 'Abandonner les modifications?',
  discardText:
    'Les quarts de travail publiés de cette semaine redeviennent ce que le personnel voit. Les quarts de travail jamais publiés restent.',
  discarded: (count) =>
    counted(count, { one: '# modification a été abandonnée.', other: '# modifications ont été abandonnées.' }),
  peopleSee: (shift) => withFullStop(`Pas encore publié. Le personnel voit : ${shift}`),
  peopleSeeRest: 'Pas encore publié : pause, titre, lieu ou note.',
  willGo: (shift) => withFullStop(`Il sera supprimé à la publication. D’ici là, le personnel voit : ${shift}`),
  discardOne: 'Revenir à ce que le personnel voit',
  saved: 'Enregistré. Cela prendra effet à la publication.',
  moved: (place) => `Déplacé vers ${place}, à la publication.`,
  deleted: 'Le quart de travail sera supprimé à la publication.',
  deleteText: 'Le personnel le voit jusqu’à la publication, puis apprend qu’il est supprimé.',
  cancelled: 'Le quart de travail sera annulé à la publication.',
};
