import type { ReactNode } from 'react';
import type { Data } from '../../client/hooks.ts';
import { type Format, useFormat } from '../../format.ts';
import { locale } from '../../language.ts';
import { packageTexts } from '../../texts/access-grants.ts';
import { skipNames, stepTexts as texts } from '../../texts/approval-steps.ts';
import { roleNames } from '../../texts/names.ts';
import { type Names, Panel, Status } from '../../ui/page.tsx';
import { fullName } from '../../words.ts';
import { sayDecider } from './say-decider.ts';
import './steps.css';

export type Approval = Data<'/leaves/{id}'>['approvals'][number];
export type Deciders = Data<'/leaves/{id}/deciders'>;
export type ForeseenStep = Deciders['steps'][number];
type NameOf = Names['nameOf'];

export const waitingStep = (approvals: readonly Approval[]): Approval | undefined =>
  approvals.find(({ status }) => status === 'WAITING');

/** Whom a step is for, in words. */
export function sayTaker(
  { by, role, user_id, package: given }: Pick<Approval, 'by' | 'role' | 'user_id' | 'package'>,
  nameOf: NameOf,
): string {
  if (by === 'MANAGER') return texts.manager;
  if (by === 'DEPARTMENT_HEAD') return texts.departmentHead;
  if (by === 'PERSON') return nameOf(user_id) ?? texts.aPerson;
  if (by === 'HOLDER_OF') return given === undefined ? texts.somebody : texts.holderOf(packageTexts[given].name);
  if (role === null || role === 'EXECUTIVE') return roleNames.EXECUTIVE;
  return texts.orHigher(roleNames[role]);
}

/** Who can take a step, by name: this one or that one. */
export function sayDeciders({ deciders }: Pick<ForeseenStep, 'deciders'>): string {
  const nameOf: NameOf = (id) => {
    const one = deciders.find((decider) => decider.id === id);
    return one ? fullName(one) : null;
  };
  const names = deciders.slice(0, 3).map(({ id, on_behalf_of_id: absent }) => sayDecider(nameOf, id, absent) ?? '');
  return new Intl.ListFormat(locale(), { type: 'disjunction' }).format(names);
}

interface Said {
  readonly tone?: 'good' | 'bad' | 'warning';
  readonly state: string;
  readonly detail: string;
}

function sayStep(
  approval: Approval,
  {
    isNext,
    foreseen,
    nameOf,
    format,
  }: { isNext: boolean; foreseen: ForeseenStep | undefined; nameOf: NameOf; format: Format },
): Said {
  const { status, skipped_because, decided_by_id, on_behalf_of_id, decided_at } = approval;
  if (status === 'SKIPPED') {
    return { state: texts.skipped, detail: skipped_because === null ? '' : skipNames[skipped_because] };
  }
  if (status === 'WAITING') {
    const detail = foreseen ? sayDeciders(foreseen) : '';
    return isNext ? { tone: 'warning', state: texts.waiting, detail } : { state: texts.next, detail };
  }
  const decider = sayDecider(nameOf, decided_by_id, on_behalf_of_id) ?? texts.somebody;
  const detail = decided_at === null ? decider : `${decider}, ${format.instant(decided_at)}`;
  return status === 'APPROVED'
    ? { tone: 'good', state: texts.approved, detail }
    : { tone: 'bad', state: texts.rejected, detail };
}

/** Who decides on a request one after the other: who has and when, for whom it waits, and who follows. */
export function StepsLine({
  approvals,
  nameOf,
  deciders,
}: {
  readonly approvals: readonly Approval[];
  readonly nameOf: NameOf;
  /** Who can take those that wait; without it they are told by their part alone. */
  readonly deciders?: Deciders | undefined;
}): ReactNode {
  const format = useFormat();
  const next = waitingStep(approvals);
  const named: NameOf = (id) => {
    const one = deciders?.people.find((person) => person.id === id);
    return one ? fullName(one) : nameOf(id);
  };
  return (
    <ol className="approval-steps" aria-label={texts.list}>
      {approvals.map((approval) => {
        const foreseen = deciders?.steps.find(({ step }) => step === approval.step);
        const { tone, state, detail } = sayStep(approval, {
          isNext: approval === next,
          foreseen,
          nameOf: named,
          format,
        });
        return (
          <li key={approval.step}>
            <span className="approval-steps__who">{sayTaker(approval, named)}</span>
            <Status {...(tone && { tone })}>{state}</Status>
            {detail !== '' && <span className="quiet">{detail}</span>}
            {approval.comment !== null && <span className="quiet">{texts.said(approval.comment)}</span>}
          </li>
        );
      })}
    </ol>
  );
}

/** The same on the page of a request; nothing for one without steps. */
export const StepsPanel = (props: Parameters<typeof StepsLine>[0]): ReactNode =>
  props.approvals.length === 0 ? null : (
    <Panel title={texts.title} note={texts.note}>
      <StepsLine {...props} />
    </Panel>
  );

/** Steps before they are taken: for whom each is, and who can take it as things are. */
export const ForeseenSteps = ({
  steps,
  nameOf,
}: {
  readonly steps: readonly ForeseenStep[];
  readonly nameOf: NameOf;
}): ReactNode => (
  <ol className="approval-steps" aria-label={texts.list}>
    {steps.map((step) => (
      <li key={step.step}>
        <span className="approval-steps__who">{sayTaker(step, nameOf)}</span>
        {step.skipped_because !== null && <Status>{texts.skipped}</Status>}
        <span className="quiet">
          {step.skipped_because === null ? sayDeciders(step) : skipNames[step.skipped_because]}
        </span>
      </li>
    ))}
  </ol>
);
