import { useState, type ReactNode } from 'react';
import { useList, useWrite, type Item } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import type { NamedPerson } from '../../records.ts';
import { Link, useSearch } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { DayInput, Form, orNull, TextInput } from '../../ui/forms.tsx';
import { PersonInput } from '../../ui/person-input.tsx';
import { Page, Status } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { optionsOf } from '../../words.ts';
import { FileLinks } from '../imports/file-links.tsx';

const statuses = {
  ASSIGNED: 'Handed out',
  AVAILABLE: 'Returned',
  LOST: 'Lost',
  DAMAGED: 'Damaged',
  RETIRED: 'Retired',
} as const;
const tones = {
  ASSIGNED: { tone: 'good' },
  AVAILABLE: {},
  LOST: { tone: 'bad' },
  DAMAGED: { tone: 'warning' },
  RETIRED: {},
} as const;

type Asset = Item<'/assets'>;
const nameOfAsset = ({ description, category }: Asset): string => description ?? category.name;

export function Screen(): ReactNode {
  const can = useCan();
  const format = useFormat();
  const [search] = useSearch<'status'>();
  const [asked, setAsked] = useState<'hand-out' | Asset | null>(null);
  const list = useList('/assets', { query: { status: search.status as Asset['status'] | undefined } });
  const columns: readonly TableColumn<Asset>[] = [
    { id: 'what', title: 'What', kind: 'lead', cell: nameOfAsset },
    { id: 'category', title: 'Category', cell: (row) => row.category.name },
    { id: 'serial', title: 'Serial number', cell: (row) => row.serial_number },
    {
      id: 'who',
      title: 'Person',
      cell: (row) => <Link to={`/people/${row.user_id}?tab=equipment`}>{list.nameOf(row.user_id) ?? 'A person'}</Link>,
    },
    { id: 'from', title: 'Handed out', cell: (row) => format.day(row.date_assigned) },
    {
      id: 'status',
      title: 'Status',
      cell: (row) => <Status {...tones[row.status]}>{statuses[row.status]}</Status>,
    },
    {
      id: 'actions',
      title: 'Actions',
      kind: 'actions',
      cell: (row) =>
        row.status === 'ASSIGNED' &&
        can('assets.update') && (
          <Button size="small" onClick={() => setAsked(row)}>
            Take back<span className="only-read-aloud"> {nameOfAsset(row)}</span>
          </Button>
        ),
    },
  ];
  return (
    <Page
      title="Equipment"
      lead="What was handed out, and to whom."
      actions={
        <>
          <FileLinks imports="equipment" exports="equipment" />
          {can('assets.create') && (
            <Button kind="primary" icon="plus" onClick={() => setAsked('hand-out')}>
              Hand out equipment
            </Button>
          )}
        </>
      }
    >
      <DataTable
        label="Equipment"
        noun={['piece', 'pieces']}
        list={list}
        columns={columns}
        keyOf={(row) => row.id}
        filters={[{ name: 'status', label: 'Status', any: 'Any status', options: optionsOf(statuses) }]}
        empty={{ title: 'No equipment yet', text: 'What you hand out to people appears here.' }}
      />
      {asked === 'hand-out' && <HandOutDialog onClose={() => setAsked(null)} />}
      {asked !== null && asked !== 'hand-out' && <TakeBackDialog asset={asked} onClose={() => setAsked(null)} />}
    </Page>
  );
}

function HandOutDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const toast = useToast();
  const format = useFormat();
  const create = useWrite('post', '/users/{id}/assets');
  return (
    <Dialog title="Hand out equipment" onClose={onClose}>
      <Form
        initial={{
          person: null as NamedPerson | null,
          category_name: '',
          description: '',
          serial_number: '',
          date_assigned: format.today(),
        }}
        onSubmit={async ({ person, category_name, description, serial_number, date_assigned }) => {
          if (!person) return;
          const body = {
            category_name: category_name.trim(),
            description: orNull(description),
            serial_number: orNull(serial_number),
            date_assigned,
            status: 'ASSIGNED' as const,
          };
          await create.mutateAsync({ path: { id: person.id }, body });
          toast('Handed out.');
          onClose();
        }}
      >
        <PersonInput name="person" label="Person" isRequired />
        <TextInput name="category_name" label="Category" isRequired maxLength={100} hint="Such as Laptop or Key." />
        <TextInput name="description" label="Description" isOptional maxLength={500} />
        <TextInput name="serial_number" label="Serial number" isOptional maxLength={100} />
        <DayInput name="date_assigned" label="Handed out on" isRequired />
        <div className="form__actions form__actions--end">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" isBusy={create.isPending}>
            Hand out
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

function TakeBackDialog({ asset, onClose }: { readonly asset: Asset; readonly onClose: () => void }): ReactNode {
  const toast = useToast();
  const format = useFormat();
  const update = useWrite('patch', '/users/{id}/assets/{asset_id}');
  return (
    <ConfirmDialog
      title={`Take ${nameOfAsset(asset)} back?`}
      action="Take back"
      isDangerous={false}
      onClose={onClose}
      onConfirm={async () => {
        await update.mutateAsync({
          path: { id: asset.user_id, asset_id: asset.id },
          body: { date_returned: format.today() },
        });
        toast('Taken back.');
        onClose();
      }}
    >
      It is recorded as returned today.
    </ConfirmDialog>
  );
}
