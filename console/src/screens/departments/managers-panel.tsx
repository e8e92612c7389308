import { type ReactNode, useState } from 'react';
import { useWrite } from '../../client/hooks.ts';
import { useCan } from '../../session.tsx';
import { managersPanelTexts } from '../../texts/departments.ts';
import { Button } from '../../ui/button.tsx';
import { MemberList } from '../../ui/member-list.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/page.tsx';
import type { NamedPerson } from '../../ui/person-picker.tsx';
import { PersonPicker } from '../../ui/person-picker.tsx';
import { useAttempt } from '../../ui/use-attempt.ts';
import { fullName } from '../../words.ts';

interface ManagersPanelProps {
  readonly departmentId: string;
  readonly managers: readonly NamedPerson[];
  readonly opens: (id: string) => boolean;
}

/** Who has the department in their scope besides its head. The list is replaced as a whole. */
export function ManagersPanel({ departmentId, managers, opens }: ManagersPanelProps): ReactNode {
  const can = useCan();
  const set = useWrite('put', '/departments/{id}/managers');
  const { failure, attempt } = useAttempt();
  const [chosen, setChosen] = useState<NamedPerson | null>(null);
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const mayChange = can('departments.setManagers');

  const save = async (next: readonly NamedPerson[], changed: NamedPerson, said: string): Promise<void> => {
    setBusyWith(changed.id);
    await attempt(async () => {
      await set.mutateAsync({ path: { id: departmentId }, body: { user_ids: next.map(({ id }) => id) } });
      setChosen(null);
    }, said);
    setBusyWith(null);
  };

  return (
    <Panel title={managersPanelTexts.managers} note={managersPanelTexts.managersNote}>
      {failure && <FailureNotice error={failure} />}
      <MemberList
        people={managers}
        opens={opens}
        empty={managersPanelTexts.nobodyBesidesTheHead}
        busyWith={busyWith}
        {...(mayChange && {
          onRemove: (person: NamedPerson) =>
            void save(
              managers.filter(({ id }) => id !== person.id),
              person,
              managersPanelTexts.noLongerManagesTheDepartment(fullName(person)),
            ),
        })}
      />
      {mayChange && (
        <div className="add-line">
          <PersonPicker
            name="manager"
            label={managersPanelTexts.addAManager}
            chosen={chosen}
            onChoose={setChosen}
            left={managers.map(({ id }) => id)}
          />
          <Button
            disabled={!chosen}
            isBusy={chosen !== null && busyWith === chosen.id}
            onClick={() =>
              chosen &&
              void save([...managers, chosen], chosen, managersPanelTexts.managesTheDepartmentNow(fullName(chosen)))
            }
          >
            {managersPanelTexts.add}
          </Button>
        </div>
      )}
    </Panel>
  );
}
