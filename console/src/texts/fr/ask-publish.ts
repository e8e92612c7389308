import type * as en from '../ask-publish.ts';
import type { Translated } from '../translated.ts';

export const askPublishTexts: Translated<typeof en.askPublishTexts> = {
  button: 'Demander la publication',
  title: 'Demander la publication de cette semaine',
  ask: 'Demander',
  asked: 'La demande est chez les personnes qui y publient.',
  week: (days) =>
    `La semaine du ${days}, telle qu’elle est planifiée. Les personnes qui y publient la trouvent dans leur boîte de réception.`,
  department: 'Service',
};
