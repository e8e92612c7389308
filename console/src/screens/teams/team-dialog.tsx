import { useState, type ReactNode } from 'react';
import { send } from '../../api.ts';
import type { NamedPerson, Team } from '../../records.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { FormView, orNull, useForm } from '../../ui/form.tsx';
import { PersonPicker } from '../../ui/person-picker.tsx';
import { departmentOptions, useDepartments } from '../departments/source.ts';

type TeamValues = Readonly<Record<'name' | 'description' | 'department_id' | 'lead_id' | 'status', string>>;

interface TeamDialogProps {
  /** Absent for a new one. */
  readonly team?: Team;
  readonly onSaved: (team: Team) => void;
  readonly onClose: () => void;
}

export function TeamDialog({ team, onSaved, onClose }: TeamDialogProps): ReactNode {
  const departments = useDepartments();
  const [lead, setLead] = useState<NamedPerson | null>(null);
  const form = useForm<TeamValues>({
    initial: {
      name: team?.name ?? '',
      description: team?.description ?? '',
      department_id: team?.department_id ?? '',
      lead_id: '',
      status: team?.status ?? 'ACTIVE',
    },
    required: { name: 'Enter a name.' },
    submit: async ({ name, description, department_id, lead_id, status }) => {
      const body = { name, description: orNull(description), department_id: orNull(department_id) };
      onSaved(
        team
          ? await send<Team>('PATCH', `/teams/${team.id}`, { ...body, status })
          : await send<Team>('POST', '/teams', { ...body, lead_id: orNull(lead_id) }),
      );
    },
  });
  return (
    <Dialog title={team ? `Edit ${team.name}` : 'New team'} onClose={onClose}>
      <FormView form={form}>
        <div className="form__group">
          <TextField field={form.bind('name')} label="Name" maxLength={100} autoFocus />
          <TextAreaField field={form.bind('description')} label="Description" isOptional />
          <SelectField
            field={form.bind('department_id')}
            label="Department"
            isOptional
            empty="No department"
            options={departmentOptions(departments.data, team?.department_id)}
          />
          {team ? (
            <SelectField
              field={form.bind('status')}
              label="Status"
              options={[
                { value: 'ACTIVE', label: 'Active' },
                { value: 'ARCHIVED', label: 'Archived' },
              ]}
            />
          ) : (
            <PersonPicker
              name="lead_id"
              label="Lead"
              isOptional
              error={form.bind('lead_id').error}
              chosen={lead}
              onChoose={(person) => {
                form.bind('lead_id').set(person?.id ?? '');
                setLead(person);
              }}
            />
          )}
        </div>
        <div className="form__actions form__actions--end">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            {team ? 'Save' : 'Create team'}
          </Button>
        </div>
      </FormView>
    </Dialog>
  );
}
