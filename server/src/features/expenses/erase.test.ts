import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { finishErasures } from '../../../test/erasures.ts';
import { openHarness } from '../../../test/harness.ts';
import { sql } from '../../db/sql.ts';
import { runJobsOnce } from '../../worker/run.ts';
import { workplace } from '../time/testing/workplace.ts';
import { drive, hotel, perDiem, start, submitted } from './testing/claims.ts';
import { pdf } from './testing/files.ts';

const { world: first, installation, dataDir } = await openHarness();
const { pool, db } = installation.database;
const filesKept = (): string[] =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );

const words = {
  title: 'secret title',
  description: 'secret words',
  trip_purpose: 'secret purpose',
  payable_to: 'secret name',
  line_items: [{ ...hotel, description: 'secret night', vendor: 'secret hotel', notes: 'secret note' }],
  per_diems: [{ ...perDiem, notes: 'secret meal' }],
  mileage: [{ ...drive, description: 'secret way', notes: 'secret stop' }],
};

it('erasing a person empties what they wrote and their receipts; numbers, dates and amounts stay', async () => {
  const { world, people, api } = await workplace(first);
  const admin = await people.admin.app();
  const before = filesKept().length;
  const report = await start(api.cook, words);
  const path = `/expense-reports/${report.id}`;
  const { data: receipt } = await api.cook.post(`${path}/receipts`, { ...pdf, file_name: 'secret.pdf' });
  const [line] = words.line_items;
  await api.cook.patch(path, { line_items: [{ ...line, receipt_id: receipt.id as string }] });
  await api.cook.post(`${path}/submit`);
  await api.head.post(`${path}/reject`, { reason: 'secret reason' });
  await api.cook.post(`${path}/submit`);
  await api.head.post(`${path}/approve`, { approver_notes: 'secret approval' });
  await api.admin.post(`${path}/pay`, { payment_method: 'EFT', payment_reference: 'secret reference' });
  const paid = (await api.admin.get(path)).data;
  const draft = await start(api.cook, words);
  await sql`update users set is_active = ${false} where id = ${people.cook.id}`.execute(db);

  expect((await admin.post(`/users/${people.cook.id}/erase`)).status).toBe(202);
  await finishErasures(installation);
  await runJobsOnce(installation);

  const erased = (await api.admin.get(path)).data;
  // Who mirrors reports learns of it.
  expect(Date.parse(erased.updated_at as string)).toBeGreaterThan(Date.parse(paid.updated_at as string));
  expect(erased).toEqual({
    ...paid,
    updated_at: erased.updated_at as string,
    title: 'Erased',
    description: null,
    trip_purpose: null,
    payable_to: null,
    receipts: [],
    approver_notes: null,
    rejection_reason: null,
    payment_reference: null,
    submitted_by: { id: people.cook.id, first_name: 'Erased', last_name: 'Person' },
    line_items: [{ ...paid.line_items[0], description: null, vendor: null, notes: null, receipt_id: null }],
    per_diems: [{ ...paid.per_diems[0], notes: null }],
    mileage: [{ ...paid.mileage[0], description: null, notes: null }],
  });
  expect((await api.admin.get(`/expense-reports/${draft.id}`)).status).toBe(404);
  expect((await api.admin.get(`${path}/receipts/${String(receipt.id)}/content`)).status).toBe(404);
  expect(filesKept()).toHaveLength(before);
  const tables = ['expense_reports', 'expense_line_items', 'expense_per_diems', 'expense_mileage', 'stored_files'];
  for (const table of [...tables, 'events']) {
    const { rows } = await pool.query<{ text: string }>(
      `select t::text as text from ${table} t where organization_id = $1`,
      [world.organizationId],
    );
    expect(rows.map(({ text }) => text).join('\n')).not.toMatch(/secret|Byron/);
  }
});

it('erasing an approver takes their name from what was told; the report of the person stays whole', async () => {
  const { world, api, people } = await workplace(first);
  const admin = await people.executive.app();
  const approver = await world.administrator({ first_name: 'Grace', last_name: 'Hopper' });
  const report = await submitted(api.cook, words);
  await (await approver.api()).post(`/expense-reports/${report.id}/reject`, { reason: 'Too much' });
  await api.cook.post(`/expense-reports/${report.id}/submit`);
  await sql`update users set is_active = ${false} where id = ${approver.id}`.execute(db);
  expect((await admin.post(`/users/${approver.id}/erase`)).status).toBe(202);
  await finishErasures(installation);
  const text = JSON.stringify(await world.events());
  expect(text).not.toMatch(/Hopper/);
  expect(text).toMatch(/secret title/);
  expect((await api.cook.get(`/expense-reports/${report.id}`)).data.title).toBe('secret title');
});

it('200: what somebody erased has submitted can still be decided on and paid, without their name', async () => {
  const { world, api, people } = await workplace(first);
  const admin = await people.admin.app();
  const report = await submitted(api.cook, words);
  await sql`update users set is_active = ${false} where id = ${people.cook.id}`.execute(db);
  await admin.post(`/users/${people.cook.id}/erase`);
  await finishErasures(installation);
  expect((await api.admin.post(`/expense-reports/${report.id}/approve`)).status).toBe(200);
  const { data } = await api.admin.post(`/expense-reports/${report.id}/pay`, { payment_method: 'EFT' });
  expect(data).toMatchObject({ status: 'PAID', grand_total: report.grand_total });
  expect(JSON.stringify(await world.events())).not.toMatch(/Byron|secret/);
});
