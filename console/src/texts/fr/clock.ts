import { sayTap } from '../by-tap.ts';
import type * as en from '../clock.ts';
import { counted } from '../counted.ts';
import type { Translated } from '../translated.ts';

export const clockTexts: Translated<typeof en.clockTexts> = {
  clockIn: 'Pointer l’arrivée',
  clockOut: 'Pointer le départ',
  since: (time) => `Au travail depuis ${time}`,
  dayAndTime: (day, time) => `le ${day} à ${time}`,
  out: 'Vous n’avez pas pointé votre arrivée',
  outHint: 'Votre temps commence d’un seul geste.',
  unsentIn: 'Pas de réseau : votre pointage est conservé et sera envoyé à son retour.',
  locating: 'Votre pointage est conservé. Recherche de votre position…',
  withoutPlace: 'Votre position n’a pas été transmise. Votre temps est enregistré sans elle.',
  kept: {
    away: 'Pas de réseau. Votre pointage est conservé et sera envoyé dès son retour.',
    'signed-out':
      'Votre session est terminée. Votre pointage est conservé et sera envoyé quand vous vous reconnecterez.',
    busy: 'Muster est occupé. Votre pointage est conservé et sera envoyé dans un instant.',
    'another-person':
      'Une autre personne utilise ce navigateur. Votre pointage est conservé jusqu’à ce que vous vous reconnectiez ici.',
  },
  sent: 'Votre pointage a été envoyé.',
  sentLate: (action) =>
    sayTap(action, [
      'Votre arrivée est pointée au moment où le réseau est revenu : l’heure d’avant n’a pas pu être enregistrée. Demandez à l’Administration de la corriger.',
      'Votre départ est pointé au moment où le réseau est revenu : l’heure d’avant n’a pas pu être enregistrée. Demandez à l’Administration de la corriger.',
      'Votre pause a commencé au moment où le réseau est revenu : l’heure d’avant n’a pas pu être enregistrée. Demandez à l’Administration de la corriger.',
      'Votre pause s’est terminée au moment où le réseau est revenu : l’heure d’avant n’a pas pu être enregistrée. Demandez à l’Administration de la corriger.',
    ]),
  onBreak: (time) => `En pause depuis ${time}`,
  beginBreak: 'Commencer une pause',
  endBreak: 'Reprendre le travail',
  deducted: (minutes) =>
    `${counted(minutes, { one: '# minute a été déduite', other: '# minutes ont été déduites' })} pour une pause manquante. La saisie dit quelle règle la demande.`,
  planned: (minutes) => `Aucune pause n’a été pointée. Votre quart de travail en prévoit une de ${minutes}.`,
  takePlanned: 'J’ai pris cette pause',
  break: 'Pause',
  breaks: {
    0: 'Aucune pause',
    15: '15 minutes',
    30: '30 minutes',
    45: '45 minutes',
    60: '1 heure',
    90: '1 heure et demie',
  },
  breakOf: (minutes) => counted(minutes, { one: '# minute', other: '# minutes' }),
  ill: (day) => `Vous avez signalé une maladie jusqu’au ${day}. Bon rétablissement.`,
  illToday: 'Vous avez signalé une maladie pour aujourd’hui. Bon rétablissement.',
  today: (said) => `${said} jusqu’à maintenant`,
  forgotten: 'Avez-vous oublié de pointer votre départ? On vous demandera à quelle heure vous êtes parti.',
};

export const clockChipTexts: Translated<typeof en.clockChipTexts> = {
  clock: 'Horloge',
  clockOut: 'Départ',
};

/** Where a department clocks. */
export const clockPlaceTexts: Translated<typeof en.clockPlaceTexts> = {
  names: { PHONE: 'par téléphone', DESK: 'à un ordinateur', KIOSK: 'à une borne' },
  or: 'ou',
};

export const clockPanelTexts: Translated<typeof en.clockPanelTexts> = {
  clock: 'Horloge',
  elsewhere: (where) => `Votre service pointe ${where}.`,
  kiosks: (names) => `Borne : ${names}. Vous y pointez avec votre NIP de borne.`,
  noKiosk: 'Aucune borne ne vous dessert encore : demandez à la personne qui vous encadre.',
  choosePin: 'Choisir votre NIP de borne',
};
