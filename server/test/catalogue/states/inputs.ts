import { pdf } from '../../../src/features/expenses/testing/files.ts';
import { anHourMore } from '../../../src/features/payroll/testing/specimens.ts';
import { addDays } from '../../../src/lib/days.ts';
import { type House, type Made, make } from './house.ts';
import { waitingDeliveries } from './others.ts';

/** What an operation is sent beside the id of its record, by the reader whose id is given. */
export interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const reason = { body: { reason: 'No.' } };

/**
 * What each operation is sent: something that a record that is open to it takes. Where the input decides, as with a note that a
 * locked day still takes, it is the input that a screen would send.
 */
export async function inputsFor({
  app,
  people,
}: House): Promise<Record<string, (record: Made, reader: string) => Input>> {
  const course = await make(app.admin, '/courses', { name: 'First aid' });
  const plan = await make(app.admin, '/benefit-plans', { name: 'Health', kind: 'HEALTH' });
  const tab = await make(app.admin, '/custom-field-tabs', { name: 'Clothes' });
  const field = await make(app.admin, '/custom-fields', { tab_id: tab.id, key: 'size', label: 'Size', type: 'TEXT' });
  const account = await make(app.admin, '/service-accounts', { name: 'Payroll sync', role: 'EMPLOYEE' });
  return {
    'serviceAccounts.update': () => ({ body: { description: 'Changed' } }),
    'tokens.handOver': () => ({ body: { service_account_id: account.id } }),
    'webhooks.deliveries.retry': ({ id }) => ({ params: { delivery_id: waitingDeliveries.get(id) ?? '' } }),
    'webhooks.handOver': () => ({ body: { service_account_id: account.id } }),
    'expenseReports.update': () => ({ body: { title: 'Changed' } }),
    'expenseReports.addReceipt': () => ({ body: pdf }),
    'expenseReports.reject': () => reason,
    'expenseReports.pay': () => ({ body: { payment_method: 'EFT' } }),
    'savedViews.update': () => ({ body: { name: 'Changed' } }),
    'shifts.update': ({ status }) => ({
      body: status === 'CANCELLED' ? { status: 'OPEN' } : { notes: 'Bring knives.' },
    }),
    'shifts.move': () => ({ body: { break_minutes: 15 } }),
    'leaves.update': () => ({ body: { reason: 'Sea' } }),
    // Of what is not seen no day is known.
    'leaves.change': ({ start_date: day = '2026-06-01' }) => ({
      body: { start_date: addDays(String(day), 1), end_date: addDays(String(day), 1) },
    }),
    'leaves.reject': () => reason,
    'leaves.declineCancellation': () => reason,
    'timeEntries.update': ({ is_billable }) => ({ body: { is_billable: is_billable !== true } }),
    'timeEntries.reject': () => reason,
    // Of what is not seen no time is known.
    'timeEntries.correct': ({ clock_out: out, clock_in: start }) => ({
      body: {
        clock_out: new Date(Date.parse(String(out ?? start ?? '2026-01-05T13:00:00Z')) + 60_000).toISOString(),
        reason: 'No.',
      },
    }),
    'timesheets.reject': () => reason,
    'timesheets.submitFor': () => reason,
    'timesheets.correct': ({ period_start: day }) => ({ body: anHourMore(String(day)) }),
    'webhooks.update': ({ status_reason: why }, reader) => ({
      body: {
        events: ['user.updated'],
        ...(why === 'owner_deactivated' && { owner_id: reader, url: 'https://example.com/hook' }),
      },
    }),
    'webhooks.testEvent': () => ({ body: { type: 'user.created' } }),
    'onboarding.addTask': () => ({ body: { title: 'Say hello' } }),
    'onboarding.updateTask': () => ({ body: { title: 'Say hello' } }),
    'documents.update': () => ({ body: { title: 'Changed' } }),
    'documents.decline': () => reason,
    'documents.askAudience': () => ({ body: { audience: { user_ids: [people.cook.id] } } }),
    'documents.setSigners': () => ({ body: { user_ids: [people.cook.id] } }),
    'users.getVisibleTo': () => ({ query: { what: 'pay' } }),
    'users.suspendAccess': () => reason,
    'users.changeEmail': ({ id }) => ({ body: { email: `${id.toLowerCase()}@elsewhere.example` } }),
    'accessGrants.create': ({ id }) => ({
      body: {
        user_id: id,
        package: 'EXPENSES_PAYING',
        department_ids: null,
        starts_on: '2097-01-01',
        ends_on: '2097-12-31',
        reason: 'Pays.',
      },
    }),
    'accessGrants.update': () => ({ body: { ends_on: '2098-12-31' } }),
    // A badge is one person's: by the last letters of their id.
    'kioskBadges.set': ({ id }) => ({ body: { code: `badge-${id.slice(-20)}` } }),
    'deputies.create': ({ id }) => ({
      body: {
        user_id: id,
        deputy_id: id === people.cook.id ? people.head.id : people.cook.id,
        kinds: ['LEAVE'],
        while_away: true,
      },
    }),
    'deputies.update': () => ({ body: { kinds: ['TIME'] } }),
    'users.update': () => ({ body: { job_title: 'Baker' } }),
    'users.hire': () => ({ body: { start_date: '2026-03-01' } }),
    'users.rehire': () => ({ body: { start_date: '2098-01-01' } }),
    'hires.again': () => ({ body: { start_date: '2098-01-01' } }),
    // Of someone who left only what was can be put right.
    'employment.create': ({ is_active: isActive }) => ({
      body: { effective_date: isActive === true ? '2026-06-01' : '2026-01-05', values: { job_title: 'Pastry chef' } },
    }),
    'employment.preview': ({ is_active: isActive }) => ({
      body: { effective_date: isActive === true ? '2026-06-01' : '2026-01-05', values: { job_title: 'Pastry chef' } },
    }),
    'users.updatePersonal': () => ({ body: { mobile_phone: '+14165550100' } }),
    'users.updateGovernmentIds': () => ({ body: { tax_id: 'T-1' } }),
    'goals.create': () => ({ body: { title: 'Run a station' } }),
    'training.create': () => ({ body: { course_id: course.id } }),
    'certifications.create': () => ({ body: { name: 'First aid' } }),
    'assets.create': () => ({ body: { category_name: 'Laptop' } }),
    'benefits.create': () => ({ body: { plan_id: plan.id, start_date: '2026-01-01' } }),
    'compensation.create': () => ({ body: { effective_date: '2026-01-01', pay_type: 'HOURLY', amount: 21.5 } }),
    'compensation.preview': () => ({ body: { effective_date: '2026-01-01', pay_type: 'HOURLY', amount: 21.5 } }),
    'compensation.raise': () => ({ body: { percent: 3 } }),
    'customFieldValues.set': () => ({ params: { field_id: field.id }, body: { value: 'M' } }),
  };
}
