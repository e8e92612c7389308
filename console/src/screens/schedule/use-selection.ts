import { useMemo, useState } from 'react';
import { type PlannedShift } from './planned.ts';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Those of the week that are selected, in its order. */
  readonly shifts: readonly PlannedShift[];
  /** A click on a shift selects it in place of opening it. */
  readonly isOn: boolean;
  readonly setIsOn: (isOn: boolean) => void;
  readonly toggle: (shift: PlannedShift) => void;
  /** All of them, or none if all are selected already. */
  readonly toggleAll: (shifts: readonly PlannedShift[]) => void;
  readonly add: (shifts: readonly PlannedShift[]) => void;
  readonly clear: () => void;
}

export const isSelectable = ({ can, status }: PlannedShift): boolean =>
  can.includes('shifts.update') && status !== 'CANCELLED';

export function useSelection(shown: readonly PlannedShift[] | undefined): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [isOn, setIsOn] = useState(false);
  // What another week or filter does not show is not changed with what it shows.
  const shifts = useMemo(() => (shown ?? []).filter((shift) => ids.has(shift.id) && isSelectable(shift)), [shown, ids]);
  const add = (more: readonly PlannedShift[]): void =>
    setIds(new Set([...shifts, ...more.filter(isSelectable)].map(({ id }) => id)));
  const drop = (some: readonly PlannedShift[]): void => {
    const gone = new Set(some.map(({ id }) => id));
    setIds(new Set(shifts.flatMap(({ id }) => (gone.has(id) ? [] : [id]))));
  };
  return {
    ids: useMemo(() => new Set(shifts.map(({ id }) => id)), [shifts]),
    shifts,
    isOn,
    setIsOn(next) {
      setIsOn(next);
      if (!next) setIds(new Set());
    },
    toggle: (shift) => (ids.has(shift.id) ? drop([shift]) : add([shift])),
    toggleAll(some) {
      const all = some.filter(isSelectable);
      if (all.every(({ id }) => ids.has(id))) drop(all);
      else add(all);
    },
    add,
    clear() {
      setIds(new Set());
      setIsOn(false);
    },
  };
}
