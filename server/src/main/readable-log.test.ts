import { expect, it } from 'vitest';
import { readableLine } from './readable-log.ts';

it.each([
  [
    { level: 30, time: '2026-11-16T23:36:57.662Z', method: 'GET', path: '/readyz', status: 200, ms: 10.6, ip: '::1' },
    '23:36:57       GET /readyz 200 10.6 ms ip=::1',
  ],
  [
    { level: 40, time: '2026-11-16T23:36:57.662Z', err: { code: 'EIO' }, msg: 'a database connection was lost' },
    '23:36:57 WARN  a database connection was lost err={"code":"EIO"}',
  ],
])('%j is shown as %s', (line, shown) => {
  expect(readableLine(JSON.stringify(line))).toBe(shown);
});
