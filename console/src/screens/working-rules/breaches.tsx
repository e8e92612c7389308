import type { ReactNode } from 'react';
import { addDays } from '../../calendar-days.ts';
import { type Data, fixedList, useRead } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link, useSearch } from '../../router.tsx';
import { sayBreach, sayRule, workingRulesTexts as texts } from '../../texts/working-rules.ts';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Notice, State } from '../../ui/notice.tsx';
import { Panel } from '../../ui/page.tsx';
import { Pending } from '../../ui/pending.tsx';
import { fullName } from '../../words.ts';
import { daysOf, monthsToChoose } from '../reports/periods.ts';
import type { Rules } from './record.ts';

type Report = Data<'/working-rule-breaches'>;
type Breach = Report['breaches'][number];

/** Whom rules were broken with, in some month and department. */
export function Breaches({ rules }: { readonly rules: Rules }): ReactNode {
  const format = useFormat();
  const [search, change] = useSearch<'month' | 'department' | 'rule'>();
  const today = format.today();
  const month = search.month !== undefined && /^\d{4}-(0[1-9]|1[0-2])$/.test(search.month) ? search.month : undefined;
  const days = month === undefined ? {} : daysOf({ period: month }, today);
  const query = { from: days.start_date ?? addDays(today, -27), to: days.end_date ?? today };
  const read = useRead('/working-rule-breaches', { query }, { keepsPrevious: true });
  const broken = (read.data?.rules ?? []).filter(({ count }) => count > 0);
  const nameOf = (id: string): string => {
    const rule = rules.rules.find((one) => one.id === id);
    return rule === undefined ? id : sayRule(format, rule);
  };
  return (
    <Panel title={texts.breaches} note={texts.breachesNote}>
      <div className="form__grid">
        <SelectField
          field={{
            name: 'month',
            value: month ?? '',
            error: null,
            set: (value) => change({ month: value || undefined }),
          }}
          label={texts.period}
          empty={texts.fourWeeks}
          options={monthsToChoose(today, month).map((value) => ({ value, label: format.month(`${value}-01`) }))}
        />
        {(read.data?.departments.length ?? 0) > 1 && (
          <SelectField
            field={{
              name: 'department',
              value: search.department ?? '',
              error: null,
              set: (value) => change({ department: value || undefined }),
            }}
            label={texts.department}
            empty={texts.everyDepartment}
            options={(read.data?.departments ?? []).map(({ id, name }) => ({
              value: id ?? 'none',
              label: name ?? texts.noDepartment,
            }))}
          />
        )}
        {broken.length > 1 && (
          <SelectField
            field={{
              name: 'rule',
              value: search.rule ?? '',
              error: null,
              set: (value) => change({ rule: value || undefined }),
            }}
            label={texts.rule}
            empty={texts.everyRule}
            options={broken.map(({ rule_id: value }) => ({ value, label: nameOf(value) }))}
          />
        )}
      </div>
      {read.data === undefined ? (
        <Pending read={read} />
      ) : (
        <ReportOf report={read.data} nameOf={nameOf} department={search.department} rule={search.rule} />
      )}
    </Panel>
  );
}

function ReportOf({
  report,
  nameOf,
  department,
  rule,
}: {
  readonly report: Report;
  readonly nameOf: (ruleId: string) => string;
  readonly department: string | undefined;
  readonly rule: string | undefined;
}): ReactNode {
  const format = useFormat();
  if (report.breaches.length === 0) {
    return (
      <State icon="info" title={texts.noneTitle}>
        {texts.noneText(format.days(report.from, report.to))}
      </State>
    );
  }
  const shown = report.breaches.filter(
    ({ department_id: id, rule_id: broken }) =>
      (department === undefined || (id ?? 'none') === department) && (rule === undefined || broken === rule),
  );
  const columns: readonly TableColumn<Breach>[] = [
    { id: 'day', title: texts.day, cell: ({ day }) => format.day(day), order: ({ day }) => day },
    {
      id: 'person',
      title: texts.person,
      kind: 'lead',
      cell: ({ user }) => <Link to={`/people/${user.id}`}>{fullName(user)}</Link>,
      order: ({ user }) => user.last_name,
    },
    { id: 'what', title: texts.what, cell: (breach) => sayBreach(format, breach) },
  ];
  return (
    <>
      <ul>
        {report.rules
          .filter(({ count }) => count > 0)
          .map(({ rule_id: id, count, people }) => (
            <li key={id}>
              {nameOf(id)}: {texts.ofPeople(count, people)}
            </li>
          ))}
      </ul>
      {report.departments.length > 1 && (
        <>
          <h3>{texts.byDepartment}</h3>
          <ul>
            {report.departments.map(({ id, name, count, rules: own }) => (
              <li key={id ?? 'none'}>
                {name ?? texts.noDepartment}: {texts.times(count)}
                <ul>
                  {own.map(({ rule_id: rule, count: times }) => (
                    <li key={rule} className="quiet">
                      {nameOf(rule)}: {texts.times(times)}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </>
      )}
      {report.has_more && <Notice>{texts.more}</Notice>}
      <DataTable
        label={texts.breaches}
        list={fixedList(shown)}
        columns={columns}
        keyOf={(breach) => `${breach.rule_id} ${breach.time_entry_id}`}
        noun={texts.breachNoun}
      />
    </>
  );
}
