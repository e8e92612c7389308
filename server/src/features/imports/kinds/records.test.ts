import { describe, expect, it } from 'vitest';
import { openHarness } from '../../../../test/harness.ts';
import { importCsv } from '../testing/import-csv.ts';

const { world: first, installation } = await openHarness();

async function office() {
  const world = await first.another();
  const admin = await world.administrator();
  const cook = await world.employee({ email: `cook-${world.organizationId.toLowerCase()}@kinds.example` });
  return { world, admin, cook, app: await admin.app() };
}
type Office = Awaited<ReturnType<typeof office>>;

const undo = ({ app }: Office, id: string) => app.post(`/imports/${id}/undo`);
const actionsOf = async ({ world }: Office) => (await world.audit()).map(({ action }) => action);

describe('import of leave balances', () => {
  async function balances() {
    const place = await office();
    const { data: type } = await place.app.post('/leave-types', {
      name: 'Vacation days',
      code: 'VAC',
      annual_allowance: 20,
      accrual: 'ANNUAL_GRANT',
    });
    const ofCook = async () => {
      const query = { user_id: place.cook.id, year: '2026' };
      const found = (await place.app.get('/leave-balances', { query })).data.balances;
      return found.find((each: { leave_type: { id: string } }) => each.leave_type.id === type.id);
    };
    return { ...place, type, ofCook };
  }

  it('202: adds to a balance, or sets what is left of it, by type name, code or id; undone by the opposite', async () => {
    const place = await balances();
    const { app, cook, type, ofCook } = place;
    const before = (await ofCook()).available as number;
    const done = await importCsv(installation, app, 'leave_balances', [
      'user_email;leave_type;leave_type_id;year;amount;balance;reason',
      `${cook.email};vacation DAYS;;2026;2,5;;Brought along`,
      `${cook.email};VAC;;2026;;7.25;As in the old system`,
      `${cook.email};;${type.id};2026;;7.25;Nothing to change`,
    ]);
    expect(done).toMatchObject({ status: 'COMPLETED', rows_imported: 3, failures: [] });
    expect(await ofCook()).toMatchObject({ available: 7.25 });
    const { data, status } = await undo(place, done.id);
    expect([status, data]).toMatchObject([200, { rows_undone: 2, rows_kept: 0, undone_at: expect.any(String) }]);
    expect(await ofCook()).toMatchObject({ available: before, adjusted: 0 });
    expect((await actionsOf(place)).filter((action) => action === 'leaveAdjustments.create')).toHaveLength(4);
  });

  it('202: one’s own balance is not corrected by a file either', async () => {
    const { app, admin, type } = await balances();
    const done = await importCsv(installation, app, 'leave_balances', [
      'user_email,leave_type,amount,balance,reason',
      `${admin.email},VAC,2,,Mine`,
      `${admin.email},VAC,,20,Mine`,
    ]);
    expect(done.failures.map(({ line, field }) => [line, field])).toEqual([
      [2, 'user_id'],
      [3, 'user_id'],
    ]);
    const { data } = await app.get('/leave-balances', { query: { year: '2026' } });
    const own = data.balances.find((one: { leave_type: { id: string } }) => one.leave_type.id === type.id);
    expect(own.adjusted).toBe(0);
  });

  it('202: what is wrong is told by line and column', async () => {
    const { app, cook, ofCook } = await balances();
    const done = await importCsv(installation, app, 'leave_balances', [
      'user_email,leave_type,amount,balance,reason',
      `${cook.email},VAC,1,2,Both`,
      `${cook.email},VAC,,,Neither`,
      `${cook.email},VAC,1,,`,
      `${cook.email},VAC,many,,Words`,
      `${cook.email},VAC,1.005,,Decimals`,
      `${cook.email},Sabbatical,1,,No such type`,
      `,VAC,1,,No person`,
    ]);
    expect(done.failures.map(({ line, field }) => [line, field])).toEqual([
      [2, 'balance'],
      [3, 'balance'],
      [4, 'reason'],
      [5, 'amount'],
      [6, 'amount'],
      [7, 'leave_type'],
      [8, 'user_email'],
    ]);
    expect(await ofCook()).toMatchObject({ adjusted: 0 });
  });
});

describe('import of compensation', () => {
  it('202: by the rules of any other record, never for oneself; every record is told to the access log', async () => {
    const place = await office();
    const { app, admin, cook } = place;
    const done = await importCsv(installation, app, 'compensation', [
      'user_email,effective_date,pay_type,amount,currency,pay_frequency,reason',
      `${cook.email},2026-01-01,hourly,21.50,cad,biweekly,Hired`,
      `${admin.email},2026-01-01,SALARY,90000,,,Mine`,
      `${cook.email},2026-02-30,SALARY,1,,,`,
      `${cook.email},2026-01-01,WEEKLY,1,,,`,
      `${cook.email},2026-01-01,SALARY,lots,,,`,
    ]);
    expect(done).toMatchObject({ rows_imported: 1, rows_failed: 4 });
    expect(done.failures.map(({ line, field }) => [line, field])).toEqual([
      [3, null],
      [4, 'effective_date'],
      [5, 'pay_type'],
      [6, 'amount'],
    ]);
    const ofCook = () => app.get(`/users/${cook.id}/compensation`);
    expect((await ofCook()).data).toMatchObject([
      { pay_type: 'HOURLY', amount: 21.5, currency: 'CAD', pay_frequency: 'BIWEEKLY', reason: 'Hired' },
    ]);
    expect((await undo(place, done.id)).data).toMatchObject({ rows_undone: 1, rows_kept: 0 });
    expect((await ofCook()).data).toEqual([]);
    expect(await actionsOf(place)).toContain('compensation.delete');
    expect((await undo(place, done.id)).error.details).toEqual({ reason: 'undone' });
  });

  it('202: an undo by the person whose pay it is leaves theirs as it is', async () => {
    const place = await office();
    const other = await place.world.administrator();
    const done = await importCsv(installation, place.app, 'compensation', [
      'user_email,effective_date,pay_type,amount',
      `${other.email},2026-01-01,SALARY,90000`,
    ]);
    const { data } = await (await other.app()).post(`/imports/${done.id}/undo`);
    expect(data).toMatchObject({ rows_undone: 0, rows_kept: 1, undone_at: null, kept: [{ line: 2 }] });
    expect((await undo(place, done.id)).data).toMatchObject({ rows_undone: 1, rows_kept: 0, kept: [] });
  });
});

describe('import of equipment', () => {
  it('202: with categories by name; an undo leaves what was changed since', async () => {
    const place = await office();
    const { app, cook } = place;
    const done = await importCsv(installation, app, 'equipment', [
      'user_email\tcategory\tserial_number\tdate_assigned\tstatus',
      `${cook.email}\tLaptop\tSN-1\t2026-01-05\tassigned`,
      `${cook.email}\tlaptop\tSN-2\t2026-01-05\t`,
      `${cook.email}\t\tSN-3\t2026-01-05\t`,
    ]);
    expect(done).toMatchObject({ rows_imported: 2, failures: [{ line: 4, field: 'category' }] });
    const ofCook = async () => (await app.get(`/users/${cook.id}/assets`)).data as { id: string }[];
    const [returned, still] = await ofCook();
    expect([returned, still]).toMatchObject([{ category: { name: 'Laptop' } }, { category: { name: 'Laptop' } }]);
    await installation.database.pool.query(
      `update assets set updated_at = updated_at + interval '1 second' where id = $1`,
      [returned?.id],
    );
    const { data } = await undo(place, done.id);
    expect(data).toMatchObject({
      rows_undone: 1,
      rows_kept: 1,
      undone_at: expect.any(String),
      kept: [{ line: 2, field: null, message: expect.stringContaining('changed since') }],
    });
    expect((await ofCook()).map(({ id }) => id)).toEqual([returned?.id]);
  });
});

describe('import of equipment in stock', () => {
  it('202: rows that name no one are in stock; what had someone needs a name; undone', async () => {
    const place = await office();
    const { app } = place;
    const done = await importCsv(installation, app, 'equipment', [
      'user_email,category,serial_number,status,date_returned',
      ',Laptop,ST-1,,',
      ',Laptop,ST-2,available,',
      ',Laptop,ST-3,lost,',
      ',Laptop,ST-4,,2026-01-05',
    ]);
    expect(done).toMatchObject({
      rows_imported: 2,
      failures: [
        { line: 4, field: 'user_email' },
        { line: 5, field: 'user_email' },
      ],
    });
    const inStock = async () => (await app.get('/assets/register', { query: { q: 'st-' } })).data as unknown[];
    expect(await inStock()).toMatchObject([
      { serial_number: 'ST-1', user_id: null },
      { serial_number: 'ST-2', user_id: null },
    ]);
    expect((await undo(place, done.id)).data).toMatchObject({ rows_undone: 2, rows_kept: 0 });
    expect(await inStock()).toEqual([]);
  });
});

describe('import of holidays', () => {
  it('202: days of the organization’s own, and days of the country that come back; both undone', async () => {
    const place = await office();
    const { app } = place;
    const of2026 = async () => (await app.get('/public-holidays', { query: { year: '2026' } })).data.holidays;
    const named = async (name: string) => (await of2026()).filter((day: { name: string }) => day.name === name);
    const [familyDay] = await named('Family Day');
    await app.delete(`/public-holidays/${String(familyDay.id)}`);
    const lines = [
      'date,name',
      '2026-05-04,Founders’ Day',
      `${String(familyDay.date)},Family Day`,
      '2026-05-04,founders’ day',
      'tomorrow,Party',
    ];
    const trial = await importCsv(installation, app, 'holidays', lines, { dry_run: true });
    const done = await importCsv(installation, app, 'holidays', lines);
    expect(done).toMatchObject({ rows_imported: 2 });
    expect(trial.failures).toEqual(done.failures);
    expect(done.failures.map(({ line, field }) => [line, field])).toEqual([
      [4, 'name'],
      [5, 'date'],
    ]);
    expect([...(await named('Founders’ Day')), ...(await named('Family Day'))]).toHaveLength(2);
    expect((await undo(place, done.id)).data).toMatchObject({ rows_undone: 2, rows_kept: 0 });
    expect([...(await named('Founders’ Day')), ...(await named('Family Day'))]).toEqual([]);
  });
});
