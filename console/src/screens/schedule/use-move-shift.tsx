import { type ReactNode, useState } from 'react';
import { ApiError } from '../../client/error.ts';
import { useWrite, write } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { sayShiftTimes, useMoveShiftTexts } from '../../texts/schedule.ts';
import { shiftDraftTexts } from '../../texts/shift-drafts.ts';
import { useToast } from '../../ui/toast.tsx';
import { useIsKeptBack } from './drafts.ts';
import { type PlannedShift, type Warning } from './planned.ts';
import { MoveDialog } from './week-dialogs.tsx';
import { changeOf, type Row } from './week-model.ts';

interface Asked {
  readonly warnings: readonly Warning[];
  readonly to: string;
  readonly send: () => Promise<void>;
}

/** Puts a shift into another cell. What speaks against it is asked of the server first, and said before it is saved. */
export function useMoveShift(): {
  readonly move: (shift: PlannedShift, row: Row, day: string) => Promise<void>;
  readonly dialog: ReactNode;
} {
  const format = useFormat();
  const toast = useToast();
  const isKeptBack = useIsKeptBack();
  const update = useWrite('patch', '/shifts/{id}');
  const [asked, setAsked] = useState<Asked | null>(null);
  const tell = (error: unknown): void => {
    if (!(error instanceof ApiError)) throw error;
    toast(error.message);
  };
  const move = async (shift: PlannedShift, row: Row, day: string): Promise<void> => {
    const change = changeOf(format, shift, row, day);
    if (change === null) return;
    const place = `${row.label}, ${format.shortDay(day)}`;
    const to = `${place}, ${sayShiftTimes(format, change)}`;
    const send = async (): Promise<void> => {
      try {
        await update.mutateAsync({ path: { id: shift.id }, body: change });
        toast(isKeptBack(shift) ? shiftDraftTexts.moved(place) : useMoveShiftTexts.movedTo(place));
      } catch (error) {
        tell(error);
      } finally {
        setAsked(null);
      }
    };
    const userId = change.user_id === undefined ? shift.user_id : change.user_id;
    try {
      const warnings = userId === null ? [] : await warningsFor(shift, userId, change);
      if (warnings.length > 0) setAsked({ warnings, to, send });
      else await send();
    } catch (error) {
      tell(error);
    }
  };
  const dialog = asked && (
    <MoveDialog warnings={asked.warnings} to={asked.to} onMove={asked.send} onClose={() => setAsked(null)} />
  );
  return { move, dialog };
}

async function warningsFor(
  shift: PlannedShift,
  userId: string,
  span: { readonly starts_at: string; readonly ends_at: string },
): Promise<readonly Warning[]> {
  const { data } = await write('post', '/schedule/check', {
    body: {
      user_id: userId,
      starts_at: span.starts_at,
      ends_at: span.ends_at,
      break_minutes: shift.break_minutes,
      shift_id: shift.id,
    },
  });
  return data.warnings;
}
