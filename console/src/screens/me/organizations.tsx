import { type ReactNode, useState } from 'react';
import { ApiError } from '../../client/error.ts';
import { useRead } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { accountTexts } from '../../texts/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { Chip, Panel } from '../../ui/page.tsx';
import { acceptInvitation, goToOrganization } from '../sessions/go-to.ts';
import '../../ui/member-list.css';

/** Where one’s account opens something besides, and who has invited it. Nothing for who belongs to one organization alone. */
export function OrganizationsPanel(): ReactNode {
  const { data } = useRead('/account/organizations');
  const [failure, setFailure] = useState<ApiError | null>(null);
  const format = useFormat();
  if (!data || data.organizations.length + data.invitations.length < 2) return null;
  const run = (go: () => Promise<void>) => (): void => {
    setFailure(null);
    go().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    });
  };
  return (
    <Panel title={accountTexts.title} note={accountTexts.note}>
      {failure && <FailureNotice error={failure} />}
      <ul className="members members--told">
        {data.organizations.map(({ id, name, is_guest, is_current }) => (
          <li key={id}>
            <span className="who__text">
              <span>
                {name} {is_current && <Chip>{accountTexts.here}</Chip>}
              </span>
              {is_guest && <span className="who__small">{accountTexts.guest}</span>}
            </span>
            {!is_current && (
              <Button size="small" aria-label={accountTexts.goTo(name)} onClick={run(() => goToOrganization(id))}>
                {accountTexts.go}
              </Button>
            )}
          </li>
        ))}
        {data.invitations.map(({ id, organization, invited_at }) => (
          <li key={id}>
            <span className="who__text">
              <span>{organization}</span>
              <span className="who__small">{accountTexts.invited(format.instant(invited_at))}</span>
            </span>
            <Button
              size="small"
              kind="primary"
              aria-label={accountTexts.acceptOf(organization)}
              onClick={run(() => acceptInvitation(id))}
            >
              {accountTexts.accept}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
