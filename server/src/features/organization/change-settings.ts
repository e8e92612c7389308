import { defaultSettings, modules, type Settings, type StoredSettings, withDefaults } from '../../kernel/settings.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { addDays, dayIn } from '../../lib/days.ts';
import { forbidden, invalid } from '../../lib/errors.ts';
import { checkApprovalPolicies } from './approval-policies.ts';
import { authorOfSettings } from './history/store.ts';
import type { OrganizationRow } from './record.ts';
import { checkChanges, checkFourEyes } from './rules.ts';
import { columnNames, operatorFieldNames, type SettingsChanges } from './settings.ts';
import { lockOrganization, updateOrganization } from './store.ts';

/** Plan, subscription and seats are what the organization pays for: it does not set them itself. */
function refuseOperatorFields(changes: SettingsChanges): void {
  const field = operatorFieldNames.find((name) => changes[name] !== undefined);
  if (field !== undefined) throw forbidden('organization.operatorSets', { field });
}

/** Changes what differs, one change at a time: of two made at once both survive. */
export async function changeSettings(
  work: UnitOfWork,
  changes: SettingsChanges,
  by: { asOperator: boolean },
): Promise<OrganizationRow> {
  if (!by.asOperator) refuseOperatorFields(changes);
  const wanted = checkChanges(changes, work.services.config);
  if (wanted.four_eyes) checkFourEyes(work.services.catalogue, wanted.four_eyes);
  await checkApprovalPolicies(work, wanted);
  const row = await lockOrganization(work.tx, work.actor.organizationId);
  const columns = columnNames.filter((name) => wanted[name] !== undefined && wanted[name] !== row[name]);
  const { settings, changed } = merge(withDefaults(row.settings), withFirstDay(work, row, wanted));
  const changedFields = [...columns, ...changed];
  work.audit({
    action: 'settings.update',
    subjectType: 'organization',
    subjectId: row.id,
    changedFields,
    before: { ...row, ...flat(withDefaults(row.settings)) },
    after: { ...wanted, ...flat(settings) },
  });
  const { pay_period_type: period } = wanted;
  const isFirstChoice = period !== undefined && row.settings.pay_period_type === undefined;
  if (changedFields.length === 0 && !isFirstChoice) return row;

  const stored = storedOf(settings, isFirstChoice ? { pay_period_type: period } : row.settings);
  const differing = {
    ...(Object.fromEntries(columns.map((name) => [name, wanted[name]])) as Partial<OrganizationRow>),
    updated_at: work.now,
  };
  work.tx.defer(authorOfSettings(work.actor.userId));
  await updateOrganization(work.tx, row.id, { ...differing, settings: JSON.stringify(stored) });
  work.changesAccess();
  return { ...row, ...differing, settings: stored };
}

/** An account is worked out day by day from its first: what lies further back is no one's account. */
const accountDaysBack = 3660;

/** Hours accounts that are switched on begin on some day: with the first of this month, unless it is said. */
function withFirstDay({ nowMs }: UnitOfWork, row: OrganizationRow, wanted: SettingsChanges): SettingsChanges {
  const today = dayIn(wanted.timezone ?? row.timezone, nowMs);
  const { hours_accounts_from: sent } = wanted;
  if (sent != null && (sent < addDays(today, -accountDaysBack) || sent > addDays(today, accountDaysBack))) {
    throw invalid('hours_accounts_from', 'organization.accountsFrom');
  }
  const held = withDefaults(row.settings);
  const isKept = wanted.hours_accounts ?? held.hours_accounts;
  const from = sent === undefined ? held.hours_accounts_from : sent;
  return isKept && from === null ? { ...wanted, hours_accounts_from: `${today.slice(0, 8)}01` } : wanted;
}

type PolicyName =
  | 'sign_in_policy'
  | 'connected_apps'
  | 'working_rules'
  | 'leave_approval_policies'
  | 'expense_approval_policies';

/** Policies that have operations of their own: who may, and when, is known to the features behind these. */
export async function setPolicy(work: UnitOfWork, policy: Partial<Pick<Settings, PolicyName>>): Promise<void> {
  const row = await lockOrganization(work.tx, work.actor.organizationId);
  const { settings, changed } = merge(withDefaults(row.settings), policy);
  if (changed.length === 0) return;
  work.tx.defer(authorOfSettings(work.actor.userId));
  const stored = JSON.stringify(storedOf(settings, row.settings));
  await updateOrganization(work.tx, row.id, { settings: stored, updated_at: work.now });
}

/** Switches by the names that the audit log gives them. */
const flat = ({ modules: switches, ...plain }: Settings): Record<string, unknown> => ({
  ...plain,
  ...Object.fromEntries(modules.map((name) => [`modules.${name}`, switches[name]])),
});

type PlainSetting = Exclude<keyof Settings, 'modules'>;
const plainSettings = (Object.keys(defaultSettings) as (keyof Settings)[]).filter(
  (name): name is PlainSetting => name !== 'modules',
);
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What an operation of its own sets is among them. */
type Wanted = SettingsChanges & Partial<Pick<Settings, PolicyName>>;

function merge(current: Settings, wanted: Wanted): { settings: Settings; changed: string[] } {
  const plain = plainSettings.filter((name) => wanted[name] !== undefined && !isSame(wanted[name], current[name]));
  const switched = modules.filter(
    (name) => (wanted.modules?.[name] ?? current.modules[name]) !== current.modules[name],
  );
  return {
    settings: {
      ...current,
      ...Object.fromEntries(plain.map((name) => [name, wanted[name]])),
      modules: { ...current.modules, ...wanted.modules },
    },
    changed: [...switched.map((name) => `modules.${name}`), ...plain],
  };
}

/**
 * What is stored, so that a default that changes with a new version reaches anyone who never chose. The pay period is a choice also
 * where it is the usual one: that it was made is a step of setting up.
 */
function storedOf(settings: Settings, before: StoredSettings): StoredSettings {
  const plain = plainSettings.filter(
    (name) =>
      !isSame(settings[name], defaultSettings[name]) ||
      (name === 'pay_period_type' && before.pay_period_type !== undefined),
  );
  const switched = modules.filter((name) => settings.modules[name] !== defaultSettings.modules[name]);
  return {
    ...(Object.fromEntries(plain.map((name) => [name, settings[name]])) as StoredSettings),
    ...(switched.length > 0 && { modules: Object.fromEntries(switched.map((name) => [name, settings.modules[name]])) }),
  };
}
