import { useEffect, type ReactNode } from 'react';
import { get, send } from '../../api.ts';
import type { Settings } from '../../records.ts';
import { useCan, useSessionControl } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { FormView, useForm, type Form } from '../../ui/form.tsx';
import { Failure, Skeleton } from '../../ui/notice.tsx';
import { Facts, Page, Panel } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useLoad } from '../../ui/use-load.ts';
import { plainly, plural } from '../../words.ts';
import {
  changedKeys,
  changesBetween,
  settingGroups,
  valuesOf,
  type SettingField,
  type SettingValues,
} from './fields.ts';
import { SettingControl } from './setting-control.tsx';
import './settings.css';

export function Screen(): ReactNode {
  const { data, error, reload, replace } = useLoad('settings', (signal) => get<Settings>('/settings', {}, signal));
  return (
    <Page title="Settings" isNarrow>
      {data ? (
        <SettingsForm settings={data} onSaved={replace} />
      ) : (
        <div className="panel">
          {error === null ? (
            <div className="panel__body">
              <Skeleton lines={12} />
            </div>
          ) : (
            <Failure error={error} retry={reload} />
          )}
        </div>
      )}
    </Page>
  );
}

function SettingsForm({
  settings,
  onSaved,
}: {
  readonly settings: Settings;
  readonly onSaved: (settings: Settings) => void;
}): ReactNode {
  const can = useCan();
  const toast = useToast();
  const { refresh } = useSessionControl();
  const before = valuesOf(settings);
  const form = useForm<SettingValues>({
    initial: before,
    required: { name: 'Enter a name.' },
    submit: async (values) => {
      const saved = await send<Settings>('PATCH', '/settings', changesBetween(before, values));
      onSaved(saved);
      form.reset(valuesOf(saved));
      toast('Settings saved.');
      // The name stands in the navigation, and modules decide what may be done.
      await refresh();
    },
  });
  const changes = changedKeys(before, form.values).length;
  useWarningBeforeLeaving(changes > 0);
  return (
    <FormView form={form} label="Settings">
      <Panel title="Plan" note="Set by whoever runs this installation.">
        <Facts
          facts={[
            ['Plan', plainly(settings.plan)],
            ['Subscription', plainly(settings.subscription_status)],
            ['Seats', settings.seat_limit ?? 'No limit'],
          ]}
        />
      </Panel>
      {settingGroups.map((group) => (
        <Panel key={group.title} title={group.title} note={group.note}>
          <SettingFields fields={group.fields.filter(({ kind }) => kind === 'check')} form={form} />
          <SettingFields fields={group.fields.filter(({ kind }) => kind !== 'check')} form={form} />
        </Panel>
      ))}
      {changes > 0 && can('settings.update') && (
        <div className="save-bar">
          <span role="status">{plural(changes, 'unsaved change')}</span>
          <div className="form__actions">
            <Button onClick={() => form.reset(before)}>Discard</Button>
            <Button type="submit" kind="primary" isBusy={form.isBusy}>
              Save
            </Button>
          </div>
        </div>
      )}
    </FormView>
  );
}

function SettingFields({
  fields,
  form,
}: {
  readonly fields: readonly SettingField[];
  readonly form: Form<SettingValues>;
}): ReactNode {
  if (fields.length === 0) return null;
  return (
    <div className={fields.every(({ kind }) => kind === 'check') ? 'form__checks' : 'form__grid'}>
      {fields.map((field) => (
        <SettingControl key={field.key} field={field} form={form} />
      ))}
    </div>
  );
}

function useWarningBeforeLeaving(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
