import { type ReactNode, useState } from 'react';
import { type Data, useRead, useWrite } from '../../client/hooks.ts';
import { Link, useRouteParam } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { teamTexts } from '../../texts/teams.ts';
import { Button } from '../../ui/button.tsx';
import { MemberList } from '../../ui/member-list.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { Facts, type Names, Page, Panel, PersonLink } from '../../ui/page.tsx';
import { PendingPage } from '../../ui/pending.tsx';
import type { NamedPerson } from '../../ui/person-picker.tsx';
import { PersonPicker } from '../../ui/person-picker.tsx';
import { useAttempt } from '../../ui/use-attempt.ts';
import { fullName } from '../../words.ts';
import { TeamStatus } from './list.tsx';
import { TeamDialog } from './team-dialog.tsx';

type Team = Data<'/teams/{id}'>;

export function Screen(): ReactNode {
  const id = useRouteParam();
  const can = useCan();
  const read = useRead('/teams/{id}', { path: { id } });
  const [isEditing, setIsEditing] = useState(false);
  const team = read.data;
  const back = { to: '/teams', label: teamTexts.teams };
  if (!team) {
    return <PendingPage title={teamTexts.team} back={back} read={read} />;
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
            {teamTexts.edit}
          </Button>
        )
      }
    >
      <Panel title={teamTexts.about}>
        <Facts
          facts={[
            [
              teamTexts.department,
              department === null ? null : <Link to={`/departments/${team.department_id ?? ''}`}>{department}</Link>,
            ],
            [teamTexts.lead, lead === null ? null : <PersonLink id={team.lead_id} of={read} />],
            [teamTexts.status, <TeamStatus status={team.status} />],
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
      person === null ? teamTexts.nobodyLeadsTheTeamNow : teamTexts.leadsTheTeamNow(fullName(person)),
    );
  return (
    <>
      {failure && <FailureNotice error={failure} />}
      <div className="add-line">
        <PersonPicker name="lead" label={teamTexts.changeTheLead} chosen={chosen} onChoose={setChosen} />
        <Button disabled={!chosen} isBusy={set.isPending} onClick={() => chosen && void save(chosen)}>
          {teamTexts.makeLead}
        </Button>
        {lead !== null && (
          <Button kind="quiet-danger" isBusy={set.isPending} onClick={() => void save(null)}>
            {teamTexts.removeLead}
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
      title={teamTexts.members}
      note={unseen > 0 ? teamTexts.notVisibleToYou(unseen) : teamTexts.membersCount(team.members.length)}
    >
      {failure && <FailureNotice error={failure} />}
      <MemberList
        people={team.members}
        opens={opens}
        empty={teamTexts.nobodyHasJoinedYet}
        busyWith={busyWith}
        {...(can('teams.removeMember') && {
          onRemove: (person: NamedPerson) => void change(remove, person, teamTexts.leftTheTeam(fullName(person))),
        })}
      />
      {can('teams.addMember') && (
        <div className="add-line">
          <PersonPicker
            name="member"
            label={teamTexts.addAMember}
            chosen={chosen}
            onChoose={setChosen}
            left={team.members.map(({ id }) => id)}
          />
          <Button
            disabled={!chosen}
            isBusy={chosen !== null && busyWith === chosen.id}
            onClick={() => chosen && void change(add, chosen, teamTexts.joinedTheTeam(fullName(chosen)))}
          >
            {teamTexts.add}
          </Button>
        </div>
      )}
    </Panel>
  );
}
