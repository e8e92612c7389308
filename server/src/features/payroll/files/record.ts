import { type Static, Type } from 'typebox';
import { Changes, CreatedAt, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, OptionalText, Strict, Text } from '../../../lib/schema.ts';

export const presetNames = ['CSV', 'ADP_WORKFORCE_NOW', 'QUICKBOOKS_IIF', 'PAYLOCITY'] as const;
export type PresetName = (typeof presetNames)[number];

/** What a cell may hold: a fact of the line, of the row that is made of it, or a text of one's own. */
export const sources = [
  'PAYROLL_ID',
  'EMPLOYEE_ID',
  'LAST_NAME',
  'FIRST_NAME',
  'FULL_NAME',
  'DEPARTMENT',
  'LINE_KIND',
  'PERIOD_START',
  'PERIOD_END',
  'DAY',
  'CODE',
  'HOURS',
  'MINUTES',
  'DURATION',
  'REGULAR_HOURS',
  'OVERTIME_HOURS',
  'LEAVE_HOURS',
  'HOLIDAY_HOURS',
  'OTHER_CODE',
  'OTHER_HOURS',
  'REGULAR_PAY',
  'OVERTIME_PAY',
  'TOTAL_PAY',
  'CURRENCY',
  'REASON',
  'RUN_NUMBER',
  'TEXT',
] as const;
export type Source = (typeof sources)[number];

export const payKinds = ['REGULAR', 'OVERTIME', 'HOLIDAY', 'LEAVE'] as const;
export type PayKind = (typeof payKinds)[number];

const heading = Text(100, { examples: ['File #'], description: 'Its heading in the file.' });
const text = OptionalText(200, { examples: ['ABC'], description: 'What stands there.' });

const PayrollColumn = Strict(
  {
    header: heading,
    source: Type.Enum([...sources], {
      examples: ['PAYROLL_ID'],
      description:
        'What stands in it. Numbers of the person, department and amounts as they were sealed; names of today. DAY, CODE, HOURS, MINUTES, DURATION (h:mm), OTHER_CODE and OTHER_HOURS (leave and holidays alone) are those of the row; hours and pay of a kind stand on rows of that kind. TEXT: always the same text.',
    }),
    text: Type.Optional({ ...text, description: 'For TEXT: the text.' }),
  },
  { $id: 'PayrollColumn', description: 'One column of a file for payroll.' },
);

const PayrollCode = Strict(
  {
    kind: Type.Enum([...payKinds], { examples: ['LEAVE'], description: 'The kind of hours.' }),
    leave_type_id: Type.Optional(
      Nullable(Id('lvt'), { description: 'For LEAVE: the type. null or left out: every type without a code.' }),
    ),
    code: Text(50, { examples: ['VAC'], description: 'What payroll calls it.' }),
  },
  { $id: 'PayrollCode', description: 'What payroll calls a kind of hours.' },
);

const layout = {
  preset: Type.Enum([...presetNames], { examples: ['CSV'], description: 'What it was made from.' }),
  rows_by: Type.Enum(['LINE', 'KIND', 'KIND_AND_DAY'], {
    examples: ['KIND'],
    description:
      'LINE: one row for each line of the run. KIND: one for each kind of hours or pay in it. KIND_AND_DAY: the same with at most 23:59 a row, on the first days of the period; what has no hours, or fewer than none, has no row.',
  }),
  delimiter: Type.Enum(['COMMA', 'SEMICOLON', 'TAB'], { examples: ['COMMA'], description: 'What is between cells.' }),
  date_format: Type.Enum(['YYYY-MM-DD', 'MM/DD/YYYY', 'MM/DD/YY'], {
    examples: ['YYYY-MM-DD'],
    description: 'How days are written.',
  }),
  opening: Type.Array(
    Strict(
      { header: heading, text },
      { $id: 'PayrollOpening', description: 'One value of the block before the table.' },
    ),
    { maxItems: 30, examples: [[]], description: 'A block of two lines before the table: headings, and their values.' },
  ),
  columns: Type.Array(PayrollColumn, {
    minItems: 1,
    maxItems: 60,
    examples: [[{ header: 'File #', source: 'PAYROLL_ID' }]],
    description: 'The columns, in their order.',
  }),
  codes: Type.Array(PayrollCode, {
    maxItems: 100,
    examples: [[{ kind: 'OVERTIME', code: 'OT' }]],
    description: 'What payroll calls each kind of hours.',
  }),
};

export const PayrollLayout = Strict(layout);
export type PayrollLayout = Static<typeof PayrollLayout>;

const name = Text(100, {
  examples: ['Monthly file'],
  description: 'What it is called; unique in the organization, whatever the case.',
});
const templateFields = {
  id: RecordId('pft'),
  name,
  ...layout,
  created_at: CreatedAt(),
  updated_at: UpdatedAt(),
};

export const PayrollTemplate = Type.Object(templateFields, {
  $id: 'PayrollTemplate',
  description: 'How a file for payroll is written, for every run.',
});
export type PayrollTemplate = Static<typeof PayrollTemplate>;
export const templateFieldNames = Object.keys(templateFields) as (keyof PayrollTemplate)[];

export const NewPayrollTemplate = Strict({ name, ...layout });
export type NewPayrollTemplate = Static<typeof NewPayrollTemplate>;
export const PayrollTemplateChanges = Changes({ name, ...layout });
export type PayrollTemplateChanges = Static<typeof PayrollTemplateChanges>;

export const PayrollPresets = Type.Object(
  {
    presets: Type.Array(
      Type.Object({
        ...layout,
        described_at: Nullable(Type.String({ examples: ['https://apps.adp.com/'] }), {
          description: 'The public description of the format that it follows; null: it follows none.',
        }),
      }),
      { description: 'What a template may start from.' },
    ),
  },
  { $id: 'PayrollPresets', description: 'Formats of payroll systems, as far as they are publicly described.' },
);
export type PayrollPreset = Static<typeof PayrollPresets>['presets'][number];

export const PayrollFilePreview = Type.Object(
  {
    headers: Type.Array(Type.String({ examples: ['File #'] }), { description: 'The headings.' }),
    rows: Type.Array(Type.Array(Type.String({ examples: ['P-1042'] })), {
      description: 'The first 20 rows, as they stand in the file.',
    }),
    row_count: Type.Integer({ examples: [42], description: 'Rows of the whole file.' }),
    line_count: Type.Integer({ examples: [40], description: 'Lines of the run.' }),
    left_out_count: Type.Integer({
      examples: [0],
      description: 'Rows that the format cannot hold: hours are taken off, or pay alone changes.',
    }),
    kinds_without_code: Type.Array(
      Type.Object({
        kind: Type.Enum([...payKinds], { description: 'The kind of hours.' }),
        name: Nullable(Type.String({ examples: ['Vacation'] }), { description: 'What the type of leave is called.' }),
      }),
      { description: 'Kinds of hours in the run that a column asks a code for and that have none.' },
    ),
    without_number_count: Type.Integer({
      examples: [1],
      description: 'People in the run who had no number of the kind that a column asks for, PAYROLL_ID or EMPLOYEE_ID.',
    }),
    people_without_number: Type.Array(Type.String({ examples: ['Ada Byron'] }), {
      description: 'The first 20 of them by name.',
    }),
  },
  { $id: 'PayrollFilePreview', description: 'How a file for payroll would begin.' },
);
export type PayrollFilePreview = Static<typeof PayrollFilePreview>;
