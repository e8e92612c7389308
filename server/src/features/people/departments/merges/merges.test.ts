import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Client } from '../../../../../test/client.ts';
import { openHarness } from '../../../../../test/harness.ts';
import type { Somebody, World } from '../../../../../test/world.ts';
import { mergeDue, mergeOne } from './carry-out.ts';

const { world: first, installation } = await openHarness();
const at = (instant: string): void => installation.clock.setOffset(Date.parse(instant) - Date.now());
const sweep = () => mergeDue.run(installation, {});

const noon = '2027-03-10T16:00:00Z';
const today = '2027-03-10';

interface Place {
  readonly world: World;
  readonly admin: Somebody;
  readonly app: Client;
  readonly bar: string;
  readonly dining: string;
  readonly ben: Somebody;
  readonly head: Somebody;
}

async function open(): Promise<Place> {
  at(noon);
  const world = await first.another();
  const admin = await world.administrator();
  const head = await world.departmentHeadOf('Bar');
  const ben = await world.employee({ department: 'Bar' });
  const [bar, dining] = [await world.department('Bar'), await world.department('Dining Room')];
  return { world, admin, app: await admin.app(), bar, dining, ben, head };
}

const created = async (client: Client, path: string, body: object): Promise<string> => {
  const answer = await client.post(path, body);
  expect(answer.status, answer.text).toBe(201);
  return (answer.data as { id: string }).id;
};

describe('a department that becomes part of another', () => {
  it('names before what comes along, moves it when the day begins, and keeps what was', async () => {
    const { world, app, admin, bar, dining, ben, head } = await open();
    const gone = await world.employee({ department: 'Bar', is_active: false });
    const team = await created(app, '/teams', { name: 'Late bar', department_id: bar });
    const shiftOn = (day: string) =>
      created(app, '/shifts', {
        user_id: ben.id,
        department_id: bar,
        starts_at: `${day}T14:00:00Z`,
        ends_at: `${day}T18:00:00Z`,
      });
    const [before, after] = [await shiftOn('2027-03-31'), await shiftOn('2027-04-02')];
    const project = await created(app, '/projects', { name: 'Cocktails', department_id: bar, budget_hours: 40 });
    const over = await created(app, '/projects', { name: 'Old bar', department_id: bar, status: 'COMPLETED' });
    const settings = await app.patch('/settings', {
      leave_approval_policies: [{ applies: { department_ids: [bar] }, steps: [{ by: 'MANAGER' }] }],
    });
    expect(settings.status, settings.text).toBe(200);
    const type = await created(app, '/leave-types', { name: 'Vacation' });
    const wish = await created(await ben.app(), '/leaves', {
      leave_type_id: type,
      start_date: '2027-05-03',
      end_date: '2027-05-04',
    });
    const template = await created(app, '/checklist-templates', {
      name: 'New at the bar',
      type: 'ONBOARDING',
      tasks: [],
      starts_for: { department_ids: [bar] },
    });
    const late = await world.employee({ department: 'Kitchen' });
    const plan = await app.post(`/users/${late.id}/employment`, {
      effective_date: '2027-06-01',
      values: { department_id: bar },
    });
    expect(plan.status, plan.text).toBe(201);

    const body = { into_id: dining, effective_date: '2027-04-01', reason: 'One room, one team' };
    const seen = await app.get(`/departments/${bar}/merge-preview`, { query: { effective_date: '2027-04-01' } });
    expect(seen.status, seen.text).toBe(200);
    const parts = (seen.data as { parts: { kind: string; count: number; first: object[] }[] }).parts;
    expect(Object.fromEntries(parts.map(({ kind, count }) => [kind, count]))).toEqual({
      PEOPLE: 2,
      LEADS: 1,
      PLANNED_JOBS: 1,
      TEAMS: 1,
      SHIFTS: 1,
      LEAVES: 1,
      PROJECTS: 1,
      APPROVAL_POLICIES: 1,
      CHECKLIST_TEMPLATES: 1,
    });
    expect(parts.find(({ kind }) => kind === 'TEAMS')?.first).toEqual([{ user_id: null, name: 'Late bar' }]);
    expect(parts.find(({ kind }) => kind === 'LEAVES')?.first).toEqual([{ user_id: ben.id, name: null }]);

    const merge = await app.post(`/departments/${bar}/merge`, body);
    expect(merge.status, merge.text).toBe(201);
    expect(merge.data).toMatchObject({ status: 'PLANNED', is_undoable: true, leads_follow: true });
    await sweep();
    expect((await app.get(`/users/${ben.id}`)).data).toMatchObject({ department_id: bar });

    // Midnight in Toronto.
    at('2027-04-01T04:01:00Z');
    await sweep();
    expect((await app.get(`/users/${ben.id}`)).data).toMatchObject({ department_id: dining });
    expect((await app.get(`/users/${gone.id}`)).data).toMatchObject({ department_id: bar });
    expect((await app.get(`/departments/${bar}`)).data).toMatchObject({
      is_active: false,
      member_count: 0,
      head_id: head.id,
    });
    expect((await app.get(`/departments/${dining}`)).data).toMatchObject({ head_id: head.id, member_count: 2 });
    expect((await app.get(`/teams/${team}`)).data).toMatchObject({ department_id: dining });
    expect((await app.get(`/shifts/${before}`)).data).toMatchObject({ department_id: bar });
    expect((await app.get(`/shifts/${after}`)).data).toMatchObject({ department_id: dining });
    expect((await app.get(`/projects/${project}`)).data).toMatchObject({ department_id: dining, budget_hours: 40 });
    expect((await app.get(`/projects/${over}`)).data).toMatchObject({ department_id: bar });
    expect((await app.get('/settings')).data).toMatchObject({
      leave_approval_policies: [{ applies: { department_ids: [dining] } }],
    });
    expect((await app.get('/checklist-templates')).data).toMatchObject([
      { id: template, starts_for: { department_ids: [dining] } },
    ]);
    const decides = await (await head.app()).post(`/leaves/${wish}/approve`);
    expect(decides.status, decides.text).toBeLessThan(500);
    const history = (await app.get(`/users/${ben.id}/employment-history`)).data as object[];
    expect(history[0]).toMatchObject({
      effective_date: '2027-04-01',
      changed: ['department_id'],
      reason: 'One room, one team',
      created_by_id: admin.id,
    });
    expect(history[1]).toMatchObject({ values: { department_id: bar } });
    const planned = (await app.get('/planned-changes')).data as object[];
    expect(planned).toMatchObject([{ user_id: late.id, values: { department_id: dining } }]);
    expect((await app.get('/department-merges', { query: { department_id: dining } })).data).toMatchObject([
      { department_id: bar, status: 'DONE', moved_count: 2, problem: null, is_undoable: false },
    ]);
    expect((await app.get('/department-merges', { query: { planned: 'true' } })).data).toEqual([]);
    const undo = await app.delete(`/departments/${bar}/merge`);
    expect(undo.status).toBe(404);
  });

  it('today is carried out at once; who led it is left out if that is chosen', async () => {
    const { world, app, bar, dining, ben, head } = await open();
    const chef = await world.departmentHeadOf('Dining Room');
    const merge = await app.post(`/departments/${bar}/merge`, {
      into_id: dining,
      effective_date: today,
      leads_follow: false,
    });
    expect(merge.data, merge.text).toMatchObject({ status: 'PLANNED', is_undoable: false });
    const undo = await app.delete(`/departments/${bar}/merge`);
    expect([undo.status, undo.error]).toMatchObject([409, { details: { reason: 'begun' } }]);
    await mergeOne.run(installation, { organization_id: world.organizationId, department_id: bar });
    expect((await app.get(`/users/${ben.id}`)).data).toMatchObject({ department_id: dining });
    expect((await app.get(`/departments/${dining}`)).data).toMatchObject({ head_id: chef.id });
    expect((await app.get(`/departments/${dining}/managers`)).data).toMatchObject({ managers: [] });
    expect((await app.get(`/users/${head.id}`)).data).toMatchObject({ department_id: dining });
  });

  it('what waits between its people goes on, they go on clocking at their tablet, and what was given is named alone', async () => {
    const { world, app, bar, dining, ben, head } = await open();
    await app.patch('/settings', { open_shift_approval: true, swap_approval: 'ALWAYS' });
    const bea = await world.employee({ department: 'Bar' });
    const span = { department_id: bar, starts_at: '2027-04-05T14:00:00Z', ends_at: '2027-04-05T18:00:00Z' };
    const own = await created(app, '/shifts', { ...span, user_id: ben.id, is_published: true });
    const free = await created(app, '/shifts', { ...span, user_id: null, is_published: true });
    const offer = await created(await ben.app(), '/shift-offers', { shift_id: own });
    const claim = await (await bea.app()).post(`/shifts/${free}/claim`);
    expect(claim.status, claim.text).toBe(202);
    const kiosk = await created(app, '/kiosks', { name: 'Back door', department_ids: [bar] });
    const grant = { user_id: bea.id, package: 'HIRING', department_ids: [bar], starts_on: today, reason: 'Season' };
    await created(app, '/access-grants', { ...grant, ends_on: '2027-12-31' });

    const seen = await app.get(`/departments/${bar}/merge-preview`, { query: { effective_date: '2027-04-01' } });
    const parts = (seen.data as { parts: { kind: string; count: number; first: object[] }[] }).parts;
    expect(parts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'SHIFT_OFFERS', count: 2 }),
        expect.objectContaining({ kind: 'KIOSKS', first: [{ user_id: null, name: 'Back door' }] }),
        expect.objectContaining({ kind: 'ACCESS_GRANTS', first: [{ user_id: bea.id, name: null }] }),
      ]),
    );
    await created(app, `/departments/${bar}/merge`, { into_id: dining, effective_date: '2027-04-01' });
    at('2027-04-01T04:01:00Z');
    await sweep();
    const boss = await (await world.administrator()).app();
    expect((await boss.get(`/shift-offers/${offer}`)).data).toMatchObject({ status: 'OPEN', department_id: dining });
    expect((await boss.get('/shift-applications')).data).toMatchObject([{ status: 'WAITING', department_id: dining }]);
    const accepted = await (await head.app()).post(`/shift-applications/${String(claim.data.id)}/accept`);
    expect(accepted.status, accepted.text).toBe(200);
    const taken = await (await bea.app()).post(`/shift-offers/${offer}/take`);
    expect(taken.error?.details?.reason ?? taken.status).not.toBe('state');
    const tablets = (await boss.get('/kiosks')).data as { id: string; department_ids: string[] }[];
    expect(tablets.find(({ id }) => id === kiosk)?.department_ids).toContain(dining);
    expect((await boss.get('/access-grants')).data).toMatchObject([{ department_ids: [bar] }]);
  });

  it('is undone before its day, and nothing happened', async () => {
    const { app, bar, dining, ben } = await open();
    await created(app, `/departments/${bar}/merge`, { into_id: dining, effective_date: '2027-04-01' });
    const undo = await app.delete(`/departments/${bar}/merge`);
    expect(undo.status, undo.text).toBe(200);
    at('2027-04-02T12:00:00Z');
    await sweep();
    expect((await app.get(`/users/${ben.id}`)).data).toMatchObject({ department_id: bar });
    expect((await app.get('/department-merges')).data).toEqual([]);
  });

  it('more people than one part takes are moved part by part', async () => {
    const { world, app, bar, dining } = await open();
    for (let n = 0; n < 60; n++) await world.employee({ department: 'Bar' });
    await created(app, `/departments/${bar}/merge`, { into_id: dining, effective_date: '2027-04-01' });
    at('2027-04-01T04:01:00Z');
    await sweep();
    const merges = await app.get('/department-merges');
    expect(merges.data, merges.text).toMatchObject([{ status: 'DONE', moved_count: 62 }]);
    expect((await app.get(`/departments/${bar}`)).data).toMatchObject({ member_count: 0, is_active: false });
  });

  it('waits with its reason while the other department is inactive, and goes on once it is not', async () => {
    const { app, bar, dining } = await open();
    await created(app, `/departments/${bar}/merge`, { into_id: dining, effective_date: '2027-04-01' });
    await app.patch(`/departments/${dining}`, { is_active: false });
    at('2027-04-01T12:00:00Z');
    await sweep();
    await sweep();
    expect((await app.get('/department-merges')).data).toMatchObject([
      { status: 'PLANNED', problem: 'The other department is not active.', is_undoable: true, moved_count: 0 },
    ]);
    await app.patch(`/departments/${dining}`, { is_active: true });
    await sweep();
    expect((await app.get('/department-merges')).data).toMatchObject([{ status: 'DONE', problem: null }]);
  });
});

describe('refused', () => {
  const refusedWith = async (place: Place, body: object, status: number, details: object) => {
    const answer = await place.app.post(`/departments/${place.bar}/merge`, body);
    expect([answer.status, answer.error], answer.text).toMatchObject([status, { details }]);
  };
  const day = { effective_date: '2027-04-01' };

  it('422: into itself, into one that is unknown or inactive, on a day that is over', async () => {
    const place = await open();
    const { app, world, bar, dining } = place;
    await refusedWith(place, { ...day, into_id: bar }, 422, { field: 'into_id' });
    await refusedWith(place, { ...day, into_id: world.newId('dep') }, 422, { field: 'into_id' });
    await refusedWith(place, { into_id: dining, effective_date: '2027-03-09' }, 422, { field: 'effective_date' });
    await app.patch(`/departments/${dining}`, { is_active: false });
    await refusedWith(place, { ...day, into_id: dining }, 422, { field: 'into_id' });
  });

  it('409: of an inactive department, and while another merge of one of the two is planned', async () => {
    const place = await open();
    const { app, world, bar, dining } = place;
    const kitchen = await world.department('Kitchen');
    await created(app, `/departments/${dining}/merge`, { ...day, into_id: kitchen });
    await refusedWith(place, { ...day, into_id: dining }, 409, { reason: 'planned' });
    await app.delete(`/departments/${dining}/merge`);
    await app.patch(`/departments/${bar}`, { is_active: false });
    await refusedWith(place, { ...day, into_id: dining }, 409, { reason: 'inactive' });
  });

  it('403: for a Department Head; 404: of another organization, and with no merge to undo', async () => {
    const { app, bar, dining, head } = await open();
    const other = await (await (await first.another()).administrator()).app();
    const body = { ...day, into_id: dining };
    expect((await (await head.app()).post(`/departments/${bar}/merge`, body)).status).toBe(403);
    expect((await other.post(`/departments/${bar}/merge`, body)).status).toBe(404);
    expect((await app.delete(`/departments/${bar}/merge`)).status).toBe(404);
  });

  it('what names a department comes along, or stays for a reason', () => {
    const kept: Readonly<Record<string, string>> = {
      access_grants: 'named before: whoever may gives it anew',
      department_merges: 'the merge itself',
      pay_run_lines: 'sealed',
      proposals: 'what was proposed stays as it was; accepting it looks at what is there then',
      standard_cost_people: 'worked out anew each month',
      standard_costs: 'worked out anew each month',
    };
    const moved = [
      ['users', 'employment', 'department_managers', 'teams', 'service_account_departments'],
      ['shifts', 'shift_drafts', 'shift_offers', 'shift_applications', 'week_templates', 'week_template_shifts'],
      ['staffing_requirements', 'labor_budgets', 'locked_dates', 'expense_reports', 'projects'],
      ['certificate_requirements', 'kiosk_departments'],
    ].flat();
    const tables = readFileSync(new URL('../../../../../schema.sql', import.meta.url), 'utf8')
      .split(/^create table /m)
      .slice(1)
      .filter((table) => /^ {2}\w*department_ids? text/m.test(table.split('\n);')[0] ?? ''))
      .map((table) => table.split(' ')[0] ?? '');
    expect(tables.sort()).toEqual([...moved, ...Object.keys(kept)].sort());
  });
});
