import { type ReactNode, useState } from 'react';
import { addDays } from '../../calendar-days.ts';
import { useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { grantsTexts as texts } from '../../texts/access-grants.ts';
import { guestTexts } from '../../texts/people/profile.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Failure, Skeleton, State } from '../../ui/notice.tsx';
import { Panel } from '../../ui/page.tsx';
import { GiveDialog } from './give-dialog.tsx';
import { GrantLines } from './lines.tsx';

/** Who may do what beyond their role until when; what ends soon stands first. */
export function AccessSettings(): ReactNode {
  const [isGiving, setIsGiving] = useState(false);
  const all = useList('/access-grants', {}, { pageSize: 100 });
  return (
    <>
      <EndsSoon />
      <Panel
        title={texts.title}
        note={texts.note}
        actions={
          <>
            <ButtonLink to="/people/new-guest">{guestTexts.add}</ButtonLink>
            <Button icon="plus" onClick={() => setIsGiving(true)}>
              {texts.give}
            </Button>
          </>
        }
      >
        {all.rows === undefined ? (
          all.error === null ? (
            <Skeleton lines={3} />
          ) : (
            <Failure error={all.error} retry={all.reload} />
          )
        ) : all.rows.length === 0 ? (
          <State icon="people" title={texts.none}>
            {texts.noneText}
          </State>
        ) : (
          <>
            <GrantLines grants={all.rows} nameOf={all.nameOf} shows="people" />
            {all.hasMore && (
              <Button isBusy={all.isLoadingMore} onClick={all.loadMore}>
                {texts.showMore}
              </Button>
            )}
          </>
        )}
      </Panel>
      {isGiving && <GiveDialog person={null} onClose={() => setIsGiving(false)} />}
    </>
  );
}

function EndsSoon(): ReactNode {
  const format = useFormat();
  const soon = useList('/access-grants', { query: { ends_by: addDays(format.today(), 30) } }, { pageSize: 100 });
  if (soon.rows === undefined || soon.rows.length === 0) return null;
  return (
    <Panel title={texts.soonTitle}>
      <GrantLines grants={soon.rows} nameOf={soon.nameOf} shows="people" />
    </Panel>
  );
}
