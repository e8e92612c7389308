import { type ReactNode, useState } from 'react';
import { type Data, useRead, useWrite } from '../../client/hooks.ts';
import { keep, readKept } from '../../kept.ts';
import { Link } from '../../router.tsx';
import { useCan, useSession } from '../../session.tsx';
import { setupTexts as texts } from '../../texts/setup.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import './setup.css';

type Setup = NonNullable<Data<'/home'>['setup']>;
type Step = Setup[number]['step'];

const places: Readonly<Record<Step, string>> = {
  departments: '/departments',
  people: '/people/new',
  leave_types: '/leave-balances/types',
  holidays: '/leave-balances/holidays',
  pay_period: '/settings?tab=time',
  working_rules: '/settings?tab=rules',
  sign_in: '/people',
};

/** The first steps of a new organization, until they are done or the list is hidden. */
export function SetupPanel({ setup }: { readonly setup: Setup }): ReactNode {
  const [isHidden, hide] = useHidden();
  if (isHidden) return null;
  const done = setup.filter(({ is_done: isDone }) => isDone).length;
  return (
    <Panel
      title={texts.title}
      note={texts.progress(done, setup.length)}
      actions={
        <Button size="small" kind="quiet" onClick={hide}>
          {texts.hide}
        </Button>
      }
    >
      <ol className="setup">
        {setup.map(({ step, is_done: isDone }) => (
          <StepRow key={step} step={step} isDone={isDone} />
        ))}
      </ol>
    </Panel>
  );
}

function StepRow({ step, isDone }: { readonly step: Step; readonly isDone: boolean }): ReactNode {
  const can = useCan();
  const { title, text } = texts.steps[step];
  return (
    <li className={isDone ? 'setup__step setup__step--done' : 'setup__step'}>
      <span className="setup__tick">{isDone && <Icon name="check" />}</span>
      <div>
        {isDone && <span className="only-read-aloud">{texts.done}</span>}
        <Link to={places[step]} className="setup__title">
          {title}
        </Link>
        {!isDone && <p className="setup__text">{text}</p>}
        {step === 'pay_period' && !isDone && can('settings.update') && <KeepPeriod />}
      </div>
      {step === 'people' && !isDone && can('imports.create') && (
        <Link to="/imports/new?kind=people" className="setup__more">
          {texts.importPeople}
        </Link>
      )}
    </li>
  );
}

/** The usual pay period may be the right one: saying so is a choice, and done. */
function KeepPeriod(): ReactNode {
  const toast = useToast();
  const { data: settings } = useRead('/settings');
  const save = useWrite('patch', '/settings');
  if (!settings) return null;
  const { pay_period_type: type } = settings;
  const keepIt = (): void =>
    save.mutate(
      { body: { pay_period_type: type } },
      { onSuccess: () => toast(texts.periodKept), onError: (error) => toast(error.message) },
    );
  return (
    <p className="setup__text">
      {texts.periodNow(texts.periods[type])}{' '}
      <Button size="small" isBusy={save.isPending} onClick={keepIt}>
        {texts.keepPeriod}
      </Button>
    </p>
  );
}

/** Whether someone wants to see it no more, remembered in this browser as the columns of tables are. */
function useHidden(): [boolean, () => void] {
  const { user } = useSession();
  const name = `setup-hidden.${user.id}`;
  const [isHidden, setIsHidden] = useState(() => readKept(name) !== null);
  const hide = (): void => {
    setIsHidden(true);
    keep(name, 'true');
  };
  return [isHidden, hide];
}
