import type { ReactNode } from 'react';
import { type Item, useList } from '../../client/hooks.ts';
import { type Format, useFormat } from '../../format.ts';
import { useSearch } from '../../router.tsx';
import { fieldNames } from '../../texts/field-names.ts';
import { settingsHistoryTexts as texts } from '../../texts/organization/settings.ts';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { capitalized, nameIn } from '../../words.ts';
import { settingGroups, weekdayName } from './fields.ts';

type Weekday = Parameters<typeof weekdayName>[0];
type Row = Item<'/organization-settings/history'>;

const fields = new Map(settingGroups.flatMap((group) => group.fields).map((field) => [field.key, field]));
const settings: readonly Row['setting'][] = [
  'timezone',
  'country',
  'region',
  'currency',
  'week_start',
  'weekend_days',
  'time_rounding_increment',
  'time_rounding_mode',
  'pay_period_type',
  'pay_period_anchor',
  'overtime_mode',
  'overtime_daily_minutes',
  'overtime_weekly_minutes',
  'overtime_multiplier',
  'hours_accounts',
  'hours_accounts_from',
  'hours_account_cap_minutes',
  'hours_account_cap',
];

/** As its own field on the screen names it. */
const labelOf = (setting: Row['setting']): string =>
  fields.get(setting)?.label ?? capitalized(nameIn(fieldNames, setting));

function wordsOf(setting: Row['setting'], value: Row['after'], format: Format): string {
  if (value === null) return texts.nothing;
  const { kind, options = [] } = fields.get(setting) ?? {};
  if (Array.isArray(value)) return value.map((day) => weekdayName(day as Weekday)).join(', ');
  const option = options.find((one) => one.value === String(value));
  if (option) return option.label;
  if (typeof value === 'boolean') return value ? texts.on : texts.off;
  if (typeof value === 'number') return kind === 'hours' ? format.minutes(value) : format.number(value, 4);
  return kind === 'date' ? format.day(value) : value;
}

/** What the organization had set, and since when. */
export function SettingsHistory(): ReactNode {
  const format = useFormat();
  const [search] = useSearch<'setting'>();
  const list = useList('/organization-settings/history', {
    query: { ...(search.setting !== undefined && { setting: [search.setting as Row['setting']] }) },
  });
  const columns: readonly TableColumn<Row>[] = [
    { id: 'setting', title: texts.setting, kind: 'lead', cell: (row) => labelOf(row.setting) },
    {
      id: 'when',
      title: texts.when,
      usual: 'descending',
      cell: (row) => (
        <span className="nowrap" title={format.instantInFull(row.changed_at)}>
          {format.instant(row.changed_at)}
        </span>
      ),
    },
    {
      id: 'before',
      title: texts.before,
      cell: (row) =>
        row.is_before_known ? wordsOf(row.setting, row.before, format) : <span className="quiet">{texts.unknown}</span>,
    },
    { id: 'after', title: texts.after, cell: (row) => wordsOf(row.setting, row.after, format) },
    {
      id: 'by',
      title: texts.by,
      cell: (row) => list.nameOf(row.changed_by_id) ?? (row.before === null ? null : texts.theOperator),
    },
  ];
  return (
    <DataTable
      label={texts.title}
      noun={texts.noun}
      list={list}
      columns={columns}
      keyOf={(row) => row.id}
      filters={[
        {
          name: 'setting',
          label: texts.setting,
          any: texts.anySetting,
          options: settings.map((value) => ({ value, label: labelOf(value) })),
        },
      ]}
      empty={texts.empty}
    />
  );
}
