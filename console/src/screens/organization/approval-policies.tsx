import { type ReactNode, useState } from 'react';
import { type Data, useList, useWrite } from '../../client/hooks.ts';
import { type Format, useFormat } from '../../format.ts';
import { calledHere, locale } from '../../language.ts';
import { useCan } from '../../session.tsx';
import { policyTexts as texts } from '../../texts/approval-steps.ts';
import { typeNames } from '../../texts/expenses.ts';
import { sayAmount } from '../../texts/leave/amounts.ts';
import { readNumber, typedNumber } from '../../typed-numbers.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { NumberInput, SelectInput, useFormValues } from '../../ui/forms.tsx';
import { type Names, Panel } from '../../ui/page.tsx';
import { PersonInput } from '../../ui/person-input.tsx';
import type { NamedPerson } from '../../ui/person-picker.tsx';
import { useToast } from '../../ui/toast.tsx';
import { optionsOf } from '../../words.ts';
import { ForeseenSteps, sayTaker } from '../approvals/steps.tsx';
import type { Settings } from './fields.ts';
import type { Applies, ExpenseType, Policy, PolicyKind } from './policies.ts';
import { PolicyDialog } from './policy-dialog.tsx';
import '../../ui/member-list.css';
import './approval-policies.css';

type NameOf = Names['nameOf'];

const settingOf = { leave: 'leave_approval_policies', expenses: 'expense_approval_policies' } as const;

const listed = (names: readonly (string | null)[]): string =>
  new Intl.ListFormat(locale(), { type: 'disjunction' }).format(names.filter((name) => name !== null));

/** What a line is about, in words. */
function sayApplies(kind: PolicyKind, policy: Policy, nameOf: NameOf, format: Format): string {
  const applies: Applies = policy.applies;
  const { min_days, leave_type_ids, min_amount, report_types } = applies;
  const what =
    kind === 'leave'
      ? min_days === undefined
        ? texts.anyLeave
        : texts.leaveOfDays(sayAmount(min_days, 'DAYS'))
      : min_amount === undefined
        ? texts.anyReport
        : texts.reportOf(format.money(min_amount));
  const types = leave_type_ids?.map((id) => nameOf(id)) ?? report_types?.map((type) => typeNames[type]);
  return [
    what,
    ...(types ? [texts.ofTypes(listed(types))] : []),
    ...(applies.department_ids ? [texts.ofDepartments(listed(applies.department_ids.map((id) => nameOf(id))))] : []),
  ].join(', ');
}

/** Who decides on what, one after the other. Saved by itself, line by line: what is sent from now on is bound to it. */
export function ApprovalPolicies({
  kind,
  settings,
  nameOf,
}: {
  readonly kind: PolicyKind;
  readonly settings: Settings;
  readonly nameOf: NameOf;
}): ReactNode {
  const format = useFormat();
  const toast = useToast();
  const can = useCan();
  const save = useWrite('patch', '/settings');
  const policies: readonly Policy[] = settings[settingOf[kind]];
  const [open, setOpen] = useState<number | 'new' | 'try' | null>(null);
  const [removing, setRemoving] = useState<number | null>(null);
  const put = (changed: readonly Policy[]): Promise<unknown> =>
    save.mutateAsync({ body: { [settingOf[kind]]: changed } });
  const replaced = (policy: Policy): readonly Policy[] =>
    typeof open === 'number' ? policies.map((one, at) => (at === open ? policy : one)) : [...policies, policy];
  const moveUp = (at: number): void => {
    const changed = [...policies];
    changed.splice(at - 1, 0, ...changed.splice(at, 1));
    save.mutate(
      { body: { [settingOf[kind]]: changed } },
      { onSuccess: () => toast(texts.saved), onError: (error) => toast(error.message) },
    );
  };
  const mayChange = can('settings.update');
  return (
    <Panel
      title={texts.title}
      note={kind === 'leave' ? texts.leaveNote : texts.expensesNote}
      actions={
        <>
          {policies.length > 0 && <Button onClick={() => setOpen('try')}>{texts.try}</Button>}
          {mayChange && (
            <Button icon="plus" onClick={() => setOpen('new')}>
              {texts.add}
            </Button>
          )}
        </>
      }
    >
      {policies.length === 0 ? (
        <p className="quiet">{texts.none}</p>
      ) : (
        <ol className="members policies" aria-label={texts.list}>
          {policies.map((policy, at) => {
            const said = sayApplies(kind, policy, nameOf, format);
            return (
              <li key={said} className="policies__line">
                <span className="who__text">
                  <span>{said}</span>
                  <span className="who__small">
                    {policy.steps
                      .map((step, index) => {
                        const { role = null, user_id = null, ...rest } = step;
                        return `${String(index + 1)}. ${sayTaker({ ...rest, role, user_id }, nameOf)}`;
                      })
                      .join(' · ')}
                  </span>
                </span>
                {mayChange && (
                  <span className="policies__end">
                    {at > 0 && (
                      <Button size="small" kind="quiet" aria-label={texts.upNamed(said)} onClick={() => moveUp(at)}>
                        {texts.up}
                      </Button>
                    )}
                    <Button size="small" kind="quiet" aria-label={texts.editNamed(said)} onClick={() => setOpen(at)}>
                      {texts.edit}
                    </Button>
                    <Button
                      size="small"
                      kind="quiet-danger"
                      aria-label={texts.removeNamed(said)}
                      onClick={() => setRemoving(at)}
                    >
                      {texts.remove}
                    </Button>
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      )}
      {(open === 'new' || typeof open === 'number') && (
        <PolicyDialog
          kind={kind}
          policy={typeof open === 'number' ? (policies[open] ?? null) : null}
          nameOf={nameOf}
          onSave={(policy) => put(replaced(policy))}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'try' && <TrialDialog kind={kind} onClose={() => setOpen(null)} />}
      {removing !== null && (
        <ConfirmDialog
          title={texts.removeTitle}
          action={texts.remove}
          done={texts.saved}
          onClose={() => setRemoving(null)}
          onConfirm={() => put(policies.filter((_, at) => at !== removing))}
        >
          {texts.removeText}
        </ConfirmDialog>
      )}
    </Panel>
  );
}

interface Trial {
  readonly user_id: NamedPerson | null;
  readonly department_id: string;
  readonly total_days: string;
  readonly leave_type_id: string;
  readonly grand_total: string;
  readonly report_type: string;
}

type Result = Data<'/approval-policies/trial', 'post'>;

/** A request that nobody sends: who would decide on it. */
function TrialDialog({ kind, onClose }: { readonly kind: PolicyKind; readonly onClose: () => void }): ReactNode {
  const attempt = useWrite('post', '/approval-policies/trial');
  const types = useList('/leave-types', {}, { pageSize: 100, isEnabled: kind === 'leave' });
  const [result, setResult] = useState<Result | null>(null);
  return (
    <FormDialog<Trial, Result>
      title={texts.tryTitle}
      action={texts.tryAction}
      initial={{
        user_id: null,
        department_id: '',
        total_days: '12',
        leave_type_id: '',
        grand_total: typedNumber(1200),
        report_type: 'REIMBURSEMENT',
      }}
      onClose={onClose}
      onDone={setResult}
      onSubmit={({ user_id: person, department_id, total_days, leave_type_id, grand_total, report_type }) =>
        attempt.mutateAsync({
          body: {
            ...(person ? { user_id: person.id } : { department_id: department_id === '' ? null : department_id }),
            ...(kind === 'leave'
              ? {
                  kind: 'LEAVE' as const,
                  total_days: readNumber(total_days) ?? 0,
                  ...(leave_type_id !== '' && { leave_type_id }),
                }
              : {
                  kind: 'EXPENSES' as const,
                  grand_total: readNumber(grand_total) ?? 0,
                  report_type: report_type as ExpenseType,
                }),
          },
        })
      }
    >
      <PersonInput name="user_id" label={texts.tryPerson} hint={texts.tryPersonHint} isOptional />
      <TriedDepartment />
      {kind === 'leave' ? (
        <>
          <NumberInput name="total_days" label={texts.tryDays} isRequired />
          <SelectInput
            name="leave_type_id"
            label={texts.tryType}
            empty={texts.anyType}
            options={(types.rows ?? []).map((type) => ({ value: type.id, label: calledHere(type) }))}
          />
        </>
      ) : (
        <>
          <NumberInput name="grand_total" label={texts.tryAmount} isRequired />
          <SelectInput name="report_type" label={texts.tryKind} options={optionsOf(typeNames)} />
        </>
      )}
      <div role="status" aria-label={texts.result}>
        {result &&
          (result.policy === null ? (
            <p>{texts.noneApplies}</p>
          ) : (
            <>
              <p>{texts.wouldDecide}</p>
              <ForeseenSteps steps={result.steps} nameOf={() => null} />
            </>
          ))}
      </div>
    </FormDialog>
  );
}

/** Of a person it is their own. */
function TriedDepartment(): ReactNode {
  const { user_id: person } = useFormValues<{ user_id: NamedPerson | null }>();
  if (person !== null) return null;
  const options = { path: '/departments' } as const;
  return <SelectInput name="department_id" label={texts.tryDepartment} empty={texts.noDepartment} options={options} />;
}
