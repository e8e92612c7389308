import { type ReactNode, useState } from 'react';
import { useFormat } from '../format.ts';
import { useCan } from '../session.tsx';
import { clockPanelTexts, clockTexts as texts } from '../texts/clock.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import type { Option } from '../ui/field.tsx';
import { useClock, useNowMs } from './use-clock.ts';
import './clock.css';

const dayMs = 24 * 3_600_000;

/** The clock itself: one large button, and what it says. */
export function ClockPanel({ projects = [] }: { readonly projects?: readonly Option[] }): ReactNode {
  const can = useCan();
  const clock = useClock();
  if (!can('clock.in') || clock.error !== null) return null;
  return (
    <section className={clock.since == null ? 'clock' : 'clock clock--running'} aria-label={clockPanelTexts.clock}>
      {clock.since == null ? (
        <Stopped clock={clock} projects={projects} />
      ) : (
        <Running since={clock.since} clock={clock} />
      )}
    </section>
  );
}

type Clock = ReturnType<typeof useClock>;

function Stopped({ clock, projects }: { readonly clock: Clock; readonly projects: readonly Option[] }): ReactNode {
  const [project, setProject] = useState('');
  return (
    <ClockForm onSubmit={() => void clock.clockIn(project === '' ? {} : { project_id: project })}>
      <div className="clock__said">
        <strong>{clock.since === undefined ? clockPanelTexts.clock : texts.out}</strong>
        <span className="quiet">{clock.isUnsent ? texts.unsentIn : texts.outHint}</span>
      </div>
      {projects.length > 0 && (
        <Choice
          label={texts.project}
          value={project}
          empty={texts.noProject}
          options={projects}
          onChange={setProject}
        />
      )}
      <Button type="submit" kind="primary" isBusy={clock.isBusy || clock.since === undefined}>
        {texts.clockIn}
      </Button>
    </ClockForm>
  );
}

function Running({ since, clock }: { readonly since: string; readonly clock: Clock }): ReactNode {
  const format = useFormat();
  const nowMs = useNowMs(20_000);
  const [pause, setPause] = useState('0');
  const ranMs = Math.max(0, nowMs - Date.parse(since));
  return (
    <ClockForm onSubmit={() => void clock.clockOut(pause === '0' ? {} : { break_minutes: Number(pause) })}>
      <div className="clock__said">
        <strong title={format.instantInFull(since)}>{texts.since(format.time(since))}</strong>
        <span className="quiet">
          {clock.isUnsent ? texts.unsentIn : texts.today(format.minutes(Math.floor(ranMs / 60_000)))}
        </span>
      </div>
      {ranMs > dayMs && clock.entryId !== null ? (
        <>
          <span className="clock__long">{texts.long}</span>
          <ButtonLink to={`/my-time/entries?entry=${clock.entryId}`} kind="primary">
            {texts.openEntry}
          </ButtonLink>
        </>
      ) : (
        <>
          <Choice label={texts.break} value={pause} options={texts.breaks} onChange={setPause} />
          <Button type="submit" kind="primary" isBusy={clock.isBusy}>
            {texts.clockOut}
          </Button>
        </>
      )}
    </ClockForm>
  );
}

function ClockForm({ onSubmit, children }: { readonly onSubmit: () => void; readonly children: ReactNode }): ReactNode {
  return (
    <form
      className="clock__form"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

function Choice({
  label,
  value,
  options,
  empty,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly empty?: string;
  readonly onChange: (value: string) => void;
}): ReactNode {
  return (
    <span className="select clock__choice">
      <select className="control" aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
