import { type ReactNode, useState } from 'react';
import { addDays } from '../../calendar-days.ts';
import { fixedList, useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useCan } from '../../session.tsx';
import { sayOfferedOvertime, sayRule, workingRulesTexts as texts } from '../../texts/working-rules.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Chip, Panel } from '../../ui/page.tsx';
import { PendingPanel } from '../../ui/pending.tsx';
import { Breaches } from './breaches.tsx';
import type { Rule, Rules } from './record.ts';
import { RuleDialog } from './rule-dialog.tsx';
import '../../ui/field.css';
import '../../ui/form.css';
import './working-rules.css';

type Pack = NonNullable<Rules['pack']>;

const packs = Object.entries(texts.packs).map(([value, label]) => ({ value, label }));
const isPack = (name: string): name is Pack => Object.hasOwn(texts.packs, name);

/** What applies, where it stands, and whom it was broken with. */
export function WorkingRules(): ReactNode {
  const can = useCan();
  const read = useRead('/working-rules');
  if (!read.data) return <PendingPanel read={read} />;
  return (
    <>
      <RulesOf rules={read.data} />
      {can('workingRules.breaches') && <Breaches rules={read.data} />}
    </>
  );
}

function RulesOf({ rules }: { readonly rules: Rules }): ReactNode {
  const can = useCan();
  const format = useFormat();
  const [changed, setChanged] = useState<Rule | null>(null);
  const today = format.today();
  const broken = useRead(
    '/working-rule-breaches',
    { query: { from: addDays(today, -27), to: today } },
    { isEnabled: can('workingRules.breaches') },
  );
  const mayChange = can('workingRules.update');
  const countOf = (rule: Rule): ReactNode => {
    const found = broken.data?.rules.find(({ rule_id: id }) => id === rule.id);
    return found === undefined ? null : texts.times(found.count);
  };
  const columns: readonly TableColumn<Rule>[] = [
    {
      id: 'rule',
      title: texts.rule,
      kind: 'lead',
      cell: (rule) => (
        <span className="working-rules__text">
          {sayRule(format, rule)} {rule.is_changed && <Chip>{texts.changed}</Chip>}
        </span>
      ),
    },
    {
      id: 'source',
      title: texts.source,
      cell: ({ source }) =>
        source.read_on === null ? (
          texts.ours
        ) : (
          <span className="working-rules__text">
            {source.citation} <span className="quiet">({texts.read(format.day(source.read_on))})</span>
          </span>
        ),
    },
    { id: 'action', title: texts.shown, cell: ({ action }) => texts.actions[action] },
    ...(broken.data === undefined ? [] : [{ id: 'broken', title: texts.broken, cell: countOf }]),
    ...(mayChange
      ? [
          {
            id: 'change',
            title: texts.change,
            kind: 'actions' as const,
            cell: (rule: Rule) => (
              <Button
                size="small"
                onClick={() => setChanged(rule)}
                aria-label={`${texts.change}: ${sayRule(format, rule)}`}
              >
                {texts.change}
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      {mayChange && <Offers rules={rules} />}
      <Panel title={texts.rules} note={texts.noAdvice}>
        {mayChange ? (
          <PackChoice key={rules.pack ?? ''} rules={rules} />
        ) : (
          rules.pack !== null && (
            <p>
              {texts.pack} {texts.packs[rules.pack]}
            </p>
          )
        )}
        <DataTable
          label={texts.title}
          list={fixedList(rules.rules)}
          columns={columns}
          keyOf={({ id }) => id}
          noun={texts.noun}
        />
      </Panel>
      {rules.left_out.length > 0 && (
        <Panel title={texts.leftOut} note={texts.leftOutNote}>
          <ul>
            {rules.left_out.map((code) => (
              <li key={code}>{texts.leftOutReasons[code]}</li>
            ))}
          </ul>
        </Panel>
      )}
      {changed && <RuleDialog rules={rules} rule={changed} onClose={() => setChanged(null)} />}
    </>
  );
}

function PackChoice({ rules }: { readonly rules: Rules }): ReactNode {
  const [chosen, setChosen] = useState<string>(rules.pack ?? '');
  const [isAsking, setIsAsking] = useState(false);
  const save = useWrite('put', '/working-rules');
  return (
    <div className="form__grid">
      <SelectField
        field={{ name: 'pack', value: chosen, error: null, set: setChosen }}
        label={texts.pack}
        options={packs}
        empty={texts.noPack}
      />
      {chosen !== (rules.pack ?? '') && (
        <div className="form__actions">
          <Button kind="primary" onClick={() => setIsAsking(true)}>
            {texts.takePack}
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={texts.takeTitle}
          action={texts.takePack}
          isDangerous={false}
          done={texts.packTaken}
          onClose={() => setIsAsking(false)}
          onConfirm={() => save.mutateAsync({ body: { pack: isPack(chosen) ? chosen : null, rules: [] } })}
        >
          {texts.takeText}
        </ConfirmDialog>
      )}
    </div>
  );
}

/** What the place suggests: said, and done only if it is asked for. */
function Offers({ rules }: { readonly rules: Rules }): ReactNode {
  const format = useFormat();
  const can = useCan();
  const [isAsking, setIsAsking] = useState(false);
  const save = useWrite('patch', '/settings');
  const offer = rules.offered_overtime;
  const sentence = offer === null ? '' : sayOfferedOvertime(format, offer);
  return (
    <>
      {rules.place_pack !== null && rules.pack === null && (
        <Notice>{texts.offered(texts.packs[rules.place_pack])}</Notice>
      )}
      {offer !== null && can('settings.update') && (
        <Notice>
          {texts.offeredOvertime(sentence)}{' '}
          <Button size="small" onClick={() => setIsAsking(true)}>
            {texts.useOvertime}
          </Button>
        </Notice>
      )}
      {isAsking && offer !== null && (
        <ConfirmDialog
          title={texts.useOvertimeTitle}
          action={texts.useOvertime}
          isDangerous={false}
          done={texts.overtimeSet}
          onClose={() => setIsAsking(false)}
          onConfirm={() =>
            save.mutateAsync({
              body: {
                overtime_mode: offer.overtime_mode,
                overtime_weekly_minutes: offer.overtime_weekly_minutes,
                ...(offer.overtime_daily_minutes !== null && { overtime_daily_minutes: offer.overtime_daily_minutes }),
                ...(offer.overtime_multiplier !== null && { overtime_multiplier: offer.overtime_multiplier }),
              },
            })
          }
        >
          {texts.useOvertimeText(sentence)}
        </ConfirmDialog>
      )}
    </>
  );
}
