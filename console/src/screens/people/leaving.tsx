import { Children, isValidElement, type ReactNode, useState } from 'react';
import { isDay } from '../../calendar-days.ts';
import { ApiError } from '../../client/error.ts';
import { type Data, type Read, useRead, useWrite } from '../../client/hooks.ts';
import { type Format, useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { sayAmount } from '../../texts/leave/amounts.ts';
import { leavingReasons, leavingTexts } from '../../texts/people/leaving.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { useFormValues } from '../../ui/forms.tsx';
import { Failure, Skeleton } from '../../ui/notice.tsx';
import { type Fact, Facts, type Names, Panel, PersonLink } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { HandOverButton } from '../service-accounts/hand-over.tsx';

type Leaving = Data<'/users/{id}/leaving'>;

/** As many lines as the overview usually has: nothing below moves much once it is there. */
const lines = 8;

/** What ends, is to come back and is left with the last day that is being typed. */
export function LeavingOnDay({ userId }: { readonly userId: string }): ReactNode {
  const { last_day } = useFormValues<{ last_day: string }>();
  const read = useRead(
    '/users/{id}/leaving',
    { path: { id: userId }, query: { last_day } },
    { isEnabled: isDay(last_day) },
  );
  return isDay(last_day) ? <Overview read={read} isPlanned /> : null;
}

/** The same for a last day that is set, with the way back while nothing has ended. */
export function LeavingPanel({
  userId,
  name,
  mayTakeBack = false,
}: {
  readonly userId: string;
  readonly name: string;
  readonly mayTakeBack?: boolean;
}): ReactNode {
  const format = useFormat();
  const [isAsking, setIsAsking] = useState(false);
  const read = useRead('/users/{id}/leaving', { path: { id: userId } });
  const cancel = useWrite('post', '/onboarding/{id}/cancel');
  const checklistId = read.data?.checklist_id ?? null;
  const day = read.data === undefined ? null : format.day(read.data.last_day);
  const isActive = read.data?.is_active === true;
  const title = isActive ? leavingTexts.leavesOn : leavingTexts.leftOn;
  return (
    <Panel
      title={day === null ? leavingTexts.leaving : title(day)}
      actions={
        mayTakeBack &&
        checklistId !== null && (
          <>
            <ButtonLink to={`/onboarding/${checklistId}`}>{leavingTexts.openChecklist}</ButtonLink>
            {isActive && <Button onClick={() => setIsAsking(true)}>{leavingTexts.takeBack}</Button>}
          </>
        )
      }
    >
      <Overview read={read} />
      {isAsking && checklistId !== null && (
        <ConfirmDialog
          title={leavingTexts.takeBackTitle(name)}
          action={leavingTexts.takeBack}
          isDangerous={false}
          onClose={() => setIsAsking(false)}
          done={leavingTexts.takenBack(name)}
          onConfirm={() => cancel.mutateAsync({ path: { id: checklistId } })}
        >
          {leavingTexts.takeBackText}
        </ConfirmDialog>
      )}
    </Panel>
  );
}

function Overview({
  read,
  isPlanned = false,
}: {
  readonly read: Read<Leaving>;
  /** The day is being typed: nothing is set yet. */
  readonly isPlanned?: boolean;
}): ReactNode {
  const format = useFormat();
  const { data } = read;
  if (read.error) return <Failure error={read.error} retry={read.reload} />;
  if (!data) return <Skeleton lines={lines} />;
  const set: Fact[] = [
    [leavingTexts.access, accessOf(data, format)],
    [leavingTexts.reason, data.reason === null ? leavingTexts.noReason : leavingReasons[data.reason]],
  ];
  if (data.note !== null) set.push([leavingTexts.note, data.note]);
  const facts: Fact[] = [
    ...(isPlanned ? [] : set),
    [
      leavingTexts.stopsWorking,
      <Lines
        of={stopping(data, format, isPlanned)}
        none={data.is_active ? leavingTexts.onlySignIn : leavingTexts.nothingStopped}
      />,
    ],
    ...(data.is_active ? ending(data, read, format) : []),
    [
      leavingTexts.toComeBack,
      <Lines
        of={data.assets.map((asset) =>
          isPlanned ? nameOfAsset(asset) : <HeldAsset key={asset.id} userId={data.user_id} asset={asset} />,
        )}
        none={leavingTexts.noEquipment}
      />,
    ],
    [leavingTexts.leaveLeft, <Lines of={data.leave.flatMap(leaveLines)} none={leavingTexts.noLeave} />],
  ];
  return <Facts facts={facts} isLines />;
}

function accessOf({ checklist_id, is_active, ends_access, last_day }: Leaving, format: Format): string {
  if (!is_active) return leavingTexts.accessEnded;
  if (checklist_id === null) return leavingTexts.accessStays;
  return ends_access ? leavingTexts.accessEnds(format.day(last_day)) : leavingTexts.accessByChecklist;
}

/** What a person who leaves no longer does. */
function ending(data: Leaving, names: Names, format: Format): Fact[] {
  const { shifts, reports, requests, tasks } = data;
  const led = [
    ...data.department_ids.map((id) => <Link to={`/departments/${id}`}>{names.nameOf(id)}</Link>),
    ...data.team_ids.map((id) => <Link to={`/teams/${id}`}>{names.nameOf(id)}</Link>),
  ];
  const more = (all: number, shown: number): ReactNode[] => (all > shown ? [leavingTexts.andMore(all - shown)] : []);
  return [
    [
      leavingTexts.shifts,
      shifts.count === 0 ? (
        leavingTexts.noShifts
      ) : (
        <>
          {leavingTexts.becomeOpen(shifts.count)}
          <Lines
            of={[
              ...shifts.first.map(({ starts_at, ends_at }) =>
                leavingTexts.shiftOn(
                  format.shortDay(format.dayOf(starts_at)),
                  format.time(starts_at),
                  format.time(ends_at),
                ),
              ),
              ...more(shifts.count, shifts.first.length),
            ]}
          />
        </>
      ),
    ],
    [
      leavingTexts.reports,
      <Lines
        of={[
          ...reports.user_ids.map((id) => <PersonLink id={id} of={names} />),
          ...more(reports.count, reports.user_ids.length),
        ]}
        none={leavingTexts.nobody}
      />,
    ],
    [leavingTexts.leads, <Lines of={led} none={leavingTexts.nothing} />],
    [
      leavingTexts.waiting,
      <Lines
        of={[
          ...(requests > 0 ? [leavingTexts.requests(requests)] : []),
          ...(tasks > 0 ? [leavingTexts.tasks(tasks)] : []),
        ]}
        none={leavingTexts.nothing}
      />,
    ],
  ];
}

/** Each integration that stops with the person, and the way to let it go on. */
const stopping = (
  { held_tokens: tokens, held_endpoints: endpoints }: Leaving,
  format: Format,
  isPlanned: boolean,
): ReactNode[] => [
  ...tokens.map(({ id, name, last_used_at: at }) => (
    <Stopping
      key={id}
      held={{ kind: 'token', id, name }}
      said={leavingTexts.tokenStops(name, at === null ? null : format.ago(at))}
      isPlanned={isPlanned}
    />
  )),
  ...endpoints.map(({ id, url, description, status }) => (
    <Stopping
      key={id}
      held={{ kind: 'endpoint', id, name: url }}
      said={
        status === 'disabled'
          ? leavingTexts.endpointStopped(description ?? url)
          : leavingTexts.endpointStops(description ?? url)
      }
      isPlanned={isPlanned}
    />
  )),
];

function Stopping({
  held,
  said,
  isPlanned,
}: {
  readonly held: { readonly kind: 'token' | 'endpoint'; readonly id: string; readonly name: string };
  readonly said: string;
  readonly isPlanned: boolean;
}): ReactNode {
  const can = useCan();
  const mayHandOver = can(held.kind === 'token' ? 'tokens.handOver' : 'webhooks.handOver');
  return (
    <span className="lead-line">
      {said}
      {mayHandOver && !isPlanned && <HandOverButton held={held} size="small" />}
    </span>
  );
}

/** Ticked off where one sees that it is missing. */
function HeldAsset({
  userId,
  asset,
}: {
  readonly userId: string;
  readonly asset: Leaving['assets'][number];
}): ReactNode {
  const can = useCan();
  const format = useFormat();
  const toast = useToast();
  const update = useWrite('patch', '/users/{id}/assets/{asset_id}');
  const takeBack = (): void => {
    const path = { id: userId, asset_id: asset.id };
    update.mutateAsync({ path, body: { date_returned: format.today() } }).then(
      () => toast(leavingTexts.cameBack(nameOfAsset(asset))),
      (error: unknown) => {
        if (error instanceof ApiError) toast(error.message);
      },
    );
  };
  return (
    <span className="lead-line">
      {nameOfAsset(asset)}
      {can('assets.update') && (
        <Button size="small" isBusy={update.isPending} onClick={takeBack}>
          {leavingTexts.isBack}
          <span className="only-read-aloud"> {nameOfAsset(asset)}</span>
        </Button>
      )}
    </span>
  );
}

const nameOfAsset = ({ category, description, serial_number }: Leaving['assets'][number]): string =>
  [category, description, serial_number].filter((part) => part !== null).join(', ');

const leaveLines = ({ name, available, booked_after, unit }: Leaving['leave'][number]): string[] => [
  leavingTexts.leaveOf(name, sayAmount(available, unit)),
  ...(booked_after > 0 ? [leavingTexts.bookedAfter(sayAmount(booked_after, unit))] : []),
];

/** A line with a key keeps its state (an open dialog) when a line before it goes. */
function Lines({ of, none = null }: { readonly of: readonly ReactNode[]; readonly none?: string | null }): ReactNode {
  if (of.length === 0) return none;
  return (
    <ul className="plain-list">
      {Children.toArray(of).map((line, index) => (
        <li key={isValidElement(line) ? line.key : index}>{line}</li>
      ))}
    </ul>
  );
}
