import { type ReactNode, useState } from 'react';
import { type Data, useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { useCan, useSession, useSessionControl } from '../../session.tsx';
import { askChangeTexts, profileTexts } from '../../texts/me.ts';
import { roleNames } from '../../texts/names.ts';
import { Button } from '../../ui/button.tsx';
import { Form, TextInput } from '../../ui/forms.tsx';
import { Avatar, Chip, Facts, type Names, Page, Panel } from '../../ui/page.tsx';
import { PendingPage } from '../../ui/pending.tsx';
import { useToast } from '../../ui/toast.tsx';
import { fullName } from '../../words.ts';
import { OwnGrants } from '../access/of-person.tsx';
import { DeputiesPanel, StandInPanel } from '../approvals/deputies.tsx';
import { OwnDataPanel } from '../people/data-archive.tsx';
import { ContactFields, TierFields } from '../people/edit-tier.tsx';
import { EmploymentPanel } from '../people/tabs/job.tsx';
import { OverviewTab } from '../people/tabs/overview.tsx';
import { OwnTimeline } from '../people/tabs/timeline.tsx';
import { tierChanges, valuesOf } from '../people/tier-values.ts';
import { addressFields, contactFields, factsOf, governmentIdTier, personalTier } from '../people/tiers.tsx';
import { WhoCanSee } from '../people/who-can-see.tsx';
import { AskChangeDialog, isAnythingAsked } from './ask-change.tsx';
import { KioskPinPanel } from './kiosk-pin.tsx';
import { LanguagePanel } from './language.tsx';

type Me = Data<'/me'>;

export function Screen(): ReactNode {
  const read = useRead('/me');
  const me = read.data;
  const can = useCan();
  const { organization } = useSession();
  const [isEditing, setIsEditing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  if (!me) {
    return <PendingPage title={profileTexts.title} read={read} />;
  }
  return (
    <Page
      title={profileTexts.title}
      mark={<Avatar person={me} isLarge />}
      lead={
        <span className="lead-line">
          <span className="lead-line__part">{fullName(me)}</span>
          {me.job_title !== null && <span className="lead-line__part">{me.job_title}</span>}
          <Chip>{roleNames[me.role]}</Chip>
        </span>
      }
      actions={
        !isEditing && (
          <>
            {/* Who keeps the records changes their own. */}
            {!can('users.update') && isAnythingAsked(organization.self_service_fields) && (
              <Button onClick={() => setIsAsking(true)}>{askChangeTexts.open}</Button>
            )}
            <Button kind="primary" onClick={() => setIsEditing(true)}>
              {profileTexts.editMyDetails}
            </Button>
          </>
        )
      }
    >
      {isAsking && <AskChangeDialog me={me} onClose={() => setIsAsking(false)} />}
      {isEditing ? <EditMine me={me} onDone={() => setIsEditing(false)} /> : <Shown me={me} names={read} />}
    </Page>
  );
}

function Shown({ me, names }: { readonly me: Me; readonly names: Names }): ReactNode {
  const { uses } = useSession();
  const format = useFormat();
  return (
    <>
      <Panel
        title={personalTier.title}
        note={profileTexts.contactNote}
        actions={
          <>
            <WhoCanSee person={me} what="private" />
            <Link to="/me/access-log">{profileTexts.looks}</Link>
          </>
        }
      >
        <Facts facts={factsOf(me, personalTier.fields, format)} />
      </Panel>
      <LanguagePanel me={me} />
      <KioskPinPanel />
      <DeputiesPanel person={me} canAdd={uses.people && me.can?.includes('deputies.create') === true} />
      <EmploymentPanel person={me} />
      <OwnTimeline />
      <OverviewTab person={me} names={names} />
      {'tax_id' in me && (
        <Panel title={governmentIdTier.title}>
          <Facts facts={factsOf(me, governmentIdTier.fields, format)} />
        </Panel>
      )}
      <OwnGrants />
      <OwnDataPanel userId={me.id} />
      <StandInPanel />
    </>
  );
}

const editable = [...contactFields, ...addressFields];

function EditMine({ me, onDone }: { readonly me: Me; readonly onDone: () => void }): ReactNode {
  const toast = useToast();
  const save = useWrite('patch', '/me');
  const { refresh } = useSessionControl();
  const before = { ...valuesOf(me, editable), preferred_name: me.preferred_name ?? '' };
  return (
    <Form
      label={profileTexts.title}
      initial={before}
      guardsChanges
      onSubmit={async (values) => {
        await save.mutateAsync({ body: tierChanges(before, values) });
        await refresh();
        toast(profileTexts.saved);
        onDone();
      }}
    >
      <Panel title={profileTexts.whatYouAreCalled}>
        <TextInput
          name="preferred_name"
          label={profileTexts.preferredName}
          isOptional
          maxLength={100}
          hint={profileTexts.shownInPlaceOf(me.first_name)}
        />
      </Panel>
      <Panel title={profileTexts.howToReachYou}>
        <TierFields fields={contactFields} isOwn />
      </Panel>
      <Panel title={profileTexts.homeAddress}>
        <TierFields fields={addressFields} isOwn />
      </Panel>
      <Panel title={profileTexts.emergencyContacts}>
        <ContactFields />
      </Panel>
      <div className="form__actions">
        <Button type="submit" kind="primary" isBusy={save.isPending}>
          {profileTexts.save}
        </Button>
        <Button onClick={onDone}>{profileTexts.cancel}</Button>
      </div>
    </Form>
  );
}
