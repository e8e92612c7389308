import type { TapAction } from '../offline/taps.ts';
import { sayTap } from './by-tap.ts';
import { counted } from './counted.ts';

export const clockTexts = {
  clockIn: 'Clock in',
  clockOut: 'Clock out',
  since: (time: string): string => `Clocked in since ${time}`,
  dayAndTime: (day: string, time: string): string => `${day}, ${time}`,
  out: 'You are not clocked in',
  outHint: 'Your time starts with one tap.',
  unsentIn: 'No network: your tap is kept and sent when it is back.',
  locating: 'Your tap is kept. Looking for your location…',
  withoutPlace: 'Your location was not shared. Your time is saved without it.',
  kept: {
    away: 'No network. Your tap is kept and will be sent once it is back.',
    'signed-out': 'Your session has ended. Your tap is kept and will be sent once you sign in again.',
    busy: 'Muster is busy. Your tap is kept and will be sent in a moment.',
    'another-person': 'Someone else is signed in on this browser. Your tap is kept until you sign in here again.',
  },
  sent: 'Your tap on the clock was sent.',
  sentLate: (action: TapAction): string =>
    sayTap(action, [
      'You are clocked in from the moment the network came back: the earlier time could not be saved. Ask an Administrator to correct it.',
      'You are clocked out from the moment the network came back: the earlier time could not be saved. Ask an Administrator to correct it.',
      'Your break began when the network came back: the earlier time could not be saved. Ask an Administrator to correct it.',
      'Your break ended when the network came back: the earlier time could not be saved. Ask an Administrator to correct it.',
    ]),
  onBreak: (time: string): string => `On a break since ${time}`,
  beginBreak: 'Start break',
  endBreak: 'Back to work',
  deducted: (minutes: number): string =>
    `${counted(minutes, { one: '1 minute was', other: '# minutes were' })} taken off for a break that was missing. The entry says which rule asks for it.`,
  planned: (minutes: string): string => `No break was clocked. Your shift plans ${minutes}.`,
  takePlanned: 'I took that break',
  break: 'Break',
  /** By their minutes. */
  breaks: {
    0: 'No break',
    15: '15 minutes',
    30: '30 minutes',
    45: '45 minutes',
    60: '1 hour',
    90: '1½ hours',
  },
  breakOf: (minutes: number): string => counted(minutes, { one: '1 minute', other: '# minutes' }),
  ill: (day: string): string => `You reported ill until ${day}. Get well soon.`,
  illToday: 'You reported ill for today. Get well soon.',
  today: (said: string): string => `${said} hours now`,
  forgotten: 'Did you forget to clock out? You are asked when you left.',
} as const;

export const clockChipTexts = {
  clock: 'Clock',
  /** On the button, which has little room on a phone. */
  clockOut: 'Clock out',
} as const;

/** Where a department clocks. */
export const clockPlaceTexts = {
  names: { PHONE: 'by telephone', DESK: 'at a computer', KIOSK: 'at a kiosk' },
  or: 'or',
} as const;

export const clockPanelTexts = {
  clock: 'Clock',
  elsewhere: (where: string): string => `Your department clocks ${where}.`,
  kiosks: (names: string): string => `Kiosk: ${names}. You clock there with your kiosk PIN.`,
  noKiosk: 'No kiosk serves you yet: ask who leads you.',
  choosePin: 'Choose your kiosk PIN',
} as const;
