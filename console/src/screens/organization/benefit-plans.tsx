import { type ReactNode, useState } from 'react';
import { type Item, useList, useWrite } from '../../client/hooks.ts';
import { benefitKindNames } from '../../texts/codes.ts';
import { benefitPlansTexts, recordSettingsTexts } from '../../texts/organization/records.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { orNull, TextInput } from '../../ui/forms.tsx';
import { Panel } from '../../ui/page.tsx';
import { nameIn } from '../../words.ts';

type Plan = Item<'/benefit-plans'>;
type Asked = { readonly what: 'edit'; readonly plan: Plan | null } | { readonly what: 'remove'; readonly plan: Plan };

export function BenefitPlans(): ReactNode {
  const list = useList('/benefit-plans');
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (): void => setAsked(null);
  const columns: readonly TableColumn<Plan>[] = [
    { id: 'name', title: recordSettingsTexts.planName, kind: 'lead', cell: ({ name }) => name },
    { id: 'kind', title: recordSettingsTexts.planKind, cell: ({ kind }) => nameIn(benefitKindNames, kind) },
    { id: 'provider', title: recordSettingsTexts.planProvider, cell: ({ provider }) => provider },
    {
      id: 'actions',
      title: benefitPlansTexts.actions,
      kind: 'actions',
      cell: (plan) => (
        <>
          <Button size="small" kind="quiet" onClick={() => setAsked({ what: 'edit', plan })}>
            {benefitPlansTexts.change}
            <span className="only-read-aloud"> {plan.name}</span>
          </Button>
          <Button size="small" kind="quiet" onClick={() => setAsked({ what: 'remove', plan })}>
            {benefitPlansTexts.remove}
            <span className="only-read-aloud"> {plan.name}</span>
          </Button>
        </>
      ),
    },
  ];
  return (
    <>
      <Panel
        title={recordSettingsTexts.plansTitle}
        note={recordSettingsTexts.plansNote}
        actions={
          <Button kind="primary" icon="plus" onClick={() => setAsked({ what: 'edit', plan: null })}>
            {recordSettingsTexts.addPlan}
          </Button>
        }
      />
      <DataTable
        label={recordSettingsTexts.plansTitle}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        noun={benefitPlansTexts.noun}
        empty={{ title: recordSettingsTexts.plansEmptyTitle, text: recordSettingsTexts.plansEmpty }}
      />
      {asked?.what === 'edit' && <PlanDialog plan={asked.plan} onClose={close} />}
      {asked?.what === 'remove' && <RemovePlanDialog plan={asked.plan} onClose={close} />}
    </>
  );
}

function PlanDialog({ plan, onClose }: { readonly plan: Plan | null; readonly onClose: () => void }): ReactNode {
  const create = useWrite('post', '/benefit-plans');
  const update = useWrite('patch', '/benefit-plans/{id}');
  return (
    <FormDialog
      title={plan ? recordSettingsTexts.changePlan : recordSettingsTexts.addPlan}
      action={benefitPlansTexts.save}
      done={recordSettingsTexts.planSaved}
      initial={{ name: plan?.name ?? '', kind: plan?.kind ?? '', provider: plan?.provider ?? '' }}
      onClose={onClose}
      onSubmit={({ name, kind, provider }) => {
        const body = { name: name.trim(), kind: kind.trim(), provider: orNull(provider) };
        return plan ? update.mutateAsync({ path: { id: plan.id }, body }) : create.mutateAsync({ body });
      }}
    >
      <TextInput name="name" label={recordSettingsTexts.planName} isRequired maxLength={200} />
      <TextInput
        name="kind"
        label={recordSettingsTexts.planKind}
        hint={recordSettingsTexts.planKindHint}
        isRequired
        maxLength={50}
      />
      <TextInput
        name="provider"
        label={recordSettingsTexts.planProvider}
        hint={recordSettingsTexts.planProviderHint}
        isOptional
        maxLength={200}
      />
    </FormDialog>
  );
}

function RemovePlanDialog({ plan, onClose }: { readonly plan: Plan; readonly onClose: () => void }): ReactNode {
  const remove = useWrite('delete', '/benefit-plans/{id}');
  return (
    <ConfirmDialog
      title={recordSettingsTexts.planRemoveTitle}
      action={benefitPlansTexts.remove}
      done={recordSettingsTexts.planRemoved}
      onClose={onClose}
      onConfirm={() => remove.mutateAsync({ path: { id: plan.id } })}
    >
      <strong>{plan.name}</strong>. {recordSettingsTexts.planRemoveText}
    </ConfirmDialog>
  );
}
