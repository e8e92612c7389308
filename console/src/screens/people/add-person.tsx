import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../client/error.ts';
import { type Body, type Item, useWrite } from '../../client/hooks.ts';
import { useOptions } from '../../client/options.ts';
import { useFormat } from '../../format.ts';
import { administers } from '../../screen.ts';
import { useCan, useSession } from '../../session.tsx';
import { hiringTexts } from '../../texts/people/hiring.ts';
import { addPersonTexts } from '../../texts/people/people.ts';
import { guestTexts } from '../../texts/people/profile.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Form, orNull, SelectInput, useFormValues } from '../../ui/forms.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, Panel } from '../../ui/page.tsx';
import { fullName } from '../../words.ts';
import { blankThings, EquipmentFields, PayFields, thingsOf } from './first-things.tsx';
import { InvitationFields, invitationOf, type InvitationValues } from './invitation.tsx';
import { BirthInput, KnownPeople } from './known.tsx';
import { blankPerson, changesBetween, EmploymentFields, JobFields, NameFields, personStep } from './person-form.tsx';
import { Steps } from './steps.tsx';
import './people.css';

const initial = {
  ...blankPerson,
  date_of_birth: '',
  ...blankThings,
  template_id: '',
  invitation: 'NOW' as InvitationValues['invitation'],
  invitation_day: '',
};
type Values = typeof initial;

interface Hired {
  readonly id: string;
  readonly values: Values;
  readonly checklistId: string | null;
  /** They are added once it is accepted: then `id` is that of the proposal. */
  readonly isProposed: boolean;
}

/** Person, job with pay and equipment, first day with checklist and invitation: one change. */
export function Screen(): ReactNode {
  const can = useCan();
  const [hired, setHired] = useState<Hired | null>(null);
  return (
    <Page title={addPersonTexts.addAPerson} back={{ to: '/people', label: addPersonTexts.people }} isNarrow>
      {!hired && can('accessGrants.create') && (
        <Notice>
          <span className="add-guest">
            {guestTexts.instead}
            <ButtonLink to="/people/new-guest" size="small">
              {guestTexts.add}
            </ButtonLink>
          </span>
        </Notice>
      )}
      {hired ? <Done hired={hired} /> : <HireForm onDone={setHired} />}
    </Page>
  );
}

function HireForm({ onDone }: { readonly onDone: (hired: Hired) => void }): ReactNode {
  const format = useFormat();
  // Who was given to hire adds people without what administrators enter.
  const session = useSession();
  const isWhole = administers(session);
  // What they are paid is decided by those who administer, together with whether they come.
  const proposesPay = session.proposes.includes('hires.create');
  const [step, setStep] = useState(0);
  const hire = useWrite('post', '/hires');
  const labels = [addPersonTexts.person, addPersonTexts.job, hiringTexts.firstDay];
  const last = labels.length - 1;

  const submit = async (values: Values): Promise<void> => {
    const { template_id, compensation, equipment, invitation, invitation_day, date_of_birth, ...person } = values;
    const body = {
      ...changesBetween(blankPerson, person),
      ...thingsOf({ compensation, equipment }),
      ...invitationOf({ invitation, invitation_day }),
      ...(template_id !== '' && { template_id }),
      ...(date_of_birth !== '' && { date_of_birth }),
    } as Body<'/hires', 'post'>;
    try {
      const isProposed = !isWhole && body.compensation != null;
      const { id, checklist_id: checklistId } = await hire.mutateAsync({
        body,
        ...(isProposed && { query: { propose: true } }),
      });
      onDone({ id, values, checklistId: isProposed ? null : checklistId, isProposed });
    } catch (error) {
      if (error instanceof ApiError) flushSync(() => setStep(stepOf(error.field, step)));
      throw error;
    }
  };
  const goOn = async (form: UseFormReturn<Values>): Promise<void> => {
    if (!(await form.trigger(step === 0 ? [...personStep] : undefined, { shouldFocus: true }))) return;
    if (step + 1 === last) proposeDay(form, format.today());
    setStep(step + 1);
  };

  return (
    <Form label={addPersonTexts.addAPerson} initial={initial} guardsChanges onSubmit={submit}>
      {(form) => (
        <>
          <Steps labels={labels} current={step} />
          <div hidden={step !== 0}>
            <Panel title={addPersonTexts.whoTheyAre}>
              <NameFields isNew />
              {isWhole && <BirthInput />}
            </Panel>
            {isWhole && <KnownPeople />}
          </div>
          <div hidden={step !== 1} className={step === 1 ? 'form' : undefined}>
            <Panel title={addPersonTexts.job}>
              <JobFields />
            </Panel>
            <Panel title={addPersonTexts.employment}>
              <EmploymentFields />
            </Panel>
            {(isWhole || proposesPay) && <PayFields isProposed={!isWhole} />}
            {isWhole && <EquipmentFields />}
          </div>
          <div hidden={step !== last} className={step === last ? 'form' : undefined}>
            {step === last && <FirstDay />}
          </div>
          <div className="form__actions">
            {step === last ? (
              <Button key="add" type="submit" kind="primary" isBusy={hire.isPending}>
                <AddLabel isWhole={isWhole} />
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

/** Someone who starts later is invited on the first day, unless another is chosen. */
function proposeDay(form: UseFormReturn<Values>, today: string): void {
  if (form.getFieldState('invitation').isDirty) return;
  const start = form.getValues('employment_start_date');
  if (start <= today) return;
  form.setValue('invitation', 'ON_DAY');
  form.setValue('invitation_day', start);
}

const stepOf = (field: string | null, current: number): number => {
  if (field === null) return current;
  if (field === 'date_of_birth' || (personStep as readonly string[]).includes(field)) return 0;
  return ['template_id', 'invitation', 'invitation_day'].includes(field) ? 2 : 1;
};

function AddLabel({ isWhole }: { readonly isWhole: boolean }): ReactNode {
  const { invitation, compensation } = useFormValues<Values>();
  if (!isWhole && compensation.amount !== '') return hiringTexts.propose;
  return invitation === 'NOW' ? addPersonTexts.addAndInvite : hiringTexts.add;
}

const onboarding = { query: { type: 'ONBOARDING' } };
const labelOf = ({ name, tasks }: Item<'/checklist-templates'>): string => addPersonTexts.tasks(name, tasks.length);

function FirstDay(): ReactNode {
  const can = useCan();
  return (
    <>
      {can('checklistTemplates.list') && <TemplateChoice />}
      <Panel title={addPersonTexts.inviting}>
        <InvitationFields />
      </Panel>
    </>
  );
}

function TemplateChoice(): ReactNode {
  const { rows } = useOptions('/checklist-templates', onboarding);
  const { department_id } = useFormValues<Values>();
  const starting = (rows ?? []).filter(
    ({ starts_for }) =>
      starts_for !== null &&
      (starts_for.everyone === true || starts_for.department_ids?.includes(department_id) === true),
  );
  return (
    <Panel title={addPersonTexts.onboarding} note={addPersonTexts.onboardingNote}>
      {starting.map(({ id, name }) => (
        <Notice key={id}>{hiringTexts.startsByItself(name)}</Notice>
      ))}
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

function Done({ hired: { id, values, checklistId, isProposed } }: { readonly hired: Hired }): ReactNode {
  const format = useFormat();
  if (isProposed)
    return (
      <Panel title={hiringTexts.proposed(fullName({ ...values, preferred_name: orNull(values.preferred_name) }))}>
        <Notice tone="success">{hiringTexts.waits}</Notice>
        <div className="form__actions">
          <ButtonLink to={`/proposals/${id}`} kind="primary">
            {hiringTexts.openProposal}
          </ButtonLink>
          <ButtonLink to="/people">{addPersonTexts.backToPeople}</ButtonLink>
        </div>
      </Panel>
    );
  const { invitation, invitation_day, email } = values;
  const said = {
    NOW: () => addPersonTexts.linkSent(email),
    ON_DAY: () => hiringTexts.linkPlanned(email, format.day(invitation_day)),
    NEVER: () => hiringTexts.notInvited,
  };
  return (
    <Panel title={addPersonTexts.wasAdded(fullName({ ...values, preferred_name: orNull(values.preferred_name) }))}>
      <Notice tone="success">{said[invitation]()}</Notice>
      <div className="form__actions">
        <ButtonLink to={`/people/${id}`} kind="primary">
          {addPersonTexts.openTheirPage}
        </ButtonLink>
        {checklistId !== null && (
          <ButtonLink to={`/onboarding/${checklistId}`}>{addPersonTexts.openTheChecklist}</ButtonLink>
        )}
        <ButtonLink to={`/people/${id}?tab=documents`}>{hiringTexts.addADocument}</ButtonLink>
        <ButtonLink to="/people">{addPersonTexts.backToPeople}</ButtonLink>
      </div>
    </Panel>
  );
}
