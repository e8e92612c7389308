import { type ReactNode, useState } from 'react';
import { useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { periodsTexts, returnTexts } from '../../texts/people/rehire.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel, Status } from '../../ui/page.tsx';
import type { Person } from './record.ts';

const tones = { PAST: undefined, CURRENT: 'good', PLANNED: 'warning' } as const;

/** Of who was hired again, or is to be. Someone with one employment reads its days among the facts. */
export function PeriodsPanel({ personId }: { readonly personId: string }): ReactNode {
  const format = useFormat();
  const { data } = useRead('/users/{id}/employment-periods', { path: { id: personId } });
  const day = (value: string | null): string | null => (value === null ? null : format.day(value));
  if (!data || data.periods.length < 2) return null;
  return (
    <Panel title={periodsTexts.title}>
      <ol className="history">
        {data.periods.map(({ number, started_on, ended_on, status, probation_period_months: probation }) => (
          <li key={number} className="job-history__row">
            <div className="job-history__head">
              <strong>{periodsTexts.number(number)}</strong>
              <Status {...(tones[status] && { tone: tones[status] })}>{periodsTexts.states[status]}</Status>
            </div>
            <div>
              {status === 'PLANNED' && ended_on === null
                ? periodsTexts.from(day(started_on) ?? '')
                : periodsTexts.span(day(started_on), day(ended_on))}
            </div>
            {probation != null && <div className="history__when">{periodsTexts.probation(probation)}</div>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Of someone who has left: the employment that begins on a day to come, if one is planned. */
export function usePlannedReturn({ id, is_active: isActive, is_guest: isGuest, can }: Person) {
  const isEnabled = !isActive && !isGuest && can?.includes('hires.again') === true;
  const { data } = useRead('/users/{id}/employment-periods', { path: { id } }, { isEnabled });
  return data?.periods.find(({ status }) => status === 'PLANNED') ?? null;
}

/** Where someone who left is looked at: that they come back, and the way to undo it. */
export function ReturnNotice({ person }: { readonly person: Person }): ReactNode {
  const format = useFormat();
  const planned = usePlannedReturn(person);
  const remove = useWrite('delete', '/users/{id}/employment/{employment_id}');
  const [isAsking, setIsAsking] = useState(false);
  if (planned?.started_on == null || planned.planned_change_id === null) return null;
  const path = { id: person.id, employment_id: planned.planned_change_id };
  const day = format.day(planned.started_on);
  return (
    <Notice>
      <span>{returnTexts.begins(day)}</span>
      <span className="form__actions">
        <Button size="small" onClick={() => setIsAsking(true)}>
          {returnTexts.takeBack}
        </Button>
      </span>
      {isAsking && (
        <ConfirmDialog
          title={returnTexts.title}
          action={returnTexts.takeBack}
          done={returnTexts.done}
          onConfirm={() => remove.mutateAsync({ path })}
          onClose={() => setIsAsking(false)}
        >
          {returnTexts.text(day)}
        </ConfirmDialog>
      )}
    </Notice>
  );
}
