import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useRead, useWrite } from '../../client/hooks.ts';
import { useSearch } from '../../router.tsx';
import { useCan, useSessionControl } from '../../session.tsx';
import { settingsTexts } from '../../texts/organization/records.ts';
import { planNames, subscriptionNames } from '../../texts/organization/settings.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmLeaving } from '../../ui/confirm-leaving.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { Facts, Page, Panel, Tabs } from '../../ui/page.tsx';
import { PendingPanel } from '../../ui/pending.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ApprovalPolicies } from './approval-policies.tsx';
import { ConnectedAppSettings } from './connected-apps.tsx';
import {
  changedKeys,
  changesBetween,
  type RecordTab,
  recordTabs,
  type SettingField,
  settingGroups,
  type Settings,
  type SettingsForm,
  type SettingTab,
  settingTabs,
  type SettingValues,
  tabOf,
  valuesOf,
} from './fields.ts';
import { IdentitySettings } from './identity.tsx';
import { MissingFactors } from './missing-factors.tsx';
import { PlaceOffer } from './place-offer.tsx';
import { LeaveRecords, RecordSettings, tabNeeds } from './record-settings.tsx';
import { SettingControl } from './setting-control.tsx';
import { TwoPeople } from './two-people.tsx';
import '../../ui/form.css';
import './settings.css';

const addressOf = (tab: SettingTab | RecordTab): string => (tab === 'general' ? '/settings' : `/settings?tab=${tab}`);

export function Screen(): ReactNode {
  const can = useCan();
  const [search] = useSearch<'tab'>();
  const records = recordTabs.filter(({ id }) => can(tabNeeds[id]));
  const record = records.find(({ id }) => id === search.tab)?.id;
  const tab = settingTabs.find(({ id }) => id === search.tab)?.id ?? 'general';
  return (
    <Page title={settingsTexts.settings}>
      <Tabs
        label={settingsTexts.settings}
        tabs={[...settingTabs, ...records].map(({ id, label }) => ({ to: addressOf(id), label }))}
        current={addressOf(record ?? tab)}
      />
      <div className={record === 'history' || record === 'rules' || record === 'kiosks' ? 'page' : 'page page--narrow'}>
        {record === undefined ? <SettingsForms tab={tab} /> : <RecordSettings tab={record} />}
      </div>
    </Page>
  );
}

function SettingsForms({ tab }: { readonly tab: SettingTab }): ReactNode {
  const read = useRead('/settings');
  if (!read.data) return <PendingPanel read={read} />;
  return (
    <>
      <SettingsOf settings={read.data} tab={tab} />
      {/* Saved by itself, line by line: no part of the form. */}
      {(tab === 'leave' || tab === 'expenses') && (
        <ApprovalPolicies kind={tab} settings={read.data} nameOf={read.nameOf} />
      )}
    </>
  );
}

/** One form for all tabs: what was changed on one stays while another is looked at. */
function SettingsOf({ settings, tab }: { readonly settings: Settings; readonly tab: SettingTab }): ReactNode {
  const can = useCan();
  const toast = useToast();
  const { refresh } = useSessionControl();
  const [, change] = useSearch<'tab'>();
  const save = useWrite('patch', '/settings');
  const before = valuesOf(settings);
  const [edited, setEdited] = useState<SettingValues>({});
  const values = { ...before, ...edited };
  const changes = changedKeys(before, values).length;
  const field = save.error?.field ?? null;
  const isAtField = field !== null && tabOf(field) !== null;

  const form: SettingsForm = {
    values,
    bind: (key) => ({
      name: key,
      value: values[key] ?? '',
      error: isAtField && isAbout(field, key) ? (save.error?.message ?? null) : null,
      set: (value) => setEdited((current) => ({ ...current, [key]: value })),
    }),
  };
  const submit = (): void =>
    save.mutate(
      { body: changesBetween(before, values) },
      {
        onSuccess: () => {
          // What was typed since is kept.
          setEdited((current) =>
            Object.fromEntries(Object.entries(current).filter(([key, value]) => value !== edited[key])),
          );
          toast(settingsTexts.settingsSaved);
          // The name stands in the navigation, and modules decide what may be done.
          void refresh();
        },
        onError: (error) => {
          const at = error.field === null ? null : tabOf(error.field);
          if (at !== null && at !== tab) change({ tab: at === 'general' ? undefined : at });
        },
      },
    );
  return (
    <>
      <form
        className="form"
        noValidate
        aria-label={settingsTexts.settings}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {save.error && !isAtField && <FailureNotice error={save.error} />}
        {tab === 'general' && <Plan settings={settings} />}
        {settingGroups
          .filter((group) => group.tab === tab)
          .map((group) => (
            <Panel key={group.title} title={group.title} note={group.note}>
              <SettingFields fields={group.fields.filter(({ kind }) => kind === 'check')} form={form} />
              <SettingFields fields={group.fields.filter(({ kind }) => kind !== 'check')} form={form} />
            </Panel>
          ))}
        {tab === 'leave' && can('leaveTypes.create') && <LeaveRecords />}
        {tab === 'sign-in' && can('factors.missing') && <MissingFactors />}
        {tab === 'general' && can('workingRules.update') && <PlaceOffer />}
        {tab === 'general' && <TwoPeople settings={settings} />}
        {changes > 0 && can('settings.update') && (
          <div className="save-bar">
            <span role="status">{settingsTexts.unsavedChanges(changes)}</span>
            <div className="form__actions">
              <Button
                onClick={() => {
                  setEdited({});
                  save.reset();
                }}
              >
                {settingsTexts.discard}
              </Button>
              <Button type="submit" kind="primary" isBusy={save.isPending}>
                {settingsTexts.save}
              </Button>
            </div>
          </div>
        )}
        <LeavingGuard isHeld={changes > 0} />
      </form>
      {tab === 'sign-in' && can('connectedAppPolicy.get') && <ConnectedAppSettings />}
      {tab === 'sign-in' && can('identityProviders.list') && <IdentitySettings />}
    </>
  );
}

/** A refused whole, such as a place, is shown at its first part. */
const isAbout = (field: string, key: string): boolean =>
  key === field ||
  settingGroups.flatMap((group) => group.fields).find((other) => other.key.startsWith(`${field}.`))?.key === key;

/** Another tab of settings is no way out: what was changed stays. One that holds records is. */
function LeavingGuard({ isHeld }: { readonly isHeld: boolean }): ReactNode {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isHeld && (current.pathname !== next.pathname || holdsRecords(next.search as { tab?: unknown })),
    enableBeforeUnload: () => isHeld,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return <ConfirmLeaving onStay={blocker.reset} onLeave={blocker.proceed} />;
}

const holdsRecords = ({ tab }: { readonly tab?: unknown }): boolean => recordTabs.some(({ id }) => id === tab);

const Plan = ({ settings }: { readonly settings: Settings }): ReactNode => (
  <Panel title={settingsTexts.plan} note={settingsTexts.planNote}>
    <Facts
      facts={[
        [settingsTexts.plan, planNames[settings.plan]],
        [settingsTexts.subscription, subscriptionNames[settings.subscription_status]],
        [settingsTexts.seats, settings.seat_limit ?? settingsTexts.noLimit],
      ]}
    />
  </Panel>
);

function SettingFields({
  fields,
  form,
}: {
  readonly fields: readonly SettingField[];
  readonly form: SettingsForm;
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
