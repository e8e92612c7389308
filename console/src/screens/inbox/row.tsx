import type { ReactNode } from 'react';
import { useRead } from '../../client/hooks.ts';
import { type Format, useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { useSession } from '../../session.tsx';
import { inboxTexts as texts } from '../../texts/inbox.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/notice.tsx';
import { Avatar, type Names } from '../../ui/page.tsx';
import { ProposedChanges } from '../../ui/proposed-changes.tsx';
import { StepsLine } from '../approvals/steps.tsx';
import { FactsLine } from './facts.tsx';
import { detailOf, hasPlace, type Item, placeOf, titleOf } from './item.ts';

interface RowProps {
  readonly item: Item;
  readonly nameOf: Names['nameOf'];
  readonly isSelected: boolean;
  readonly onToggle: () => void;
  readonly onApprove: () => void;
  readonly onReject: () => void;
}

export function Row({ item, nameOf, isSelected, onToggle, onApprove, onReject }: RowProps): ReactNode {
  const format = useFormat();
  const session = useSession();
  const title = titleOf(item);
  const detail = detailOf(item, format);
  const isDecidable = item.verdicts.length > 0;
  const isProposal = item.kind === 'proposal';
  return (
    <li className={isSelected ? 'inbox__row inbox__row--selected' : 'inbox__row'} data-inbox-row>
      <span className="inbox__choose">
        {isDecidable && (
          <input type="checkbox" checked={isSelected} onChange={onToggle} aria-label={texts.select(title, detail)} />
        )}
      </span>
      {item.user === null ? (
        <span className="inbox__icon">
          <Icon name={item.kind === 'document' ? 'book' : 'check'} />
        </span>
      ) : (
        <Avatar person={item.user} />
      )}
      <div className="inbox__text">
        {hasPlace(item, session) ? (
          <Link to={placeOf(item)} className="inbox__title">
            {title}
          </Link>
        ) : (
          <span className="inbox__title">{title}</span>
        )}
        <span>{detail}</span>
        <FactsLine item={item} />
        {item.has_changed && <span className="inbox__changed">{sayChange(item, format)}</span>}
        {item.kind === 'proposal' && <Proposed id={item.id} />}
        {item.approvals.length > 0 && <StepsLine approvals={item.approvals} nameOf={nameOf} />}
        {item.note !== null && <span className="inbox__note">{texts.quoted(item.note)}</span>}
      </div>
      <When item={item} />
      <span className="inbox__actions">
        {item.verdicts.includes('approve') && (
          <Button
            size="small"
            onClick={onApprove}
            aria-label={isProposal ? texts.acceptNamed(title, detail) : texts.approveNamed(title, detail)}
          >
            {isProposal ? texts.accept : texts.approve}
          </Button>
        )}
        {item.verdicts.includes('reject') && (
          <Button
            size="small"
            kind="quiet-danger"
            onClick={onReject}
            aria-label={isProposal ? texts.declineNamed(title, detail) : texts.rejectNamed(title, detail)}
          >
            {isProposal ? texts.decline : texts.reject}
          </Button>
        )}
        {!isDecidable && (
          <ButtonLink to={placeOf(item)} size="small">
            {item.kind === 'document' ? texts.sign : texts.open}
          </ButtonLink>
        )}
      </span>
    </li>
  );
}

/** What would change, before and after. Read once for all that wait. */
function Proposed({ id }: { readonly id: string }): ReactNode {
  const { data, nameOf } = useRead('/proposals', { query: { status: 'WAITING', limit: 100 } });
  const proposal = data?.find((one) => one.id === id);
  if (!proposal) return data === undefined ? <Skeleton lines={1} /> : null;
  return (
    <span className="inbox__proposed">
      <ProposedChanges proposal={proposal} nameOf={nameOf} />
    </span>
  );
}

/** A timesheet that is not the one that was submitted. */
function sayChange({ submitted_minutes: was, minutes: now }: Item, format: Format): string {
  if (was === null || now === null || was === now) return texts.changedSinceSubmitted;
  return texts.hoursSinceSubmitted(format.minutes(was), format.minutes(now));
}

function When({ item: { due_date, since } }: { readonly item: Item }): ReactNode {
  const format = useFormat();
  if (due_date === null) {
    return (
      <span className="inbox__when" title={format.instantInFull(since)}>
        {format.ago(since)}
      </span>
    );
  }
  const isLate = due_date < format.today();
  return (
    <span className={isLate ? 'inbox__when inbox__when--late' : 'inbox__when'}>
      {isLate ? texts.overdue(format.shortDay(due_date)) : texts.due(format.shortDay(due_date))}
    </span>
  );
}
