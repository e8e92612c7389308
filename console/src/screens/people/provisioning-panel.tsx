import type { ReactNode } from 'react';
import { useRead } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { personScimTexts as texts } from '../../texts/scim.ts';
import { FoldedPanel } from '../../ui/folded-panel.tsx';
import { Failure, Skeleton } from '../../ui/notice.tsx';
import { Facts } from '../../ui/page.tsx';
import { sentFields } from '../service-accounts/sent-fields.ts';

/** Which directories keep the person in step, and what of them is theirs. */
export const ProvisioningPanel = ({ personId }: { readonly personId: string }): ReactNode => (
  <FoldedPanel title={texts.title} note={texts.note}>
    <Sources personId={personId} />
  </FoldedPanel>
);

function Sources({ personId }: { readonly personId: string }): ReactNode {
  const format = useFormat();
  const { data, error, reload } = useRead('/users/{id}/provisioning', { path: { id: personId } });
  if (error) return <Failure error={error} retry={reload} />;
  if (!data) return <Skeleton lines={3} />;
  if (data.sources.length === 0) return <p className="quiet">{texts.none}</p>;
  return data.sources.map((source) => (
    <Facts
      key={source.account_id}
      isLines
      facts={[
        [
          texts.from,
          <Link key="account" to={`/developers/service-accounts/${source.account_id}`}>
            {source.account_name}
          </Link>,
        ],
        [texts.added, source.is_created ? texts.addedByIt : texts.addedHere],
        [texts.externalId, source.external_id],
        [
          texts.fields,
          <span key="fields">
            {sentFields(source.fields)}. <span className="quiet">{texts.fieldsHint}</span>
          </span>,
        ],
        [texts.lastSent, format.instant(source.changed_at)],
      ]}
    />
  ));
}
