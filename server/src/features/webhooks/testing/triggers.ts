import type { Client, Response } from '../../../../test/client.ts';
import type { Somebody, World } from '../../../../test/world.ts';
import { operatorOf } from '../../../kernel/actor.ts';
import type { Installation } from '../../../kernel/installation.ts';
import { inUnitOfWork } from '../../../kernel/unit-of-work.ts';
import { textFile } from '../../documents/testing/specimens.ts';
import { submitted as submittedReport } from '../../expenses/testing/claims.ts';
import { findOrganization, tenantOf } from '../../organization/index.ts';
import { deactivatePerson, lockVisiblePerson } from '../../people/index.ts';
import { addPerson } from './workplace.ts';

/** What makes an event happen, and the old values it then tells. The answer is the record it is about. */
export interface Trigger {
  readonly trigger: () => Promise<string>;
  readonly previous?: Record<string, unknown>;
}

interface Scene {
  readonly installation: Installation;
  readonly world: World;
  /** Signed in, of the highest role. */
  readonly app: Client;
  /** Whose time, leave, expenses and documents it is about, and their own way in. */
  readonly cook: Somebody;
  readonly person: Client;
  readonly endpointId: string;
}

function data(answer: Response, status = 200): Record<string, string> {
  if (answer.status !== status) throw new Error(`${String(answer.status)}: ${answer.text}`);
  return answer.data as Record<string, string>;
}
const post = async (client: Client, path: string, body?: object, status = 200) =>
  data(await client.post(path, body), status);

/** A way to make each event of the catalogue happen. */
export function eventTriggers({ installation, world, app, cook, person, endpointId }: Scene): Record<string, Trigger> {
  const colleague = { department_id: cook.departmentId };
  let day = 0;
  const nextDay = (): string => new Date(Date.UTC(2026, 2, 4 + day++ * 7)).toISOString().slice(0, 10);

  async function timeEntry(): Promise<string> {
    const date = nextDay();
    const hours = { clock_in: `${date}T09:00:00-05:00`, clock_out: `${date}T17:00:00-05:00` };
    return String((await post(person, '/time-entries', hours, 201))['id']);
  }

  async function given(): Promise<Record<string, string>> {
    const { id } = (await addPerson(app, colleague)) as { id: string };
    const days = { starts_on: '2099-01-01', ends_on: null };
    const body = { user_id: id, package: 'EXPENSES_PAYING', department_ids: null, ...days, reason: 'Pays.' };
    return post(app, '/access-grants', body, 201);
  }

  let leaveType = '';
  async function leave(): Promise<string> {
    leaveType ||= String((await post(app, '/leave-types', { name: 'Vacation', annual_allowance: 200 }, 201))['id']);
    const date = nextDay();
    const body = { leave_type_id: leaveType, start_date: date, end_date: date, reason: 'Between us' };
    return String((await post(person, '/leaves', body, 201))['id']);
  }

  async function approvedLeave(): Promise<string> {
    const id = await leave();
    await post(app, `/leaves/${id}/approve`);
    return id;
  }

  async function document(signers: readonly string[]): Promise<string> {
    const id = String(
      (await post(app, '/documents', { title: 'Contract', owner_id: cook.id, ...textFile() }, 201))['id'],
    );
    await post(app, `/documents/${id}/signers`, { user_ids: signers });
    return id;
  }

  async function deactivated(): Promise<string> {
    const { id } = (await addPerson(app, colleague)) as { id: string };
    const organization = await findOrganization(installation.database.db, world.organizationId);
    if (!organization) throw new Error('No such organization.');
    const tenant = tenantOf(organization);
    const origin = { surface: 'app', tokenId: null, ip: null, requestId: null } as const;
    await inUnitOfWork(installation, operatorOf(tenant), origin, async (work) => {
      await deactivatePerson(work, await lockVisiblePerson(work.tx, work.actor, id), { offboarded: true });
    });
    return id;
  }

  async function finalizedTimesheet(): Promise<string> {
    const entry = await timeEntry();
    await post(app, `/time-entries/${entry}/approve`);
    const { clock_in: at } = data(await app.get(`/time-entries/${entry}`));
    const sheets = (await app.get('/timesheets', { query: { user_id: cook.id, limit: '100' } })).data as {
      id: string;
      period_start: string;
      period_end: string;
    }[];
    const date = String(at).slice(0, 10);
    const sheet = sheets.find((one) => one.period_start <= date && one.period_end >= date);
    if (!sheet) throw new Error(`No timesheet over ${date}.`);
    const { id } = sheet;
    await post(person, `/timesheets/${id}/submit`);
    await post(app, `/timesheets/${id}/approve`);
    await post(app, `/timesheets/${id}/finalize`);
    return id;
  }

  const times = (): { starts_at: string; ends_at: string } => {
    const date = new Date(Date.UTC(2098, 0, 1 + day++)).toISOString().slice(0, 10);
    return { starts_at: `${date}T14:00:00.000Z`, ends_at: `${date}T18:00:00.000Z` };
  };
  const openShift = async (): Promise<string> =>
    String((await post(app, '/shifts', { ...colleague, ...times(), is_published: true }, 201))['id']);

  async function swappedShift(): Promise<string> {
    const { id: other } = (await addPerson(app, colleague)) as { id: string };
    const shift = async (user_id: string) =>
      String((await post(app, '/shifts', { ...colleague, ...times(), user_id, is_published: true }, 201))['id']);
    const [shift_id, for_shift_id] = [await shift(cook.id), await shift(other)];
    const offer = await post(app, '/shift-offers', { shift_id, for_shift_id }, 201);
    await post(app, `/shift-offers/${String(offer['id'])}/take`);
    return shift_id;
  }

  const report = async (): Promise<string> => (await submittedReport(person)).id;

  return {
    'leave.requested': { trigger: leave },
    'leave.approved': { trigger: approvedLeave, previous: { status: 'PENDING' } },
    'leave.rejected': {
      trigger: async () => {
        const id = await leave();
        await post(app, `/leaves/${id}/reject`, { reason: 'Too busy' });
        return id;
      },
      previous: { status: 'PENDING' },
    },
    'leave.cancelled': {
      trigger: async () => {
        const id = await leave();
        await post(person, `/leaves/${id}/cancel`);
        return id;
      },
      previous: { status: 'PENDING' },
    },
    'leave.cancellation_requested': {
      trigger: async () => {
        const id = await approvedLeave();
        await post(person, `/leaves/${id}/cancel`, { reason: 'Plans changed' });
        return id;
      },
      previous: { cancellation_requested_at: null },
    },
    'leave.updated': {
      trigger: async () => {
        const id = await leave();
        data(await person.patch(`/leaves/${id}`, { start_half: 'FIRST_HALF', end_half: 'FIRST_HALF' }));
        return id;
      },
      previous: { start_half: 'FULL_DAY', end_half: 'FULL_DAY' },
    },
    'user.created': { trigger: async () => ((await addPerson(app, colleague)) as { id: string }).id },
    'user.updated': {
      trigger: async () => {
        data(await app.patch(`/users/${cook.id}`, { job_title: `Cook ${String(day++)}`, employee_id: 'E-1' }));
        return cook.id;
      },
      previous: { job_title: null },
    },
    'user.deactivated': { trigger: deactivated, previous: { is_active: true } },
    'user.reactivated': {
      trigger: async () => {
        const id = await deactivated();
        await post(app, `/users/${id}/reactivate`);
        return id;
      },
      previous: { is_active: false },
    },
    'access_grant.created': { trigger: () => given().then(({ id }) => String(id)) },
    'access_grant.ended': {
      trigger: async () => {
        const { id } = await given();
        data(await app.delete(`/access-grants/${String(id)}`));
        return String(id);
      },
    },
    'department.created': {
      trigger: async () => String((await post(app, '/departments', { name: 'One' }, 201))['id']),
    },
    'department.updated': {
      trigger: async () => {
        const { id } = await post(app, '/departments', { name: 'Two' }, 201);
        data(await app.patch(`/departments/${String(id)}`, { name: 'Two and a half' }));
        return String(id);
      },
      previous: { name: 'Two' },
    },
    'department.deleted': {
      trigger: async () => {
        const { id } = await post(app, '/departments', { name: 'Three' }, 201);
        data(await app.delete(`/departments/${String(id)}`));
        return String(id);
      },
    },
    'time_entry.submitted': { trigger: timeEntry },
    'time_entry.approved': {
      trigger: async () => {
        const id = await timeEntry();
        await post(app, `/time-entries/${id}/approve`);
        return id;
      },
      previous: { approval_status: 'PENDING' },
    },
    'time_entry.rejected': {
      trigger: async () => {
        const id = await timeEntry();
        await post(app, `/time-entries/${id}/reject`, { reason: 'No such shift' });
        return id;
      },
      previous: { approval_status: 'PENDING' },
    },
    'timesheet.finalized': { trigger: finalizedTimesheet, previous: { status: 'APPROVED' } },
    'expense_report.submitted': { trigger: report, previous: { status: 'DRAFT' } },
    'expense_report.approved': {
      trigger: async () => {
        const id = await report();
        await post(app, `/expense-reports/${id}/approve`);
        return id;
      },
      previous: { status: 'SUBMITTED' },
    },
    'expense_report.rejected': {
      trigger: async () => {
        const id = await report();
        await post(app, `/expense-reports/${id}/reject`, { reason: 'No receipt' });
        return id;
      },
      previous: { status: 'SUBMITTED' },
    },
    'expense_report.paid': {
      trigger: async () => {
        const id = await report();
        await post(app, `/expense-reports/${id}/approve`);
        await post(app, `/expense-reports/${id}/pay`, { payment_method: 'EFT' });
        return id;
      },
      previous: { status: 'APPROVED' },
    },
    'document.signed': {
      trigger: async () => {
        const id = await document([cook.id]);
        await post(person, `/documents/${id}/sign`);
        return id;
      },
      previous: { signature_status: 'PENDING' },
    },
    'document.declined': {
      trigger: async () => {
        const id = await document([cook.id]);
        await post(person, `/documents/${id}/decline`, { reason: 'The date is wrong' });
        return id;
      },
      previous: { signature_status: 'PENDING' },
    },
    'shift.offered': { trigger: openShift },
    'shift.claimed': {
      trigger: async () => {
        const id = await openShift();
        await post(person, `/shifts/${id}/claim`);
        return id;
      },
      previous: { user_id: null },
    },
    'shift.swapped': { trigger: swappedShift, previous: { user_id: cook.id } },
    'webhook.test': {
      trigger: async () => {
        await post(app, `/webhooks/${endpointId}/test`, undefined, 202);
        return endpointId;
      },
    },
  };
}
