import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import type { Audience, Sections } from './message.ts';
import { type Language, languages, type MessageKey, sayTo } from './texts.ts';

/** A value for each name that messages use. */
const samples: Record<string, unknown> = {
  about: 'Montréal',
  app: 'Payroll sync',
  allowed: ['PENDING', 'REJECTED'],
  amounts: '$1,200.00',
  arrays: ['line_items', 'mileage'],
  available: 3,
  base: 'CAD',
  billable: '12.5',
  browser: 'Firefox',
  bytes: '48,213',
  code: 'compensation',
  column: 'leave_type',
  columns: ['name', 'code'],
  count: 4,
  currency: 'USD',
  description: 'Paie',
  absent: 'Kenji',
  day: 'March 9, 2026',
  days: 90,
  deputy: 'Kofi',
  decimals: 2,
  domain: 'example.com',
  ended: { sessions: 2, tokens: 1 },
  ended_on: '2026-02-28',
  email: 'ada@example.com',
  error: 'invalid_scope',
  end: '2026-03-15',
  expected: 5,
  field: 'start_date',
  filter: 'user_id',
  first: 1970,
  format: 'uri',
  from: '9:00',
  header: 'Nom',
  host: 'hooks.example.com',
  hours: 12,
  begins: '2026-03-09',
  id: 'whk_1',
  joined: '2',
  key: 'colour',
  keys: ['name', 'country'],
  kind: 'compensation',
  last: 2100,
  left: '1',
  limit: 20,
  line: 12,
  link: 'https://muster.example/notifications',
  lowest: 'ADMINISTRATOR',
  made: 'March 9, 2026',
  maximum: 1440,
  minutes: '05',
  seconds: 60,
  time: '9:02',
  moment: 'March 9, 2026 at 8:00 a.m.',
  overtime: '3.5',
  page: 1,
  people: '12',
  provider: 'Northwind',
  shifts: 2,
  methods: ['GET', 'POST'],
  message: 'Inventaire',
  mimeType: 'image/png',
  months: 24,
  name: 'Ada',
  number: 'E-17',
  of: 'expense report',
  operation: 'users.erase',
  options: ['S', 'M'],
  organization: 'Northwind',
  other: 'end_date',
  passkey: 'Work laptop',
  person: 'Ada Byron',
  reason: 'Inventory',
  refused: 2,
  requested: 5,
  resource: 'MCP',
  said: 'ada',
  scope: 'users:read',
  scopes: ['users:read', 'leaves:read'],
  seats: 25,
  seatsOf: { FREE: 5, ENTERPRISE: null },
  sentence: 'Inventaire',
  size: '12 KB',
  start: '2026-03-01',
  state: 'APPROVED',
  status: 'SUBMITTED',
  system: 'Windows',
  text: 'Kitchen',
  through: '2026-02-28',
  tiers: ['employment'],
  timezone: 'America/Toronto',
  title: 'Convention',
  to: 'PENDING',
  trace: 'documents',
  trigger: 'approve',
  type: 'OFFBOARDING',
  types: ['image/png'],
  unit: 'DAYS',
  until: '2026-03-09',
  value: 'x',
  values: ['31/02'],
  week: '2026-03-02',
  weekday: 'MONDAY',
  what: 'leave request',
  when: 'March 2026',
  year: 2026,
  years: 5,
};

const keys = Object.entries(en as unknown as Sections).flatMap(([section, messages]) =>
  Object.entries(messages).map(([name, text]) => ({ key: `${section}.${name}` as MessageKey, text })),
);

const forPeople = keys.filter(({ text }) => typeof text === 'object').map(({ key }) => key);
// Operators read English.
const translated = keys.map(({ key }) => key).filter((key) => !key.startsWith('operator.'));

const said = (language: Language, audience: Audience, key: MessageKey): string =>
  sayTo({ language, audience }, { key, values: samples });

const audiences = ['api', 'app'] as const;

/** Those of the messages that are found, with what they say. */
const among = (
  messages: readonly MessageKey[],
  language: Language,
  readers: readonly Audience[],
  isFound: (text: string) => boolean,
): string[] =>
  messages.flatMap((key) =>
    readers
      .map((audience) => said(language, audience, key))
      .filter(isFound)
      .map((text) => `${key}: ${text}`),
  );

describe.each(languages)('messages in %s', (language) => {
  it('are made of their values, for programs and for people', () => {
    const unmade = /undefined|NaN|\[object|\$\{|^\s*$/;
    const all = keys.map(({ key }) => key);
    expect(among(all, language, audiences, (text) => unmade.test(text))).toEqual([]);
  });

  it('end once, also after 8:00 a.m.', () => {
    const all = keys.map(({ key }) => key);
    expect(among(all, language, audiences, (text) => text.includes('a.m..'))).toEqual([]);
  });

  it('tell people no names of fields and no codes', () => {
    // Columns of a file are called what the file calls them.
    const quoted = /«[^»]*»|"[^"]*"/g;
    const raw = /[a-z]_[a-z]|[A-Z]{2,}_[A-Z]|\b(PENDING|APPROVED|SUBMITTED|DRAFT|null|true|false)\b/;
    expect(among(forPeople, language, ['app'], (text) => raw.test(text.replaceAll(quoted, '')))).toEqual([]);
  });
});

describe('messages in French', () => {
  it('hold no English', () => {
    const english = /\b(the|is|are|of|and|or|not|must|this|that|with|has|have|was|were|your|you|no)\b/i;
    expect(among(translated, 'fr', ['app'], (text) => english.test(text))).toEqual([]);
  });

  it('keep to the typography of Canada', () => {
    const wrong = / [:%»]|« |\s[;!?]|'/;
    expect(among(translated, 'fr', audiences, (text) => wrong.test(text))).toEqual([]);
  });
});
