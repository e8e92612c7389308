import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useList } from '../../client/hooks.ts';
import { calledHere } from '../../language.ts';
import { type PackageName, packageTexts } from '../../texts/access-grants.ts';
import { policyTexts as texts, stepTexts } from '../../texts/approval-steps.ts';
import { typeNames } from '../../texts/expenses.ts';
import { roleNames } from '../../texts/names.ts';
import { readNumber, typedNumber } from '../../typed-numbers.ts';
import type { Named } from '../../ui/audience-input.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { ChosenList } from '../../ui/chosen-list.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { NumberInput } from '../../ui/forms.tsx';
import type { Names } from '../../ui/page.tsx';
import { type NamedPerson, PersonPicker } from '../../ui/person-picker.tsx';
import { optionsOf } from '../../words.ts';
import type { Applies, ExpenseType, Policy, PolicyKind } from './policies.ts';

type PolicyStep = Policy['steps'][number];
type Taker =
  | 'MANAGER'
  | 'DEPARTMENT_HEAD'
  | 'ROLE DEPARTMENT_HEAD'
  | 'ROLE ADMINISTRATOR'
  | 'ROLE EXECUTIVE'
  | 'PERSON'
  | `HOLDER_OF ${PackageName}`;

interface EditedStep {
  readonly taker: Taker;
  readonly person: NamedPerson | null;
}

interface Values {
  readonly min: string;
  readonly types: readonly string[];
  readonly departments: readonly Named[];
  readonly steps: readonly EditedStep[];
}

const maxSteps = 5;

const takerNames: Readonly<Record<string, string>> = {
  MANAGER: stepTexts.manager,
  DEPARTMENT_HEAD: stepTexts.departmentHead,
  'ROLE DEPARTMENT_HEAD': stepTexts.orHigher(roleNames.DEPARTMENT_HEAD),
  'ROLE ADMINISTRATOR': stepTexts.orHigher(roleNames.ADMINISTRATOR),
  'ROLE EXECUTIVE': roleNames.EXECUTIVE,
  PERSON: stepTexts.aPerson,
  ...Object.fromEntries(
    Object.entries(packageTexts).map(([given, { name }]) => [`HOLDER_OF ${given}`, stepTexts.holderOf(name)]),
  ),
} satisfies Partial<Record<Taker, string>>;

const takerOf = ({ by, role = 'ADMINISTRATOR', package: given = 'LEAVE_KEEPING' }: PolicyStep): Taker =>
  by === 'ROLE' ? `ROLE ${role}` : by === 'HOLDER_OF' ? `HOLDER_OF ${given}` : by;

function editedOf(step: PolicyStep, nameOf: Names['nameOf']): EditedStep {
  const { user_id } = step;
  const taker = takerOf(step);
  const person = user_id === undefined ? null : { id: user_id, first_name: nameOf(user_id) ?? '', last_name: '' };
  return { taker, person };
}

function stepOf({ taker, person }: EditedStep): PolicyStep {
  if (taker === 'PERSON') return { by: 'PERSON', user_id: person?.id ?? '' };
  const [by, which] = taker.split(' ') as [PolicyStep['by'], string | undefined];
  if (by === 'HOLDER_OF') return { by, package: which as PackageName };
  return { by, ...(which !== undefined && { role: which as NonNullable<PolicyStep['role']> }) };
}

function initialOf(policy: Policy | null, nameOf: Names['nameOf']): Values {
  const applies: Applies = policy?.applies ?? {};
  const least = applies.min_days ?? applies.min_amount;
  return {
    min: least === undefined ? '' : typedNumber(least),
    types: applies.leave_type_ids ?? applies.report_types ?? [],
    departments: (applies.department_ids ?? []).map((id) => ({ id, label: nameOf(id) ?? '' })),
    steps: policy?.steps.map((step) => editedOf(step, nameOf)) ?? [
      { taker: 'MANAGER', person: null },
      { taker: 'ROLE ADMINISTRATOR', person: null },
    ],
  };
}

function policyOf(kind: PolicyKind, { min, types, departments, steps }: Values): Policy {
  const least = min.trim() === '' ? null : readNumber(min);
  const shared = departments.length > 0 && { department_ids: departments.map(({ id }) => id) };
  const all = steps.map(stepOf);
  return kind === 'leave'
    ? {
        applies: {
          ...(least !== null && { min_days: least }),
          ...(types.length > 0 && { leave_type_ids: [...types] }),
          ...shared,
        },
        steps: all,
      }
    : {
        applies: {
          ...(least !== null && { min_amount: least }),
          ...(types.length > 0 && { report_types: types as ExpenseType[] }),
          ...shared,
        },
        steps: all,
      };
}

/** One line: to which requests it applies, and who decides on them one after the other. */
export function PolicyDialog({
  kind,
  policy,
  nameOf,
  onSave,
  onClose,
}: {
  readonly kind: PolicyKind;
  readonly policy: Policy | null;
  readonly nameOf: Names['nameOf'];
  readonly onSave: (policy: Policy) => Promise<unknown>;
  readonly onClose: () => void;
}): ReactNode {
  const leaveTypes = useList('/leave-types', {}, { pageSize: 100, isEnabled: kind === 'leave' });
  const options =
    kind === 'leave'
      ? (leaveTypes.rows ?? []).map((type) => ({ value: type.id, label: calledHere(type) }))
      : optionsOf(typeNames);
  return (
    <FormDialog<Values>
      title={policy ? texts.editTitle : texts.addTitle}
      action={texts.save}
      done={texts.saved}
      isWide
      initial={initialOf(policy, nameOf)}
      onClose={onClose}
      onSubmit={(values) => onSave(policyOf(kind, values))}
    >
      <NumberInput
        name="min"
        label={kind === 'leave' ? texts.minDays : texts.minAmount}
        hint={kind === 'leave' ? texts.minDaysHint : texts.minAmountHint}
        isOptional
      />
      <Checks name="types" label={kind === 'leave' ? texts.leaveTypes : texts.reportTypes} options={options} />
      <Departments />
      <Steps />
    </FormDialog>
  );
}

function Checks({
  name,
  label,
  options,
}: {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}): ReactNode {
  const { field } = useController({ name });
  const chosen = field.value as readonly string[];
  return (
    <fieldset className="policy-steps">
      <legend className="field__label">{label}</legend>
      <div className="form__checks">
        {options.map((option) => (
          <label key={option.value} className="check">
            <input
              type="checkbox"
              checked={chosen.includes(option.value)}
              onChange={({ target }) =>
                field.onChange(
                  target.checked ? [...chosen, option.value] : chosen.filter((one) => one !== option.value),
                )
              }
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <p className="field__hint">{texts.allHint}</p>
    </fieldset>
  );
}

function Departments(): ReactNode {
  const { field } = useController({ name: 'departments' });
  const chosen = field.value as readonly Named[];
  return (
    <>
      <Field label={texts.departments} hint={texts.allHint} name="departments" error={null}>
        {(wiring) => (
          <span className="select">
            <Choice
              label={texts.departments}
              wiring={wiring}
              value=""
              empty={texts.addDepartment}
              options={{ path: '/departments', left: chosen.map(({ id }) => id) }}
              onChange={(id, label) => {
                if (id !== '') field.onChange([...chosen, { id, label }]);
              }}
            />
          </span>
        )}
      </Field>
      <ChosenList label={texts.departments} chosen={chosen} onChange={field.onChange} />
    </>
  );
}

function Steps(): ReactNode {
  const { field, fieldState } = useController({
    name: 'steps',
    rules: {
      validate: (steps: readonly EditedStep[]) => {
        const at = steps.findIndex(({ taker, person }) => taker === 'PERSON' && person === null);
        return at === -1 || texts.person(at + 1);
      },
    },
  });
  const steps = field.value as readonly EditedStep[];
  const change = (at: number, step: EditedStep): void =>
    field.onChange(steps.map((one, index) => (index === at ? step : one)));
  return (
    <fieldset className="policy-steps">
      <legend className="field__label">{texts.steps}</legend>
      {steps.map((step, at) => (
        // Steps are known by their place alone.
        <div key={at} className="policy-step">
          <Field label={texts.step(at + 1)} name={`step-${String(at)}`} error={null}>
            {(wiring) => (
              <span className="select">
                <Choice
                  label={texts.step(at + 1)}
                  wiring={wiring}
                  value={step.taker}
                  options={optionsOf(takerNames)}
                  onChange={(taker) => change(at, { taker: taker as Taker, person: null })}
                />
              </span>
            )}
          </Field>
          {step.taker === 'PERSON' && (
            <PersonPicker
              name={`person-${String(at)}`}
              label={texts.person(at + 1)}
              chosen={step.person}
              onChoose={(person) => change(at, { ...step, person })}
            />
          )}
          {steps.length > 1 && (
            <Button
              kind="quiet-danger"
              aria-label={texts.removeStep(at + 1)}
              onClick={() => field.onChange(steps.filter((_, index) => index !== at))}
            >
              {texts.remove}
            </Button>
          )}
        </div>
      ))}
      {steps.length < maxSteps && (
        <div>
          <Button icon="plus" onClick={() => field.onChange([...steps, { taker: 'ROLE ADMINISTRATOR', person: null }])}>
            {texts.addStep}
          </Button>
        </div>
      )}
      <p className="field__hint">{texts.stepsHint}</p>
      {fieldState.error?.message !== undefined && <p className="field__error">{fieldState.error.message}</p>}
    </fieldset>
  );
}
