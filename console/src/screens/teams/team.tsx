import { type ReactNode, useState } from 'react';
import { type Data, useRead, useWrite } from '../../client/hooks.ts';
import { Link, useRouteParam } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { MemberList } from '../../ui/member-list.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { Facts, type Names, Page, Panel, PersonLink } from '../../ui/page.tsx';
import { PendingPage } from '../../ui/pending.tsx';
import type { NamedPerson } from '../../ui/person-picker.tsx';
import { PersonPicker } from '../../ui/person-picker.tsx';
import { useAttempt } from '../../ui/use-attempt.ts';
import { fullName, plural } from '../../words.ts';
import { TeamStatus } from './list.tsx';
import { TeamDialog } from './team-dialog.tsx';

type Team = Data<'/teams/{id}'>;

export function Screen(): ReactNode {
  const id = useRouteParam();
  const can = useCan();
  const read = useRead('/teams/{id}', { path: { id } });
  const [isEditing, setIsEditing] = useState(false);
  const team = read.data;
  const back = { to: '/teams', label: 'Teams' };
  if (!team) {
    return <PendingPage title="Team" back={back} read={read} />;
  }
  const department = read.nameOf(team.department_id);
  const lead = read.nameOf(team.lead_id);
  return (
    <Page
      title={team.name}
      back={back}
      lead={team.description}
      actions={
        can('teams.update') && (
          <Button kind="primary" onClick={() => setIsEditing(true)}>
            Edit
          </Button>
        )
      }
    >
      <Panel title="About">
        <Facts
          facts={[
            [
              'Department',
              department === null ? null : <Link to={`/departments/${team.department_id ?? ''}`}>{department}</Link>,
            ],
            ['Lead', lead === null ? null : <PersonLink id={team.lead_id} of={read} />],
            ['Status', <TeamStatus status={team.status} />],
          ]}
        />
        {can('teams.setLead') && <LeadLine team={team} lead={lead} />}
      </Panel>
      <Members team={team} opens={read.opens} />
      {isEditing && (
        <TeamDialog
          team={team}
          onClose={() => setIsEditing(false)}
          onSaved={() => {
            read.reload();
            setIsEditing(false);
          }}
        />
      )}
    </Page>
  );
}

function LeadLine({ team, lead }: { readonly team: Team; readonly lead: string | null }): ReactNode {
  const set = useWrite('put', '/teams/{id}/lead');
  const { failure, attempt } = useAttempt();
  const [chosen, setChosen] = useState<NamedPerson | null>(null);
  const save = (person: NamedPerson | null): Promise<void> =>
    attempt(
      async () => {
        await set.mutateAsync({ path: { id: team.id }, body: { lead_id: person?.id ?? null } });
        setChosen(null);
      },
      person === null ? 'Nobody leads the team now.' : `${fullName(person)} leads the team now.`,
    );
  return (
    <>
      {failure && <FailureNotice error={failure} />}
      <div className="add-line">
        <PersonPicker name="lead" label="Change the lead" chosen={chosen} onChoose={setChosen} />
        <Button disabled={!chosen} isBusy={set.isPending} onClick={() => chosen && void save(chosen)}>
          Make lead
        </Button>
        {lead !== null && (
          <Button kind="quiet-danger" isBusy={set.isPending} onClick={() => void save(null)}>
            Remove lead
          </Button>
        )}
      </div>
    </>
  );
}

function Members({ team, opens }: { readonly team: Team; readonly opens: Names['opens'] }): ReactNode {
  const can = useCan();
  const add = useWrite('put', '/teams/{id}/members/{user_id}');
  const remove = useWrite('delete', '/teams/{id}/members/{user_id}');
  const { failure, attempt } = useAttempt();
  const [chosen, setChosen] = useState<NamedPerson | null>(null);
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const unseen = team.member_count - team.members.length;

  const change = async (write: typeof add | typeof remove, person: NamedPerson, said: string): Promise<void> => {
    setBusyWith(person.id);
    await attempt(async () => {
      await write.mutateAsync({ path: { id: team.id, user_id: person.id } });
      setChosen(null);
    }, said);
    setBusyWith(null);
  };

  return (
    <Panel
      title="Members"
      note={unseen > 0 ? `${plural(unseen, 'member')} not visible to you` : plural(team.members.length, 'member')}
    >
      {failure && <FailureNotice error={failure} />}
      <MemberList
        people={team.members}
        opens={opens}
        empty="Nobody has joined yet."
        busyWith={busyWith}
        {...(can('teams.removeMember') && {
          onRemove: (person: NamedPerson) => void change(remove, person, `${fullName(person)} left the team.`),
        })}
      />
      {can('teams.addMember') && (
        <div className="add-line">
          <PersonPicker
            name="member"
            label="Add a member"
            chosen={chosen}
            onChoose={setChosen}
            left={team.members.map(({ id }) => id)}
          />
          <Button
            disabled={!chosen}
            isBusy={chosen !== null && busyWith === chosen.id}
            onClick={() => chosen && void change(add, chosen, `${fullName(chosen)} joined the team.`)}
          >
            Add
          </Button>
        </div>
      )}
    </Panel>
  );
}
