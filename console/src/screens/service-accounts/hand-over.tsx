import { type ReactNode, useState } from 'react';
import { useList, useWrite } from '../../client/hooks.ts';
import { roleNames } from '../../texts/names.ts';
import { handOverTexts } from '../../texts/service-accounts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SelectInput } from '../../ui/forms.tsx';
import { Pending } from '../../ui/pending.tsx';

interface Held {
  readonly kind: 'token' | 'endpoint';
  readonly id: string;
  readonly name: string;
}

/** A token or an endpoint goes to a service account, and works on. */
export function HandOverButton({ held, size }: { readonly held: Held; readonly size?: 'small' }): ReactNode {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button {...(size && { size })} onClick={() => setIsAsking(true)}>
        {handOverTexts.handOver}
        {size && <span className="only-read-aloud"> {held.name}</span>}
      </Button>
      {isAsking && <HandOver held={held} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function HandOver({ held, onClose }: { readonly held: Held; readonly onClose: () => void }): ReactNode {
  const accounts = useList('/service-accounts', {}, { pageSize: 100 });
  const token = useWrite('post', '/tokens/{id}/hand-over');
  const endpoint = useWrite('post', '/webhooks/{id}/hand-over');
  const { rows } = accounts;
  if (!rows) {
    return (
      <Dialog title={handOverTexts.title(held.name)} onClose={onClose}>
        <Pending read={accounts} />
      </Dialog>
    );
  }
  const offered = rows.filter(({ can }) => can?.includes('serviceAccounts.update') === true);
  if (offered.length === 0) {
    return (
      <Dialog title={handOverTexts.title(held.name)} onClose={onClose}>
        <p>{handOverTexts.noAccounts}</p>
        <div className="form__actions form__actions--end">
          <ButtonLink to="/developers/service-accounts" kind="primary">
            {handOverTexts.createOne}
          </ButtonLink>
        </div>
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={handOverTexts.title(held.name)}
      action={handOverTexts.handOver}
      done={handOverTexts.isHandedOver(held.name)}
      initial={{ service_account_id: offered.length === 1 ? (offered[0]?.id ?? '') : '' }}
      onSubmit={async (body) => {
        const asked = { path: { id: held.id }, body };
        await (held.kind === 'token' ? token.mutateAsync(asked) : endpoint.mutateAsync(asked));
      }}
      onClose={onClose}
    >
      <p>{handOverTexts.text}</p>
      <SelectInput
        name="service_account_id"
        label={handOverTexts.account}
        options={offered.map(({ id, name, role }) => ({
          value: id,
          label: handOverTexts.option(name, roleNames[role]),
        }))}
        {...(offered.length > 1 && { empty: handOverTexts.choose })}
        isRequired={handOverTexts.chooseOne}
      />
      {held.kind === 'token' && <p className="quiet">{handOverTexts.whoKnowsTheSecret}</p>}
    </FormDialog>
  );
}
