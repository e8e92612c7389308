import { headingIn } from '../../../lib/texts/headings.ts';
import type { Language } from '../../../lib/texts/texts.ts';
import type { PayKind, PayrollLayout, PayrollPreset, PresetName, Source } from './record.ts';

type Column = PayrollLayout['columns'][number];

const column = (header: string, source: Source): Column => ({ header, source });
const fixed = (header: string, text = ''): Column => ({ header, source: 'TEXT', text });
const codesOf = (codes: Readonly<Partial<Record<PayKind, string>>>): PayrollLayout['codes'] =>
  Object.entries(codes).map(([kind, code]) => ({ kind: kind as PayKind, code }));

/**
 * Each only as far as its format is publicly described. What is a company's own there (codes, company code, names of
 * items) is for the company to fill in.
 */
const presets: readonly PayrollPreset[] = [
  {
    preset: 'CSV',
    described_at: null,
    rows_by: 'LINE',
    delimiter: 'COMMA',
    date_format: 'YYYY-MM-DD',
    opening: [],
    columns: [
      column('Payroll number', 'PAYROLL_ID'),
      column('Employee number', 'EMPLOYEE_ID'),
      column('Last name', 'LAST_NAME'),
      column('First name', 'FIRST_NAME'),
      column('Department', 'DEPARTMENT'),
      column('Kind', 'LINE_KIND'),
      column('Period start', 'PERIOD_START'),
      column('Period end', 'PERIOD_END'),
      column('Regular hours', 'REGULAR_HOURS'),
      column('Overtime hours', 'OVERTIME_HOURS'),
      column('Holiday hours', 'HOLIDAY_HOURS'),
      column('Paid leave hours', 'LEAVE_HOURS'),
      column('Regular pay', 'REGULAR_PAY'),
      column('Overtime pay', 'OVERTIME_PAY'),
      column('Total pay', 'TOTAL_PAY'),
      column('Currency', 'CURRENCY'),
      column('Reason', 'REASON'),
    ],
    codes: [],
  },
  {
    preset: 'ADP_WORKFORCE_NOW',
    described_at: 'https://apps.adp.com/en-US/apps/372723/automated-paydata-integration-for-adp-workforce-now/features',
    rows_by: 'KIND',
    delimiter: 'COMMA',
    date_format: 'MM/DD/YYYY',
    opening: [],
    // The first three are required, in these places. Earnings are left out: hours with earnings would be paid twice.
    columns: [
      fixed('Co Code'),
      column('Batch ID', 'RUN_NUMBER'),
      column('File #', 'PAYROLL_ID'),
      column('Reg Hours', 'REGULAR_HOURS'),
      column('O/T Hours', 'OVERTIME_HOURS'),
      column('Hours 3 Code', 'OTHER_CODE'),
      column('Hours 3 Amount', 'OTHER_HOURS'),
    ],
    codes: [],
  },
  {
    preset: 'QUICKBOOKS_IIF',
    described_at:
      'http://support.quickbooks.intuit.com/support/Pages/InProductHelp/Core/QB2K8/ContentPackage/Core/IIF/iif_reference_timeract.html',
    rows_by: 'KIND_AND_DAY',
    delimiter: 'TAB',
    date_format: 'MM/DD/YY',
    opening: [
      { header: '!TIMERHDR', text: 'TIMERHDR' },
      { header: 'VER', text: '8' },
      { header: 'REL', text: '0' },
      { header: 'COMPANYNAME', text: '' },
      { header: 'FROMTIMER', text: 'Y' },
      { header: 'COMPANYCREATETIME', text: '' },
    ],
    columns: [
      fixed('!TIMEACT', 'TIMEACT'),
      column('DATE', 'DAY'),
      fixed('JOB'),
      column('EMP', 'FULL_NAME'),
      column('ITEM', 'CODE'),
      fixed('PITEM'),
      column('DURATION', 'DURATION'),
      fixed('PROJ'),
      column('NOTE', 'REASON'),
      fixed('BILLINGSTATUS', '0'),
    ],
    codes: codesOf({ REGULAR: 'Regular', OVERTIME: 'Overtime', HOLIDAY: 'Holiday', LEAVE: 'Leave' }),
  },
  {
    preset: 'PAYLOCITY',
    described_at: 'https://developer.paylocity.com/integrations/reference/punch-import-field-mapping',
    rows_by: 'KIND',
    delimiter: 'COMMA',
    date_format: 'MM/DD/YYYY',
    opening: [],
    // Durations, no punches: a run has hours, and their times of day are none of its facts.
    columns: [
      column('employeeId', 'PAYROLL_ID'),
      column('lastName', 'LAST_NAME'),
      column('firstName', 'FIRST_NAME'),
      column('date', 'PERIOD_END'),
      fixed('time', '12:00 AM'),
      column('recordType', 'CODE'),
      column('hoursDollars', 'HOURS'),
      column('supervisorNote', 'REASON'),
    ],
    codes: codesOf({ REGULAR: 'REG', OVERTIME: 'OT', HOLIDAY: 'HOL', LEAVE: 'PTO' }),
  },
];

/** Plain CSV has headings in the language of who asks; those of a payroll system are its own. */
export const presetsIn = (language: Language): PayrollPreset[] =>
  presets.map((preset) =>
    preset.preset === 'CSV'
      ? {
          ...preset,
          columns: preset.columns.map(({ header, source }) => ({ header: headingIn(language, header), source })),
        }
      : preset,
  );

export function presetNamed(name: PresetName, language: Language): PayrollPreset {
  const found = presetsIn(language).find(({ preset }) => preset === name);
  if (!found) throw new Error(`There is no preset ${name}.`);
  return found;
}
