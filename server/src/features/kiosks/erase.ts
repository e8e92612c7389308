import type { PersonalTable } from '../../kernel/personal-data.ts';

export const kioskData: readonly PersonalTable[] = [
  {
    table: 'kiosk_pins',
    area: 'account',
    key: ['user_id'],
    whenErased: 'deleted',
    withheld: {
      pin_hash: 'checks a PIN, and would help to guess it',
      previous_hash: 'checks a PIN, and would help to guess it',
    },
  },
  {
    table: 'kiosk_badges',
    area: 'account',
    key: ['user_id'],
    whenErased: 'deleted',
    withheld: { code_mac: 'finds a badge, and would help to guess it' },
  },
  { table: 'kiosk_waits', area: 'account', key: ['kiosk_id'], whenErased: 'deleted' },
  {
    table: 'kiosk_taps',
    area: 'time',
    key: ['id'],
    whenErased: 'deleted',
    withheld: { tap_id: 'tells taps of a device apart' },
  },
];
