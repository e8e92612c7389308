import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Item, type List, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { sayShiftTimes } from '../../texts/schedule.ts';
import { shiftApplicationTexts as texts } from '../../texts/shift-applications.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';

type Application = Item<'/shift-applications'>;

/** The open shifts that one would work, until someone is chosen. */
export function ApplicationsPanel({
  list,
  userId,
}: {
  readonly list: List<Application>;
  readonly userId: string;
}): ReactNode {
  const own = list.rows?.filter(({ user_id }) => user_id === userId) ?? [];
  if (own.length === 0) return null;
  return (
    <Panel title={texts.title} note={texts.note}>
      <ul className="shifts">
        {own.map((application) => (
          <Row key={application.id} application={application} department={list.nameOf(application.department_id)} />
        ))}
      </ul>
    </Panel>
  );
}

function Row({
  application,
  department,
}: {
  readonly application: Application;
  readonly department: string | null;
}): ReactNode {
  const format = useFormat();
  const toast = useToast();
  const queries = useQueryClient();
  const withdraw = useWrite('post', '/shift-applications/{id}/withdraw');
  const day = format.shortDay(format.dayOf(application.starts_at));
  const what = [application.title, department, application.location].filter((part) => part !== null).join(' · ');
  return (
    <li className="shift">
      <div className="shift__when">
        <strong>{day}</strong>
        <span className="tabular">{sayShiftTimes(format, application)}</span>
      </div>
      <div className="shift__what">
        <span>{texts.waits}</span>
        <span className="quiet">{what}</span>
      </div>
      {application.can?.includes('shiftApplications.withdraw') === true && (
        <Button
          size="small"
          isBusy={withdraw.isPending}
          aria-label={texts.withdrawNamed(day)}
          onClick={() =>
            withdraw.mutate(
              { path: { id: application.id } },
              {
                onSuccess: () => toast(texts.withdrawn),
                onError: (error) => toast(error.message),
                onSettled: () => void queries.invalidateQueries(),
              },
            )
          }
        >
          {texts.withdraw}
        </Button>
      )}
    </li>
  );
}
