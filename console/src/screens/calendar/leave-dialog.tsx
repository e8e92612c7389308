import type { ReactNode } from 'react';
import { useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { useSession } from '../../session.tsx';
import { leaveDialogTexts } from '../../texts/calendar.ts';
import { sayLength, sayWhen } from '../../texts/leave/requests.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Facts } from '../../ui/page.tsx';
import { fullName } from '../../words.ts';
import { LeaveActions, LeaveStatus } from '../leave/parts.tsx';
import { type Leave } from '../leave/record.ts';
import { UncoveredPanel } from '../leave/uncovered.tsx';
import type { CalendarData, CalendarLeave } from './record.ts';

/** A leave of the calendar, decided on in place. */
export function LeaveDialog({
  leave,
  person,
  onClose,
}: {
  readonly leave: CalendarLeave;
  readonly person: CalendarData['people'][number];
  readonly onClose: () => void;
}): ReactNode {
  const format = useFormat();
  const { user } = useSession();
  const span = leave as CalendarLeave & Pick<Leave, 'start_half' | 'end_half'>;
  return (
    <Dialog title={leaveDialogTexts.titleOf(fullName(person), leave.title ?? leaveDialogTexts.away)} onClose={onClose}>
      <Facts
        facts={[
          [leaveDialogTexts.when, sayWhen(format, { ...span, start_time: null, end_time: null })],
          [leaveDialogTexts.length, sayLength(leave)],
          [
            leaveDialogTexts.state,
            <LeaveStatus
              key="state"
              leave={{
                status: leave.status,
                cancellation_requested_at: leave.is_cancellation_requested ? leave.start_date : null,
              }}
            />,
          ],
        ]}
      />
      {leave.user_id !== user.id && <UncoveredPanel leaveId={leave.id} person={person} />}
      <div className="form__actions">
        <LeaveActions
          leave={{
            id: leave.id,
            status: leave.status,
            isCancellationAsked: leave.is_cancellation_requested,
            can: leave.can,
            version: leave.version,
            person: leave.user_id === user.id ? null : person,
          }}
          onDone={onClose}
        />
        <Link to={`/time-off/${leave.id}`}>{leaveDialogTexts.allAboutThisLeave}</Link>
      </div>
    </Dialog>
  );
}
