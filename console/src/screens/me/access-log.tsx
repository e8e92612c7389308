import type { ReactNode } from 'react';
import { type Item, useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useSearch } from '../../router.tsx';
import { useSession } from '../../session.tsx';
import { surfaceNames, tierNames } from '../../texts/log-names.ts';
import { accessLogTexts, accessReasons } from '../../texts/me.ts';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Page } from '../../ui/page.tsx';
import { optionsOf } from '../../words.ts';
import { WhoCanSeeMine } from '../people/who-can-see.tsx';

type Row = Item<'/my-access-log'>;

const nameOf = ({ actor }: Row): string => {
  if (actor === null) return accessLogTexts.theInstallation;
  return [actor.first_name, actor.last_name].filter(Boolean).join(' ') || accessLogTexts.anErasedPerson;
};

/** What tells of another organization is about no one here. */
const { other_organization: _ofOthers, ...ownTiers } = tierNames;

export function Screen(): ReactNode {
  const format = useFormat();
  const { user } = useSession();
  const [search] = useSearch<'tier'>();
  const list = useList('/my-access-log', { query: { tier: search.tier as Row['tier'] | undefined } });
  const columns: readonly TableColumn<Row>[] = [
    {
      id: 'when',
      title: accessLogTexts.when,
      usual: 'descending',
      cell: (row) => (
        <span className="nowrap" title={format.instantInFull(row.at)}>
          {format.instant(row.at)}
        </span>
      ),
    },
    { id: 'who', title: accessLogTexts.whoLooked, kind: 'lead', cell: nameOf },
    { id: 'what', title: accessLogTexts.atWhat, cell: (row) => tierNames[row.tier] },
    {
      id: 'from',
      title: accessLogTexts.from,
      cell: (row) => (
        <span className="who__text">
          <span>{surfaceNames[row.surface]}</span>
          {row.ip !== null && <span className="who__small">{row.ip}</span>}
        </span>
      ),
    },
    {
      id: 'why',
      title: accessLogTexts.whyTheyCould,
      cell: ({ tier }) => (tier === 'other_organization' ? null : accessReasons[tier]),
    },
  ];
  return (
    <Page title={accessLogTexts.title} lead={accessLogTexts.lead}>
      <WhoCanSeeMine userId={user.id} />
      <DataTable
        label={accessLogTexts.title}
        noun={accessLogTexts.noun}
        list={list}
        columns={columns}
        keyOf={(row) => row.id}
        filters={[
          { name: 'tier', label: accessLogTexts.atWhat, any: accessLogTexts.anything, options: optionsOf(ownTiers) },
        ]}
        empty={accessLogTexts.empty}
      />
    </Page>
  );
}
