import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../client/error.ts';
import { type Body, type Data, type Item, useWrite } from '../../client/hooks.ts';
import { useOptions } from '../../client/options.ts';
import { useCan } from '../../session.tsx';
import { addPersonTexts } from '../../texts/people/people.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Form, SelectInput } from '../../ui/forms.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, Panel } from '../../ui/page.tsx';
import { fullName } from '../../words.ts';
import { blankPerson, changesBetween, EmploymentFields, JobFields, NameFields, personStep } from './person-form.tsx';
import { Steps } from './steps.tsx';

const initial = { ...blankPerson, template_id: '' };
type Values = typeof initial;
type Hired = Pick<Data<'/users', 'post'>, 'id' | 'first_name' | 'last_name' | 'preferred_name' | 'email'>;

/** Person, job, onboarding; then they are invited. */
export function Screen(): ReactNode {
  const [hired, setHired] = useState<{ readonly person: Hired; readonly checklistId: string | null } | null>(null);
  return (
    <Page title={addPersonTexts.addAPerson} back={{ to: '/people', label: addPersonTexts.people }} isNarrow>
      {hired ? <Done {...hired} /> : <HireForm onDone={(person, checklistId) => setHired({ person, checklistId })} />}
    </Page>
  );
}

function HireForm({ onDone }: { readonly onDone: (person: Hired, checklistId: string | null) => void }): ReactNode {
  const can = useCan();
  const [step, setStep] = useState(0);
  const create = useWrite('post', '/users');
  const start = useWrite('post', '/users/{id}/checklists');
  /** Added already, if starting the checklist was refused: the person is not added twice. */
  const added = useRef<Hired | null>(null);
  const labels = [
    addPersonTexts.person,
    addPersonTexts.job,
    ...(can('onboarding.create') ? [addPersonTexts.onboarding] : []),
  ];
  const isLast = step === labels.length - 1;

  const submit = async (values: Values): Promise<void> => {
    const { template_id, ...person } = values;
    try {
      const body = changesBetween(blankPerson, person) as Body<'/users', 'post'>;
      const made = added.current ?? (await create.mutateAsync({ body }));
      added.current = made;
      const checklist =
        template_id === ''
          ? null
          : await start.mutateAsync({ path: { id: made.id }, body: { type: 'ONBOARDING', template_id } });
      onDone(made, checklist?.id ?? null);
    } catch (error) {
      if (error instanceof ApiError) flushSync(() => setStep(stepOf(error.field, step)));
      throw error;
    }
  };
  const goOn = async (form: UseFormReturn<Values>): Promise<void> => {
    if (await form.trigger(step === 0 ? [...personStep] : undefined, { shouldFocus: true })) setStep(step + 1);
  };

  return (
    <Form label={addPersonTexts.addAPerson} initial={initial} guardsChanges onSubmit={submit}>
      {(form) => (
        <>
          <Steps labels={labels} current={step} />
          <div hidden={step !== 0}>
            <Panel title={addPersonTexts.whoTheyAre}>
              <NameFields isNew />
            </Panel>
          </div>
          <div hidden={step !== 1} className={step === 1 ? 'form' : undefined}>
            <Panel title={addPersonTexts.job}>
              <JobFields />
            </Panel>
            <Panel title={addPersonTexts.employment}>
              <EmploymentFields />
            </Panel>
          </div>
          <div hidden={step !== 2}>{step === 2 && <TemplateChoice />}</div>
          <div className="form__actions">
            {isLast ? (
              <Button key="add" type="submit" kind="primary" isBusy={create.isPending || start.isPending}>
                {addPersonTexts.addAndInvite}
              </Button>
            ) : (
              // Another button, not the same one changed: the click that continues must not submit.
              <Button key="continue" kind="primary" onClick={() => void goOn(form)}>
                {addPersonTexts.continue}
              </Button>
            )}
            {step > 0 && <Button onClick={() => setStep(step - 1)}>{addPersonTexts.back}</Button>}
            <ButtonLink to="/people">{addPersonTexts.cancel}</ButtonLink>
          </div>
        </>
      )}
    </Form>
  );
}

const stepOf = (field: string | null, current: number): number => {
  if (field === null) return current;
  if ((personStep as readonly string[]).includes(field)) return 0;
  return field === 'template_id' ? 2 : 1;
};

const onboarding = { query: { type: 'ONBOARDING' } };
const labelOf = ({ name, tasks }: Item<'/checklist-templates'>): string => addPersonTexts.tasks(name, tasks.length);

function TemplateChoice(): ReactNode {
  const { rows } = useOptions('/checklist-templates', onboarding);
  return (
    <Panel title={addPersonTexts.onboarding} note={addPersonTexts.onboardingNote}>
      <SelectInput
        name="template_id"
        label={addPersonTexts.checklist}
        empty={addPersonTexts.noChecklist}
        options={{ path: '/checklist-templates', ...onboarding, labelOf }}
        isOptional
      />
      {rows?.length === 0 && <p className="quiet">{addPersonTexts.thereAreNoTemplatesYet}</p>}
    </Panel>
  );
}

function Done({ person, checklistId }: { readonly person: Hired; readonly checklistId: string | null }): ReactNode {
  return (
    <Panel title={addPersonTexts.wasAdded(fullName(person))}>
      <Notice tone="success">{addPersonTexts.linkSent(person.email)}</Notice>
      <div className="form__actions">
        <ButtonLink to={`/people/${person.id}`} kind="primary">
          {addPersonTexts.openTheirPage}
        </ButtonLink>
        {checklistId !== null && (
          <ButtonLink to={`/onboarding/${checklistId}`}>{addPersonTexts.openTheChecklist}</ButtonLink>
        )}
        <ButtonLink to="/people">{addPersonTexts.backToPeople}</ButtonLink>
      </div>
    </Panel>
  );
}
