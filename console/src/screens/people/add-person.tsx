import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../client/error.ts';
import { type Body, type Data, useRead, useWrite } from '../../client/hooks.ts';
import { useCan } from '../../session.tsx';
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
    <Page title="Add a person" back={{ to: '/people', label: 'People' }} isNarrow>
      {hired ? <Done {...hired} /> : <HireForm onDone={(person, checklistId) => setHired({ person, checklistId })} />}
    </Page>
  );
}

function HireForm({ onDone }: { readonly onDone: (person: Hired, checklistId: string | null) => void }): ReactNode {
  const can = useCan();
  const [step, setStep] = useState(0);
  const create = useWrite('post', '/users');
  const start = useWrite('post', '/users/{id}/checklists');
  /** Added already, where starting the checklist was refused: the person is not added twice. */
  const added = useRef<Hired | null>(null);
  const labels = ['Person', 'Job', ...(can('onboarding.create') ? ['Onboarding'] : [])];
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
    <Form label="Add a person" initial={initial} guardsChanges onSubmit={submit}>
      {(form) => (
        <>
          <Steps labels={labels} current={step} />
          <div hidden={step !== 0}>
            <Panel title="Who they are">
              <NameFields isNew />
            </Panel>
          </div>
          <div hidden={step !== 1} className={step === 1 ? 'form' : undefined}>
            <Panel title="Job">
              <JobFields />
            </Panel>
            <Panel title="Employment">
              <EmploymentFields />
            </Panel>
          </div>
          <div hidden={step !== 2}>{step === 2 && <TemplateChoice />}</div>
          <div className="form__actions">
            {isLast ? (
              <Button key="add" type="submit" kind="primary" isBusy={create.isPending || start.isPending}>
                Add and invite
              </Button>
            ) : (
              // Another button, not the same one changed: the click that continues must not submit.
              <Button key="continue" kind="primary" onClick={() => void goOn(form)}>
                Continue
              </Button>
            )}
            {step > 0 && <Button onClick={() => setStep(step - 1)}>Back</Button>}
            <ButtonLink to="/people">Cancel</ButtonLink>
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

function TemplateChoice(): ReactNode {
  const templates = useRead('/checklist-templates', { query: { type: 'ONBOARDING', limit: 100 } });
  const options = (templates.data ?? []).map(({ id, name, tasks }) => ({
    value: id,
    label: `${name} (${String(tasks.length)} tasks)`,
  }));
  return (
    <Panel title="Onboarding" note="The tasks of the template are handed out when the person is added.">
      <SelectInput name="template_id" label="Checklist" empty="No checklist" options={options} isOptional />
      {templates.data?.length === 0 && (
        <p className="quiet">There are no templates yet. A checklist can be started later from the person’s page.</p>
      )}
    </Panel>
  );
}

function Done({ person, checklistId }: { readonly person: Hired; readonly checklistId: string | null }): ReactNode {
  return (
    <Panel title={`${fullName(person)} was added`}>
      <Notice tone="success">
        A link to set a password is on its way to {person.email}. It works for 72 hours; after that a new one can be
        asked for on the sign-in page.
      </Notice>
      <div className="form__actions">
        <ButtonLink to={`/people/${person.id}`} kind="primary">
          Open their page
        </ButtonLink>
        {checklistId !== null && <ButtonLink to={`/onboarding/${checklistId}`}>Open the checklist</ButtonLink>}
        <ButtonLink to="/people">Back to people</ButtonLink>
      </div>
    </Panel>
  );
}
