import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../../test/harness.ts';
import { workplace } from '../../time/testing/workplace.ts';
import { drive, hotel, perDiem, start } from '../testing/claims.ts';

const { world: first, installation } = await sharedHarness();
const { world, people, api } = await workplace(first);
const create = (body: object) => api.cook.post('/expense-reports', body);

describe('POST /expense-reports', () => {
  it('201: a DRAFT of the person with totals by the server; no event', async () => {
    const { status, data } = await create({
      title: 'Montréal',
      trip_purpose: 'Suppliers',
      report_type: 'TRAVEL',
      payable_to: 'Hotel Pine Inc.',
      departure_date: '2026-03-08',
      return_date: '2026-03-10',
      cost_center: '4100',
      line_items: [hotel],
      per_diems: [perDiem],
      mileage: [drive],
    });
    expect(status).toBe(201);
    expect(data).toEqual({
      id: expect.stringMatching(/^exp_/),
      report_number: expect.stringMatching(/^EXP-\d{4}-\d{5}$/),
      title: 'Montréal',
      description: null,
      trip_purpose: 'Suppliers',
      report_type: 'TRAVEL',
      status: 'DRAFT',
      departure_date: '2026-03-08',
      return_date: '2026-03-10',
      currency: 'CAD',
      total_expenses: 361.6,
      total_per_diems: 75,
      total_mileage: 61.2,
      total_tax: 41.6,
      grand_total: 497.8,
      submitted_by: { id: people.cook.id, first_name: 'Ada', last_name: 'Byron' },
      approver: null,
      on_behalf_of_id: null,
      approvals: [],
      department_id: people.cook.departmentId,
      project_id: null,
      cost_center: '4100',
      is_billable: false,
      submitted_at: null,
      approved_at: null,
      approver_notes: null,
      rejection_reason: null,
      paid_at: null,
      payment_method: null,
      payment_reference: null,
      payable_to: 'Hotel Pine Inc.',
      created_at: data.updated_at,
      updated_at: data.updated_at,
      receipts: [],
      line_items: [
        {
          ...hotel,
          id: expect.stringMatching(/^eli_/),
          expense_class: null,
          currency: 'CAD',
          exchange_rate: 1,
          gst: 0,
          pst: 0,
          qst: 0,
          gratuity: 0,
          total: 361.6,
          total_in_base_currency: 361.6,
          receipt_id: null,
          notes: null,
        },
      ],
      per_diems: [
        {
          ...perDiem,
          id: expect.stringMatching(/^epd_/),
          quantity: 1,
          currency: 'CAD',
          exchange_rate: 1,
          gst: 0,
          pst: 0,
          total: 75,
          total_in_base_currency: 75,
          meal_provided: false,
          notes: null,
        },
      ],
      mileage: [
        {
          ...drive,
          id: expect.stringMatching(/^emi_/),
          description: null,
          unit: 'KILOMETERS',
          currency: 'CAD',
          exchange_rate: 1,
          gst: 0,
          total: 61.2,
          total_in_base_currency: 61.2,
          notes: null,
        },
      ],
    });
    expect(await world.events()).toEqual([]);
    expect((await world.audit()).at(-1)).toMatchObject({ action: 'expenseReports.create', subject_id: data.id });
    expect((await api.cook.get(`/expense-reports/${String(data.id)}`)).data).toEqual(data);
  });

  it('201: a title is enough; lines keep the order in which they came', async () => {
    const { data } = await create({ title: 'Later' });
    expect(data).toMatchObject({ report_type: 'REIMBURSEMENT', currency: 'CAD', grand_total: 0, line_items: [] });
    const names = Array.from({ length: 30 }, (_, index) => `Line ${String(index)}`);
    const report = await start(api.cook, { line_items: names.map((description) => ({ ...hotel, description })) });
    expect(report.line_items.map(({ description }) => description)).toEqual(names);
  });

  it('201: another currency by its rate, rounded half up to the minor unit of the report’s currency', async () => {
    const foreign = { ...hotel, amount_before_tax: 100, hst: 0, currency: 'EUR', exchange_rate: 1.485_05 };
    const report = await start(api.cook, {
      line_items: [foreign, { ...hotel, amount_before_tax: 1.005, hst: 0 }],
      per_diems: [{ ...perDiem, currency: 'JPY', rate: 5000, exchange_rate: 0.009_123_45 }],
    });
    expect(report.line_items).toMatchObject([
      { total: 100, total_in_base_currency: 148.51, currency: 'EUR', exchange_rate: 1.48505 },
      { total: 1.005, total_in_base_currency: 1.01 },
    ]);
    expect(report.per_diems).toMatchObject([{ total: 5000, total_in_base_currency: 45.62, exchange_rate: 0.00912345 }]);
    expect(report).toMatchObject({ total_expenses: 149.52, total_per_diems: 45.62, grand_total: 195.14 });
    const yen = await start(api.cook, {
      currency: 'JPY',
      line_items: [{ ...hotel, amount_before_tax: 1000, currency: 'CAD', exchange_rate: 110.5 }],
    });
    expect(yen).toMatchObject({ currency: 'JPY', total_tax: 4597, grand_total: 115_097 });
  });

  it('201: the project and its billing; a department of the organization, or none', async () => {
    const admin = await people.admin.app();
    const { data: project } = await admin.post('/projects', { name: 'Summer menu', is_billable: true });
    expect(await start(api.cook, { project_id: project.id })).toMatchObject({
      project_id: project.id,
      is_billable: true,
    });
    const bar = await world.department('Bar');
    expect((await start(api.cook, { department_id: bar })).department_id).toBe(bar);
    expect((await start(api.cook, { department_id: null })).department_id).toBeNull();
  });

  const tooMany = Array.from({ length: 501 }, () => hotel);
  it.each<[string, object, string]>([
    ['no title', { title: undefined }, 'title'],
    ['a blank title', { title: '  ' }, 'title'],
    ['an unknown field', { colour: 'red' }, 'colour'],
    ['a total of the caller', { grand_total: 5 }, 'grand_total'],
    ['somebody else as the person', { user_id: 'usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6' }, 'user_id'],
    ['an unknown type', { report_type: 'GIFT' }, 'report_type'],
    ['no currency', { currency: 'XQX' }, 'currency'],
    ['a return before the departure', { departure_date: '2026-03-10', return_date: '2026-03-09' }, 'return_date'],
    ['an unknown field of a line', { line_items: [{ ...hotel, total: 5 }] }, 'line_items.0.total'],
    ['a line without a date', { line_items: [{ ...hotel, date: undefined }] }, 'line_items.0.date'],
    ['a day that does not exist', { line_items: [{ ...hotel, date: '2026-02-30' }] }, 'line_items.0.date'],
    ['an unknown expense type', { line_items: [{ ...hotel, expense_type: 'X' }] }, 'line_items.0.expense_type'],
    ['an amount below 0', { line_items: [{ ...hotel, amount_before_tax: -1 }] }, 'line_items.0.amount_before_tax'],
    ['five decimals', { line_items: [hotel, { ...hotel, gst: 0.000_01 }] }, 'line_items.1.gst'],
    ['a foreign line without its rate', { line_items: [{ ...hotel, currency: 'EUR' }] }, 'line_items.0.exchange_rate'],
    ['a rate of the own currency', { line_items: [{ ...hotel, exchange_rate: 2 }] }, 'line_items.0.exchange_rate'],
    [
      'a rate of nine decimals',
      { line_items: [{ ...hotel, currency: 'EUR', exchange_rate: 1.123_456_789 }] },
      'line_items.0.exchange_rate',
    ],
    [
      'a line in no currency',
      { line_items: [{ ...hotel, currency: 'XQX', exchange_rate: 1 }] },
      'line_items.0.currency',
    ],
    [
      'a receipt before there is any',
      { line_items: [{ ...hotel, receipt_id: 'rct_01K9Z3V5Q8R2T4W6Y8A0C2E4G6' }] },
      'line_items.0.receipt_id',
    ],
    ['501 lines', { line_items: tooMany }, 'line_items'],
    [
      'a foreign per diem without a rate',
      { per_diems: [{ ...perDiem, currency: 'EUR' }] },
      'per_diems.0.exchange_rate',
    ],
    ['three decimals of a day', { per_diems: [{ ...perDiem, quantity: 0.125 }] }, 'per_diems.0.quantity'],
    ['a way of nothing', { mileage: [{ ...drive, distance: 0 }] }, 'mileage.0.distance'],
    ['an unknown unit', { mileage: [{ ...drive, unit: 'LEAGUES' }] }, 'mileage.0.unit'],
    ['more than a total can hold', { mileage: [{ ...drive, distance: 999_999, rate_per_unit: 9999 }] }, 'mileage.0'],
    ['a department of nobody', { department_id: 'dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6' }, 'department_id'],
    ['a project of nobody', { project_id: 'prj_01K9Z3V5Q8R2T4W6Y8A0C2E4G6' }, 'project_id'],
  ])('422: %s', async (_, body, field) => {
    const { status, error } = await create({ title: 'x', ...body });
    expect([status, error.code, error.details.field]).toEqual([422, 'VALIDATION_FAILED', field]);
  });

  it('409: a department that a report is charged to cannot be deleted', async () => {
    const id = await world.department('Catering');
    await start(api.cook, { department_id: id });
    const { status, error } = await api.admin.delete(`/departments/${id}`);
    expect([status, error.details]).toEqual([409, { reason: 'in_use' }]);
  });

  it('422: a project of another department, which the person does not see', async () => {
    const admin = await people.admin.app();
    const bar = await world.department('Bar');
    const { data: project } = await admin.post('/projects', { name: 'Cocktails', department_id: bar });
    const { status, error } = await create({ title: 'x', project_id: project.id });
    expect([status, error.details.field]).toEqual([422, 'project_id']);
  });

  it('422: lines that come to more than a report can hold', async () => {
    const large = { ...hotel, amount_before_tax: 9_999_999_999, hst: 0 };
    const { status, error } = await create({ title: 'x', line_items: Array.from({ length: 11 }, () => large) });
    expect([status, error.details.field]).toEqual([422, 'line_items']);
  });

  it('403: while the module is off, on every operation', async () => {
    const off = await workplace(first, { settings: { modules: { expenses: false } } });
    for (const path of ['', '/exp_01K9Z3V5Q8R2T4W6Y8A0C2E4G6']) {
      const { status, error } = await off.api.executive.get(`/expense-reports${path}`);
      expect([status, error.code, error.details]).toEqual([403, 'MODULE_DISABLED', { module: 'expenses' }]);
    }
    expect((await off.api.cook.post('/expense-reports', { title: 'x' })).error.code).toBe('MODULE_DISABLED');
    const { operations } = installation.catalogue;
    const own = operations.filter(({ path }) => path.startsWith('/expense-reports'));
    expect(own.length).toBeGreaterThanOrEqual(10);
    expect(own.filter(({ module }) => module !== 'expenses')).toEqual([]);
  });
});
