import { type ReactNode, useState } from 'react';
import { fieldError } from '../../client/error.ts';
import { type Item, useList, useWrite } from '../../client/hooks.ts';
import { useCan } from '../../session.tsx';
import { requirementTexts as texts } from '../../texts/records.ts';
import { readNumber, typedNumber } from '../../typed-numbers.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { NumberInput, orNull, SelectInput, TextInput } from '../../ui/forms.tsx';
import { Page } from '../../ui/page.tsx';
import { PersonInput } from '../../ui/person-input.tsx';
import type { NamedPerson } from '../../ui/person-picker.tsx';

type Requirement = Item<'/certificate-requirements'>;
type Asked =
  | { readonly what: 'edit'; readonly one: Requirement | null }
  | { readonly what: 'remove'; readonly one: Requirement };

/** Which certificates and training are wanted, and of whom. */
export function Screen(): ReactNode {
  const can = useCan();
  const list = useList('/certificate-requirements');
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (): void => setAsked(null);
  const wantedBy = (one: Requirement): string => one.certificate ?? list.nameOf(one.course_id) ?? texts.aCourse;
  const ofWhom = ({ department_id, job_title, work_location, user_id }: Requirement): string => {
    const parts = [list.nameOf(user_id), job_title, list.nameOf(department_id), work_location];
    const said = parts.filter((part) => part != null);
    return said.length === 0 ? texts.everyone : said.join(', ');
  };
  const columns: readonly TableColumn<Requirement>[] = [
    { id: 'wanted', title: texts.wanted, kind: 'lead', cell: wantedBy },
    {
      id: 'kind',
      title: texts.kind,
      cell: ({ course_id: course }) => (course === null ? texts.certificate : texts.course),
    },
    { id: 'of', title: texts.ofWhom, cell: ofWhom },
    { id: 'remind', title: texts.reminder, cell: (one) => texts.daysBefore(one.remind_days_before) },
    ...(can('certificateRequirements.update')
      ? [
          {
            id: 'actions',
            title: texts.actions,
            kind: 'actions' as const,
            cell: (one: Requirement) => (
              <>
                <Button size="small" kind="quiet" onClick={() => setAsked({ what: 'edit', one })}>
                  {texts.change}
                  <span className="only-read-aloud"> {wantedBy(one)}</span>
                </Button>
                <Button size="small" kind="quiet" onClick={() => setAsked({ what: 'remove', one })}>
                  {texts.remove}
                  <span className="only-read-aloud"> {wantedBy(one)}</span>
                </Button>
              </>
            ),
          },
        ]
      : []),
  ];
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      back={{ to: '/certificates', label: texts.certificates }}
      actions={
        <>
          <ButtonLink to="/missing-certificates">{texts.whoLacks}</ButtonLink>
          {can('certificateRequirements.create') && (
            <Button kind="primary" icon="plus" onClick={() => setAsked({ what: 'edit', one: null })}>
              {texts.add}
            </Button>
          )}
        </>
      }
    >
      <DataTable
        label={texts.title}
        noun={texts.noun}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        empty={texts.empty}
      />
      {asked?.what === 'edit' && <RequirementDialog one={asked.one} nameOf={list.nameOf} onClose={close} />}
      {asked?.what === 'remove' && <RemoveDialog one={asked.one} name={wantedBy(asked.one)} onClose={close} />}
    </Page>
  );
}

interface Values {
  readonly certificate: string;
  readonly course_id: string;
  readonly department_id: string;
  readonly job_title: string;
  readonly work_location: string;
  readonly person: NamedPerson | null;
  readonly remind_days_before: string;
}

function RequirementDialog({
  one,
  nameOf,
  onClose,
}: {
  readonly one: Requirement | null;
  readonly nameOf: (id: string | null) => string | null | undefined;
  readonly onClose: () => void;
}): ReactNode {
  const create = useWrite('post', '/certificate-requirements');
  const update = useWrite('patch', '/certificate-requirements/{id}');
  const initial: Values = {
    certificate: one?.certificate ?? '',
    course_id: one?.course_id ?? '',
    department_id: one?.department_id ?? '',
    job_title: one?.job_title ?? '',
    work_location: one?.work_location ?? '',
    person: one?.user_id == null ? null : { id: one.user_id, first_name: nameOf(one.user_id) ?? '', last_name: '' },
    remind_days_before: typedNumber(one?.remind_days_before ?? 30),
  };
  const submit = (values: Values): Promise<unknown> => {
    const days = readNumber(values.remind_days_before);
    if (days === null) throw fieldError('remind_days_before', texts.daysNeeded);
    const body = {
      certificate: orNull(values.certificate),
      course_id: orNull(values.course_id),
      department_id: orNull(values.department_id),
      job_title: orNull(values.job_title),
      work_location: orNull(values.work_location),
      user_id: values.person?.id ?? null,
      remind_days_before: days,
    };
    return one ? update.mutateAsync({ path: { id: one.id }, body }) : create.mutateAsync({ body });
  };
  return (
    <FormDialog
      title={one ? texts.changeTitle : texts.add}
      action={texts.save}
      done={texts.saved}
      initial={initial}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextInput name="certificate" label={texts.certificate} hint={texts.certificateHint} isOptional maxLength={200} />
      <SelectInput
        name="course_id"
        label={texts.orCourse}
        empty={texts.noCourse}
        options={{ path: '/courses' }}
        isOptional
      />
      <p className="quiet">{texts.ofWhomHint}</p>
      <SelectInput
        name="department_id"
        label={texts.department}
        empty={texts.anyDepartment}
        options={{ path: '/departments' }}
        isOptional
      />
      <TextInput name="job_title" label={texts.jobTitle} isOptional maxLength={200} />
      <TextInput name="work_location" label={texts.workLocation} isOptional maxLength={200} />
      <PersonInput name="person" label={texts.person} isOptional />
      <NumberInput name="remind_days_before" label={texts.remindDays} hint={texts.remindHint} isRequired />
    </FormDialog>
  );
}

function RemoveDialog({
  one,
  name,
  onClose,
}: {
  readonly one: Requirement;
  readonly name: string;
  readonly onClose: () => void;
}): ReactNode {
  const remove = useWrite('delete', '/certificate-requirements/{id}');
  return (
    <ConfirmDialog
      title={texts.removeTitle(name)}
      action={texts.remove}
      done={texts.removed}
      onClose={onClose}
      onConfirm={() => remove.mutateAsync({ path: { id: one.id } })}
    >
      {texts.removeText}
    </ConfirmDialog>
  );
}
