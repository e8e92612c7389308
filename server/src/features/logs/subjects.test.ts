import { describe, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { sharedHarness } from '../../../test/harness.ts';
import { textFile } from '../documents/testing/specimens.ts';
import { start } from '../expenses/testing/claims.ts';
import { rota } from '../schedule/testing/restaurant.ts';

const { world: first } = await sharedHarness();
const world = await first.another();
const admin = await world.administrator();
const auditor = await world.employee({ department: 'Office' });
const cook = await world.employee({ department: 'Kitchen' });
const app = await admin.app();
const byCook = await cook.app();
await world.give(auditor, { packages: ['AUDITING'] });

interface Row {
  readonly subject: object | null;
}
const nothing = {
  title: null,
  amount: null,
  currency: null,
  start_date: null,
  end_date: null,
  days: null,
  hours: null,
};

async function made(client: Client, path: string, body: object): Promise<string> {
  const answer = await client.post(path, body);
  expect(answer.status, answer.text).toBe(201);
  return answer.data.id as string;
}

async function subjectTo(reader: Client, id: string): Promise<object | null | undefined> {
  const { data, status, text } = await reader.get('/audit-log', { query: { subject_id: id } });
  expect(status, text).toBe(200);
  return (data as Row[])[0]?.subject;
}

const leaveType = await made(app, '/leave-types', {
  name: 'Time with a doctor',
  names: { fr: 'Chez le médecin' },
  code: 'DOC',
  color: '#2563EB',
  is_private: true,
});
const report = await start(byCook, { title: 'Trip to Rotterdam' });
const leave = await made(byCook, '/leaves', {
  leave_type_id: leaveType,
  start_date: '2027-03-08',
  end_date: '2027-03-10',
});
const document = await made(app, '/documents', { title: 'Contract', owner_id: cook.id, ...textFile() });
const library = await made(app, '/documents', { title: 'House rules', is_company_library: true, ...textFile() });
const certificate = await made(app, `/users/${cook.id}/certifications`, { name: 'Knife handling' });
const entry = await made(byCook, '/time-entries', {
  clock_in: '2026-03-09T13:00:00Z',
  clock_out: '2026-03-09T20:30:00Z',
});
const { id: shift } = await rota(app)({
  user_id: cook.id,
  title: 'Grill',
  starts_at: '2027-03-20T02:00:00Z',
  ends_at: '2027-03-20T09:00:00Z',
});

describe('what a row of the audit log is about', () => {
  it.each([
    ['an expense report', report.id, { title: 'Trip to Rotterdam', amount: 361.6, currency: 'CAD' }],
    ['a leave', leave, { title: 'Time with a doctor', start_date: '2027-03-08', end_date: '2027-03-10', days: 3 }],
    ['a document', document, { title: 'Contract' }],
    ['a certificate', certificate, { title: 'Knife handling' }],
    ['a time entry', entry, { start_date: '2026-03-09', end_date: '2026-03-09', hours: 7.5 }],
    // Late in the evening there, after midnight here.
    ['a shift', shift, { title: 'Grill', start_date: '2027-03-19', end_date: '2027-03-19' }],
  ])('%s', async (_kind, id, expected) => {
    expect(await subjectTo(app, id)).toEqual({ ...nothing, ...expected });
  });

  it('in the language of the reader', async () => {
    const reader = await world.administrator();
    const french = await reader.app();
    expect((await french.patch('/me', { language: 'fr' })).status).toBe(200);
    expect(await subjectTo(french, leave)).toMatchObject({ title: 'Chez le médecin' });
  });

  it('is told to those alone who see the record, whoever reads the log', async () => {
    const byAuditor = await auditor.app();
    for (const id of [report.id, leave, document, certificate, entry, shift]) {
      expect(await subjectTo(byAuditor, id), id).toBeNull();
    }
    // In the library for everyone.
    expect(await subjectTo(byAuditor, library)).toMatchObject({ title: 'House rules' });
  });

  it('is null once the record is gone, and where there is no record', async () => {
    const gone = await made(app, '/documents', { title: 'Mistake', ...textFile() });
    expect((await app.delete(`/documents/${gone}`)).status).toBe(200);
    expect(await subjectTo(app, gone)).toBeNull();
    await app.patch(`/users/${cook.id}`, { job_title: 'Chef' });
    expect(await subjectTo(app, cook.id)).toBeNull();
  });
});
