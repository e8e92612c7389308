import { type ReactNode, useState } from 'react';
import { type Data, useRead, useWrite } from '../../client/hooks.ts';
import { policyTexts } from '../../texts/identity.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { CheckInput, Form, SelectInput, SubmitButton } from '../../ui/forms.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/page.tsx';
import { Pending } from '../../ui/pending.tsx';
import { useToast } from '../../ui/toast.tsx';
import { fullName } from '../../words.ts';

type Policy = Data<'/sign-in-policy'>;
type Wanted = Pick<Policy, 'sign_in_policy'> & { readonly break_glass_ids: string[] };

export function SignInPolicy(): ReactNode {
  const read = useRead('/sign-in-policy');
  return (
    <Panel title={policyTexts.title}>
      {read.data ? <PolicyForm key={keyOf(read.data)} policy={read.data} /> : <Pending read={read} />}
    </Panel>
  );
}

/** What the form begins with. */
const keyOf = ({ sign_in_policy, executives }: Policy): string =>
  [sign_in_policy, ...executives.map(({ id, is_break_glass }) => `${id}${String(is_break_glass)}`)].join(' ');

interface Values {
  readonly policy: string;
  readonly marked: Readonly<Record<string, boolean>>;
}

const wantedIn = ({ policy, marked }: Values): Wanted => ({
  sign_in_policy: policy === 'SSO_ONLY' ? 'SSO_ONLY' : 'ANY',
  break_glass_ids: Object.keys(marked).filter((id) => marked[id] === true),
});

function PolicyForm({ policy }: { readonly policy: Policy }): ReactNode {
  const toast = useToast();
  const save = useWrite('put', '/sign-in-policy');
  const [asked, setAsked] = useState<Wanted | null>(null);
  const marked = Object.fromEntries(policy.executives.map(({ id, is_break_glass: isMarked }) => [id, isMarked]));
  const isOn = policy.sign_in_policy === 'SSO_ONLY';
  return (
    <>
      <Form<Values>
        label={policyTexts.title}
        initial={{ policy: policy.sign_in_policy, marked }}
        onSubmit={async (values) => {
          const wanted = wantedIn(values);
          // It signs people out: asked first.
          if (wanted.sign_in_policy === 'SSO_ONLY' && !isOn) {
            setAsked(wanted);
            return;
          }
          await save.mutateAsync({ body: wanted });
          toast(policyTexts.saved);
        }}
      >
        {(form) => (
          <>
            <SelectInput
              name="policy"
              label={policyTexts.title}
              hint={form.watch('policy') === 'SSO_ONLY' ? policyTexts.onlyNote : policyTexts.anyNote}
              options={[
                { value: 'ANY', label: policyTexts.any },
                { value: 'SSO_ONLY', label: policyTexts.only },
              ]}
            />
            {!policy.is_ready && !isOn && <Notice>{policyTexts.notReady}</Notice>}
            <fieldset className="form__group">
              <legend>{policyTexts.breakGlass}</legend>
              <p className="quiet">{policyTexts.breakGlassNote}</p>
              <div className="form__checks">
                {policy.executives.map((person) => (
                  <CheckInput key={person.id} name={`marked.${person.id}`} label={fullName(person)} />
                ))}
              </div>
            </fieldset>
            <div className="form__actions">
              <SubmitButton>{policyTexts.save}</SubmitButton>
            </div>
          </>
        )}
      </Form>
      {asked && (
        <ConfirmDialog
          title={policyTexts.onlyTitle}
          action={policyTexts.turnOn}
          done={policyTexts.saved}
          onClose={() => setAsked(null)}
          onConfirm={() => save.mutateAsync({ body: asked })}
        >
          {policyTexts.onlyText}
        </ConfirmDialog>
      )}
    </>
  );
}
