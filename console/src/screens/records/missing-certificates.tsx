import type { ReactNode } from 'react';
import { type Item, useList } from '../../client/hooks.ts';
import { useSearch } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { missingCertificatesTexts as texts } from '../../texts/records.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Control } from '../../ui/control.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Page } from '../../ui/page.tsx';
import { optionsOfWords, Said, useDay, type Words } from '../../ui/record-parts.tsx';
import { optionsOf } from '../../words.ts';
import { useWhose } from './person-column.tsx';

type Missing = Item<'/missing-certificates'>;

const stateWords = {
  NONE: [texts.none, 'bad'],
  EXPIRED: [texts.expired, 'bad'],
  RUNS_OUT: [texts.runsOut, 'warning'],
} satisfies Words;

/** Of what is wanted of people: who never had it, whose has run out, and whose runs out before a day. */
export function Screen(): ReactNode {
  const can = useCan();
  const day = useDay();
  const [search, change] = useSearch<'before' | 'state' | 'kind' | 'department_id'>();
  const query = {
    before: search.before,
    state: search.state as Missing['state'] | undefined,
    kind: search.kind as Missing['kind'] | undefined,
    department_id: search.department_id,
  };
  const list = useList('/missing-certificates', { query });
  const wanted = useList('/certificate-requirements', {}, { isEnabled: can('certificateRequirements.list') });
  const isNothingWanted = wanted.rows?.length === 0;
  const { isOwn, who } = useWhose(list, 'training');
  const columns: readonly TableColumn<Missing>[] = [
    ...who,
    { id: 'name', title: texts.wanted, ...(isOwn && { kind: 'lead' as const }), cell: (row) => row.name },
    { id: 'kind', title: texts.kind, cell: (row) => texts.kinds[row.kind] },
    { id: 'state', title: texts.state, cell: (row) => <Said words={stateWords} status={row.state} /> },
    { id: 'until', title: texts.until, cell: (row) => day(row.valid_until) },
  ];
  return (
    <Page
      title={texts.title}
      lead={isOwn ? texts.ownLead : texts.lead}
      back={{ to: '/certificates', label: texts.certificates }}
      actions={
        can('certificateRequirements.list') && (
          <ButtonLink to="/certificate-requirements">{texts.requirements}</ButtonLink>
        )
      }
    >
      <DataTable
        label={texts.title}
        noun={texts.noun}
        list={list}
        columns={columns}
        keyOf={(row) => `${row.user_id} ${row.requirement_id}`}
        tools={
          <label className="filters__day">
            {texts.before}
            <Control
              type="date"
              value={search.before ?? ''}
              onChange={(event) => change({ before: event.target.value === '' ? undefined : event.target.value })}
            />
          </label>
        }
        filters={[
          { name: 'state', label: texts.state, any: texts.anyState, options: optionsOfWords(stateWords) },
          { name: 'kind', label: texts.kind, any: texts.anyKind, options: optionsOf(texts.kinds) },
          ...(isOwn
            ? []
            : [
                {
                  name: 'department_id',
                  label: texts.department,
                  any: texts.anyDepartment,
                  options: { path: '/departments' as const },
                },
              ]),
        ]}
        empty={isNothingWanted ? { ...texts.nothingWanted, isAnswer: true } : texts.empty}
      />
    </Page>
  );
}
