-- Guards hang on what a request causes: who stands behind a service account, who accepted what a job then does, and two people asked for by effect.

alter table service_accounts add column created_by_id text collate "C";
update service_accounts a set created_by_id = log.actor_id
  from audit_log log
 where log.organization_id = a.organization_id and log.subject_id = a.id and log.action = 'serviceAccounts.create'
   and log.actor_id is not null;

alter table imports add column accepted_by_id text collate "C";

-- What two people are asked for is named by what it causes. An operation's id goes on standing for what that operation always causes.
create function pg_temp.effects_of(operation text) returns text[] language sql immutable as $$
  select case
    when operation in ('users.create') then array['PERSON_CREATED', 'ROLE_GIVEN']
    when operation in ('hires.create') then array['PERSON_CREATED', 'ROLE_GIVEN', 'PAY_CHANGED']
    when operation in ('users.update', 'users.reactivate') then array['PERSON_CHANGED', 'ROLE_GIVEN']
    when operation in ('employment.create', 'employment.update', 'employment.delete') then array['PERSON_CHANGED']
    when operation = 'users.erase' then array['PERSON_ERASED']
    when operation = 'users.updateGovernmentIds' then array['GOVERNMENT_IDS_CHANGED']
    when operation in ('compensation.create', 'compensation.raise') then array['PAY_CHANGED']
    when operation in ('payPeriods.finalize', 'timesheets.finalize') then array['PERIOD_CLOSED']
    when operation = 'payRuns.create' then array['PAY_SEALED']
    when operation = 'expenseReports.pay' then array['EXPENSES_PAID']
    when operation = 'settings.update' then array['SETTINGS_CHANGED', 'POLICY_LOOSENED']
    when operation in ('signInPolicy.update', 'connectedAppPolicy.update') then array['POLICY_LOOSENED']
    when operation in ('webhooks.create', 'webhooks.update', 'webhooks.handOver') then array['DATA_SENT_OUT']
    when operation = 'departments.delete' then array['DEPARTMENT_DELETED']
    else array[operation]
  end
$$;
update organizations o
   set settings = jsonb_set(o.settings, '{four_eyes}', (
         select coalesce(jsonb_agg(distinct effect), '[]'::jsonb)
           from jsonb_array_elements_text(o.settings -> 'four_eyes') as operation,
                unnest(pg_temp.effects_of(operation)) as effect))
 where jsonb_array_length(o.settings -> 'four_eyes') > 0;
