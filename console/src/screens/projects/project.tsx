import { type ReactNode, useState } from 'react';
import { type Data, useList, useRead } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useRouteParam } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { projectTexts as texts } from '../../texts/projects.ts';
import { Button } from '../../ui/button.tsx';
import { Meter, Rows } from '../../ui/charts.tsx';
import { Facts, Page, Panel, Status } from '../../ui/page.tsx';
import { PendingPage } from '../../ui/pending.tsx';
import { type Project, ProjectDialog } from './project-dialog.tsx';
import { projectStates } from './states.ts';
import { TasksPanel } from './tasks.tsx';

export function Screen(): ReactNode {
  const id = useRouteParam();
  const { data, nameOf, error, reload } = useRead('/projects/{id}', { path: { id } });
  const can = useCan();
  const hours = useRead('/projects/{id}/hours', { path: { id } }, { isEnabled: can('projects.hours') });
  const tasks = useList('/projects/{id}/tasks', { path: { id } }, { pageSize: 100 });
  const [isEditing, setIsEditing] = useState(false);
  const back = { to: '/projects', label: texts.back };
  if (data === undefined) {
    return <PendingPage title={texts.projects} back={back} read={{ error, reload }} />;
  }
  const { word, tone } = projectStates[data.status] ?? { word: '' };
  return (
    <Page
      title={data.name}
      back={back}
      lead={
        <span className="lead-line">
          <code>{data.code}</code>
          <Status {...(tone && { tone })}>{word}</Status>
        </span>
      }
      actions={can('projects.update') && <Button onClick={() => setIsEditing(true)}>{texts.edit}</Button>}
    >
      {hours.data !== undefined && <Budget project={data} hours={hours.data} />}
      <About project={data} nameOf={nameOf} />
      {hours.data !== undefined && <HoursByTask hours={hours.data} nameOf={hours.nameOf} />}
      <TasksPanel projectId={data.id} tasks={tasks} />
      {isEditing && <ProjectDialog project={data} onClose={() => setIsEditing(false)} />}
    </Page>
  );
}

type Hours = Data<'/projects/{id}/hours'>;

const toneOf = (share: number): 'accent' | 'warning' | 'danger' =>
  share > 1 ? 'danger' : share > 0.8 ? 'warning' : 'accent';

/** Hours and money against what was planned. */
function Budget({ project, hours }: { readonly project: Project; readonly hours: Hours }): ReactNode {
  const format = useFormat();
  const { budget_hours: budget, budget_amount: amount, currency } = project;
  const worked = hours.total_minutes / 60;
  return (
    <Panel title={texts.budget}>
      {budget === null || budget === 0 ? (
        <p>{texts.hoursOnly(format.minutes(hours.total_minutes))}</p>
      ) : (
        <Meter
          label={texts.worked}
          value={worked}
          max={budget}
          tone={toneOf(worked / budget)}
          said={texts.hoursOf(format.minutes(hours.total_minutes), format.number(budget))}
        />
      )}
      {amount != null && amount > 0 && (
        <Meter
          label={texts.amount}
          value={hours.billable_amount}
          max={amount}
          tone={toneOf(hours.billable_amount / amount)}
          said={texts.moneyOf(format.money(hours.billable_amount, currency), format.money(amount, currency))}
        />
      )}
      <p className="quiet">{texts.billableHours(format.minutes(hours.billable_minutes))}</p>
    </Panel>
  );
}

function About({
  project,
  nameOf,
}: {
  readonly project: Project;
  readonly nameOf: (id: string | null) => string | null;
}): ReactNode {
  const format = useFormat();
  const { start_date: start, end_date: end, hourly_rate: rate, currency } = project;
  return (
    <Panel title={texts.about}>
      {project.description !== null && <p>{project.description}</p>}
      <Facts
        facts={[
          [texts.client, nameOf(project.client_id)],
          [texts.department, nameOf(project.department_id) ?? texts.everyDepartment],
          [texts.start, start === null ? null : format.day(start)],
          [texts.end, end === null ? null : format.day(end)],
          [texts.rate, rate == null ? null : format.money(rate, currency)],
        ]}
      />
    </Panel>
  );
}

function HoursByTask({
  hours,
  nameOf,
}: {
  readonly hours: Hours;
  readonly nameOf: (id: string | null) => string | null;
}): ReactNode {
  const format = useFormat();
  if (hours.tasks.length < 2) return null;
  const rows = [...hours.tasks].sort((a, b) => b.total_minutes - a.total_minutes);
  return (
    <Panel title={texts.hoursByTask}>
      <Rows
        label={texts.hoursByTask}
        bars={rows.map(({ task_id: id, total_minutes: minutes }) => ({
          label: nameOf(id) ?? texts.withoutTask,
          value: minutes,
          said: format.minutes(minutes),
        }))}
      />
    </Panel>
  );
}
