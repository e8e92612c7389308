import { useState, type ReactNode } from 'react';
import { ApiError, get, send } from '../../api.ts';
import type { NamedPerson, TeamWithMembers } from '../../records.ts';
import { Link, useRouteParam } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { MemberList } from '../../ui/member-list.tsx';
import { Failure, FailureNotice, Skeleton } from '../../ui/notice.tsx';
import { Facts, Page, Panel, Swatch } from '../../ui/page.tsx';
import { PersonPicker } from '../../ui/person-picker.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useLoad } from '../../ui/use-load.ts';
import { fullName, plural } from '../../words.ts';
import { useDepartments } from '../departments/source.ts';
import { PersonLink } from '../people/person-link.tsx';
import { TeamStatus } from './list.tsx';
import { TeamDialog } from './team-dialog.tsx';

export function Screen(): ReactNode {
  const id = useRouteParam();
  const can = useCan();
  const departments = useDepartments();
  const loaded = useLoad(`team ${id}`, (signal) => get<TeamWithMembers>(`/teams/${id}`, {}, signal));
  const [isEditing, setIsEditing] = useState(false);
  const team = loaded.data;
  const back = { to: '/teams', label: 'Teams' };
  if (!team) {
    return (
      <Page title="Team" back={back}>
        <div className="panel">
          {loaded.error === null ? (
            <div className="panel__body">
              <Skeleton lines={5} />
            </div>
          ) : (
            <Failure error={loaded.error} retry={loaded.reload} />
          )}
        </div>
      </Page>
    );
  }
  const department = departments.data?.find((known) => known.id === team.department_id);
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
              department && (
                <Swatch color={department.color}>
                  <Link to={`/departments/${department.id}`}>{department.name}</Link>
                </Swatch>
              ),
            ],
            ['Lead', team.lead_id === null ? null : <PersonLink id={team.lead_id} />],
            ['Status', <TeamStatus status={team.status} />],
          ]}
        />
      </Panel>
      <Members team={team} onChange={loaded.replace} />
      {isEditing && (
        <TeamDialog
          team={team}
          onClose={() => setIsEditing(false)}
          onSaved={(saved) => {
            loaded.replace({ ...team, ...saved });
            setIsEditing(false);
          }}
        />
      )}
    </Page>
  );
}

interface MembersProps {
  readonly team: TeamWithMembers;
  readonly onChange: (team: TeamWithMembers) => void;
}

function Members({ team, onChange }: MembersProps): ReactNode {
  const can = useCan();
  const toast = useToast();
  const [chosen, setChosen] = useState<NamedPerson | null>(null);
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const unseen = team.member_count - team.members.length;

  const change = async (method: 'PUT' | 'DELETE', person: NamedPerson): Promise<void> => {
    setBusyWith(person.id);
    setFailure(null);
    try {
      onChange(await send<TeamWithMembers>(method, `/teams/${team.id}/members/${person.id}`));
      setChosen(null);
      toast(method === 'PUT' ? `${fullName(person)} joined the team.` : `${fullName(person)} left the team.`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    } finally {
      setBusyWith(null);
    }
  };

  return (
    <Panel
      title="Members"
      note={unseen > 0 ? `${plural(unseen, 'member')} not visible to you` : plural(team.members.length, 'member')}
    >
      {failure && <FailureNotice error={failure} />}
      <MemberList
        people={team.members}
        empty="Nobody has joined yet."
        busyWith={busyWith}
        {...(can('teams.removeMember') && { onRemove: (person: NamedPerson) => void change('DELETE', person) })}
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
            onClick={() => chosen && void change('PUT', chosen)}
          >
            Add
          </Button>
        </div>
      )}
    </Panel>
  );
}
