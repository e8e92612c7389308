import { type ReactNode, useState } from 'react';
import { type Body, useList, useWrite } from '../../../client/hooks.ts';
import { useFormat } from '../../../format.ts';
import { frequencies, payTexts, payTypes } from '../../../texts/people/records.ts';
import { readNumber, typedNumber } from '../../../typed-numbers.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { DayInput, NumberInput, orNull, SelectInput, TextInput, useFormValues } from '../../../ui/forms.tsx';
import { Panel } from '../../../ui/page.tsx';
import { AddButton, ChangeButton, useAsked } from '../../../ui/record-parts.tsx';
import { optionsOf } from '../../../words.ts';
import {
  type Enrollment,
  enrollmentWords,
  type Pay,
  useEnrollmentColumns,
  usePayColumns,
} from '../../records/pay-parts.tsx';
import { RisePreview } from '../../records/rise.tsx';
import type { Person } from '../record.ts';
import { WhoCanSee } from '../who-can-see.tsx';

type NewPay = Body<'/users/{id}/compensation', 'post'>;

/** Hidden until asked for, because every look is written down. */
export function PayPanel({ person }: { readonly person: Person }): ReactNode {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <Panel
        title={payTexts.payAndBenefits}
        note={isShown ? payTexts.shownNote : payTexts.hiddenNote}
        actions={
          <>
            <WhoCanSee person={person} what="pay" />
            <Button
              size="small"
              icon="eye"
              aria-expanded={isShown}
              aria-label={isShown ? payTexts.hidePayAndBenefits : payTexts.showPayAndBenefits}
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? payTexts.hide : payTexts.show}
            </Button>
          </>
        }
      />
      {isShown && <PayTable person={person} />}
      {isShown && person.can?.includes('benefits.list') === true && <BenefitsTable person={person} />}
    </>
  );
}

function PayTable({ person }: { readonly person: Person }): ReactNode {
  const format = useFormat();
  const list = useList('/users/{id}/compensation', { path: { id: person.id } });
  const shared = usePayColumns(list.nameOf);
  const [asked, ask, close] = useAsked<never>();
  const columns: readonly TableColumn<Pay>[] = [
    {
      id: 'from',
      title: payTexts.from,
      kind: 'lead',
      order: (row) => row.effective_date,
      usual: 'descending',
      cell: (row) => format.day(row.effective_date),
    },
    ...shared,
  ];
  return (
    <>
      <DataTable
        label={payTexts.pay}
        noun={payTexts.noun}
        list={list}
        columns={columns}
        keyOf={(row) => row.id}
        tools={
          <AddButton isShown={person.can?.includes('compensation.create') === true} onClick={() => ask('new')}>
            {payTexts.changePay}
          </AddButton>
        }
        empty={payTexts.empty}
      />
      {asked !== null && <PayDialog person={person} last={list.rows?.[0] ?? null} onClose={close} />}
    </>
  );
}

interface PayValues {
  effective_date: string;
  pay_type: Pay['pay_type'];
  amount: string;
  pay_frequency: Pay['pay_frequency'];
  reason: string;
}

function Preview({
  personId,
  asked,
}: {
  readonly personId: string;
  readonly asked: (values: PayValues) => NewPay;
}): ReactNode {
  const values = useFormValues<PayValues>();
  const isWhole = values.effective_date !== '' && (readNumber(values.amount) ?? 0) > 0;
  return <RisePreview personId={personId} asked={isWhole ? { ...asked(values), reason: null } : null} />;
}

/** What is paid from a day on; what was paid before stays on record. */
function PayDialog({
  person,
  last,
  onClose,
}: {
  readonly person: Person;
  readonly last: Pay | null;
  readonly onClose: () => void;
}): ReactNode {
  const format = useFormat();
  const create = useWrite('post', '/users/{id}/compensation');
  const asked = ({ effective_date, pay_type, amount, pay_frequency, reason }: PayValues) => ({
    effective_date,
    pay_type,
    amount: readNumber(amount) ?? 0,
    pay_frequency,
    ...(last && { currency: last.currency }),
    reason: orNull(reason),
  });
  return (
    <FormDialog<PayValues>
      title={payTexts.changePay}
      action={payTexts.savePay}
      done={payTexts.theNewPay}
      initial={{
        effective_date: format.today(),
        pay_type: last?.pay_type ?? 'SALARY',
        amount: '',
        pay_frequency: last?.pay_frequency ?? 'MONTHLY',
        reason: '',
      }}
      onClose={onClose}
      onSubmit={(values) => create.mutateAsync({ path: { id: person.id }, body: asked(values) })}
    >
      <DayInput name="effective_date" label={payTexts.from} isRequired />
      <SelectInput name="pay_type" label={payTexts.kind} options={optionsOf(payTypes)} />
      <NumberInput name="amount" label={payTexts.amount} hint={payTexts.amountHint} isRequired />
      <SelectInput name="pay_frequency" label={payTexts.paid} options={optionsOf(frequencies)} />
      <TextInput name="reason" label={payTexts.reason} hint={payTexts.suchAsAPromotion} maxLength={500} isOptional />
      <Preview personId={person.id} asked={asked} />
    </FormDialog>
  );
}

function BenefitsTable({ person }: { readonly person: Person }): ReactNode {
  const shared = useEnrollmentColumns();
  const list = useList('/users/{id}/benefits', { path: { id: person.id } });
  const [asked, ask, close] = useAsked<Enrollment>();
  const mayWrite = person.can?.includes('benefits.create') === true;
  const columns: readonly TableColumn<Enrollment>[] = [
    { id: 'plan', title: payTexts.plan, kind: 'lead', cell: (row) => row.plan.name },
    ...shared,
    {
      id: 'actions',
      title: payTexts.actions,
      kind: 'actions',
      cell: (row) => mayWrite && <ChangeButton what={row.plan.name} onClick={() => ask(row)} />,
    },
  ];
  return (
    <>
      <DataTable
        label={payTexts.benefits}
        noun={payTexts.benefitsNoun}
        list={list}
        columns={columns}
        keyOf={(row) => row.id}
        tools={
          <AddButton isShown={mayWrite} onClick={() => ask('new')}>
            {payTexts.enrollInAPlan}
          </AddButton>
        }
        empty={payTexts.benefitsEmpty}
      />
      {asked === 'new' && <EnrollDialog person={person} onClose={close} />}
      {asked !== null && asked !== 'new' && <EnrollmentDialog enrollment={asked} onClose={close} />}
    </>
  );
}

function EnrollDialog({ person, onClose }: { readonly person: Person; readonly onClose: () => void }): ReactNode {
  const format = useFormat();
  const create = useWrite('post', '/users/{id}/benefits');
  return (
    <FormDialog
      title={payTexts.enrollInAPlan}
      action={payTexts.enroll}
      done={payTexts.enrolled}
      initial={{ plan_id: '', start_date: format.today(), employee: '0', employer: '0', coverage_level: '' }}
      onClose={onClose}
      onSubmit={({ plan_id, start_date, employee, employer, coverage_level }) =>
        create.mutateAsync({
          path: { id: person.id },
          body: {
            plan_id,
            start_date,
            coverage_level: orNull(coverage_level),
            employee_contribution: readNumber(employee) ?? 0,
            employer_contribution: readNumber(employer) ?? 0,
            status: 'ACTIVE',
          },
        })
      }
    >
      <SelectInput
        name="plan_id"
        label={payTexts.plan}
        empty={payTexts.chooseAPlan}
        options={{ path: '/benefit-plans' }}
        isRequired
      />
      <DayInput name="start_date" label={payTexts.from} isRequired />
      <TextInput
        name="coverage_level"
        label={payTexts.whoIsCovered}
        hint={payTexts.suchAsFamily}
        maxLength={100}
        isOptional
      />
      <NumberInput name="employee" label={payTexts.thePersonPays} />
      <NumberInput name="employer" label={payTexts.theEmployerPays} />
    </FormDialog>
  );
}

function EnrollmentDialog({
  enrollment,
  onClose,
}: {
  readonly enrollment: Enrollment;
  readonly onClose: () => void;
}): ReactNode {
  const update = useWrite('patch', '/users/{id}/benefits/{benefit_id}');
  const statuses = Object.fromEntries(Object.entries(enrollmentWords).map(([status, [word]]) => [status, word]));
  return (
    <FormDialog
      title={enrollment.plan.name}
      action={payTexts.save}
      done={payTexts.saved}
      initial={{
        status: enrollment.status,
        end_date: enrollment.end_date ?? '',
        employee: typedNumber(enrollment.employee_contribution),
        employer: typedNumber(enrollment.employer_contribution),
      }}
      onClose={onClose}
      onSubmit={({ status, end_date, employee, employer }) =>
        update.mutateAsync({
          path: { id: enrollment.user_id, benefit_id: enrollment.id },
          body: {
            ...(status !== enrollment.status && { status: status }),
            ...(end_date !== (enrollment.end_date ?? '') && { end_date: orNull(end_date) }),
            employee_contribution: readNumber(employee) ?? 0,
            employer_contribution: readNumber(employer) ?? 0,
          },
        })
      }
    >
      <SelectInput name="status" label={payTexts.status} options={optionsOf(statuses)} />
      <DayInput name="end_date" label={payTexts.until} hint={payTexts.endDateHint} isOptional />
      <NumberInput name="employee" label={payTexts.thePersonPays} />
      <NumberInput name="employer" label={payTexts.theEmployerPays} />
    </FormDialog>
  );
}
