import { type ReactNode, useEffect, useState } from 'react';
import { fixedList, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { whatIfTexts as texts } from '../../texts/what-if.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Failure, Skeleton } from '../../ui/notice.tsx';
import { ExplanationView } from '../timesheets/explanation.tsx';
import type { Tried } from './question.tsx';
import type { WhatIf } from './record.ts';

type Sheet = WhatIf['sheets'][number];

/** The timesheets of one person, before and after; each with both explanations. */
export function PersonSheets({
  person,
  asked,
  onClose,
}: {
  readonly person: { readonly id: string; readonly name: string };
  readonly asked: Tried;
  readonly onClose: () => void;
}): ReactNode {
  const format = useFormat();
  const { mutate, data, error } = useWrite('post', '/what-if');
  const [open, setOpen] = useState<Sheet | null>(null);
  useEffect(() => {
    const { from, to, settings } = asked;
    mutate({ body: { from, to, settings, user_ids: [person.id] } });
  }, [mutate, asked, person.id]);
  if (open) return <Explanations sheet={open} asked={asked} onClose={() => setOpen(null)} />;
  return (
    <Dialog title={texts.showSheets(person.name)} onClose={onClose} isWide>
      {error !== null && <Failure error={error} />}
      {data === undefined ? (
        error === null && <Skeleton lines={4} />
      ) : (
        <DataTable
          label={texts.showSheets(person.name)}
          list={fixedList(data.sheets)}
          columns={[
            {
              id: 'period',
              title: texts.ways.periods,
              kind: 'lead',
              cell: ({ period_start, period_end }) => format.days(period_start, period_end),
            },
            {
              id: 'before',
              title: texts.payBefore,
              kind: 'number',
              cell: ({ before }) => format.money(before.total_pay, data.currency),
            },
            {
              id: 'after',
              title: texts.payAfter,
              kind: 'number',
              cell: ({ after }) => format.money(after.total_pay, data.currency),
            },
            {
              id: 'explain',
              title: texts.explain,
              cell: (sheet) => (
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={texts.explainOf(format.days(sheet.period_start, sheet.period_end))}
                  onClick={() => setOpen(sheet)}
                >
                  {texts.explain}
                </Button>
              ),
            },
          ]}
          keyOf={({ timesheet_id }) => timesheet_id}
          noun={texts.sheetsNoun}
        />
      )}
    </Dialog>
  );
}

function Explanations({
  sheet,
  asked,
  onClose,
}: {
  readonly sheet: Sheet;
  readonly asked: Tried;
  readonly onClose: () => void;
}): ReactNode {
  const format = useFormat();
  const { mutate, data, error } = useWrite('post', '/what-if/timesheets/{id}');
  useEffect(() => {
    mutate({ path: { id: sheet.timesheet_id }, body: { settings: asked.settings } });
  }, [mutate, asked, sheet.timesheet_id]);
  return (
    <Dialog
      title={texts.explanationOf(sheet.name, format.days(sheet.period_start, sheet.period_end))}
      onClose={onClose}
      isWide
    >
      {error !== null && <Failure error={error} />}
      {data === undefined ? (
        error === null && <Skeleton lines={6} />
      ) : (
        <div className="what-if-both">
          {(['before', 'after'] as const).map((one) => (
            <section key={one} aria-label={texts[one]}>
              <h2>{texts[one]}</h2>
              <ExplanationView explanation={data[one]} />
            </section>
          ))}
        </div>
      )}
    </Dialog>
  );
}
