import { type ReactNode, useState } from 'react';
import { type Data, type Item, useList, useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { domainTexts, identitySettingsTexts, linksTexts } from '../../texts/identity.ts';
import { Button, CopyButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { CheckInput, TextInput } from '../../ui/forms.tsx';
import { Chip, Facts, Panel } from '../../ui/page.tsx';
import { Pending } from '../../ui/pending.tsx';
import { fullName } from '../../words.ts';
import { EmailDomains } from './email-domains.tsx';
import { ProviderTrial } from './provider-trial.tsx';
import { SignInPolicy } from './sign-in-policy.tsx';
import '../../ui/member-list.css';

type Providers = Data<'/identity-providers'>;
export type Provider = Providers['providers'][number];
type LinkItem = Item<'/identity-links'>;

/** How people of the organization sign in, for Executives. */
export const IdentitySettings = (): ReactNode => (
  <>
    <ProvidersPanel />
    <EmailDomains />
    <SignInPolicy />
    <LinksPanel />
  </>
);

function ProvidersPanel(): ReactNode {
  const read = useRead('/identity-providers');
  const [asked, setAsked] = useState<
    'add' | { readonly edited: Provider } | { readonly removed: Provider } | { readonly tried: Provider } | null
  >(null);
  const close = (): void => setAsked(null);
  const { data } = read;
  return (
    <Panel
      title={identitySettingsTexts.title}
      note={identitySettingsTexts.note}
      actions={<Button onClick={() => setAsked('add')}>{identitySettingsTexts.add}</Button>}
    >
      {!data && <Pending read={read} />}
      {data?.providers.length === 0 && <p className="quiet">{identitySettingsTexts.none}</p>}
      <ul className="members members--told">
        {data?.providers.map((provider) => (
          <ProviderRow
            key={provider.id}
            provider={provider}
            onTry={() => setAsked({ tried: provider })}
            onEdit={() => setAsked({ edited: provider })}
            onRemove={() => setAsked({ removed: provider })}
          />
        ))}
      </ul>
      {data && <Told providers={data} />}
      {asked === 'add' && <AddDialog onClose={close} />}
      {asked !== null && asked !== 'add' && 'edited' in asked && <EditDialog provider={asked.edited} onClose={close} />}
      {asked !== null && asked !== 'add' && 'removed' in asked && (
        <RemoveDialog provider={asked.removed} onClose={close} />
      )}
      {asked !== null && asked !== 'add' && 'tried' in asked && (
        <ProviderTrial provider={asked.tried} onClose={close} />
      )}
    </Panel>
  );
}

interface RowProps {
  readonly provider: Provider;
  readonly onTry: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function ProviderRow({ provider, onTry, onEdit, onRemove }: RowProps): ReactNode {
  const { name, issuer, email_domains: domains, is_enabled: isEnabled } = provider;
  return (
    <li>
      <span className="who__text">
        <span>
          {name} <Chip>{isEnabled ? identitySettingsTexts.on : identitySettingsTexts.off}</Chip>
        </span>
        <span className="who__small">
          {[issuer, domains.length > 0 ? domains.join(', ') : identitySettingsTexts.noDomains].join(', ')}
        </span>
      </span>
      <span className="form__actions">
        <Button size="small" aria-label={identitySettingsTexts.testNamed(name)} onClick={onTry}>
          {identitySettingsTexts.test}
        </Button>
        <Button size="small" aria-label={identitySettingsTexts.editNamed(name)} onClick={onEdit}>
          {identitySettingsTexts.edit}
        </Button>
        <Button
          size="small"
          kind="quiet-danger"
          aria-label={identitySettingsTexts.removeNamed(name)}
          onClick={onRemove}
        >
          {identitySettingsTexts.remove}
        </Button>
      </span>
    </li>
  );
}

/** What is typed in at the provider. */
function Told({ providers: { providers, redirect_uris, logout_uri } }: { readonly providers: Providers }): ReactNode {
  const logouts = providers.map(({ id }) => logout_uri.replace('{id}', id));
  const shown = (uri: string): ReactNode => (
    <>
      <code>{uri}</code> <CopyButton text={uri} />
    </>
  );
  return (
    <>
      <p className="quiet">{identitySettingsTexts.tellIt}</p>
      <Facts
        facts={[
          ...redirect_uris.map((uri) => [identitySettingsTexts.redirect, shown(uri)] as const),
          ...providers.map(
            ({ id, name }) =>
              [domainTexts.ownLink(name), shown(`${location.origin}/sign-in/go?provider=${id}`)] as const,
          ),
          ...logouts.map((uri) => [identitySettingsTexts.logout, shown(uri)] as const),
        ]}
      />
    </>
  );
}

interface DialogProps {
  readonly provider: Provider;
  readonly onClose: () => void;
}

/** With commas or spaces between. */
const domainsIn = (text: string): string[] => text.split(/[\s,;]+/).filter((domain) => domain !== '');

const Fields = ({ isNew }: { readonly isNew: boolean }): ReactNode => (
  <>
    <TextInput
      name="name"
      label={identitySettingsTexts.name}
      hint={identitySettingsTexts.nameHint}
      isRequired={identitySettingsTexts.nameNeeded}
    />
    {isNew && (
      <TextInput
        name="issuer"
        label={identitySettingsTexts.issuer}
        hint={identitySettingsTexts.issuerHint}
        isRequired={identitySettingsTexts.issuerNeeded}
      />
    )}
    <TextInput
      name="client_id"
      label={identitySettingsTexts.clientId}
      isRequired={identitySettingsTexts.clientIdNeeded}
    />
    <TextInput
      name="client_secret"
      label={identitySettingsTexts.secret}
      type="password"
      autoComplete="off"
      {...(isNew ? { isRequired: identitySettingsTexts.secretNeeded } : { hint: identitySettingsTexts.secretKept })}
    />
    <TextInput name="email_domains" label={identitySettingsTexts.domains} hint={identitySettingsTexts.domainsHint} />
    <CheckInput name="is_enabled" label={identitySettingsTexts.isEnabled} />
  </>
);

function AddDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const create = useWrite('post', '/identity-providers');
  return (
    <FormDialog
      title={identitySettingsTexts.addTitle}
      action={identitySettingsTexts.save}
      initial={{ name: '', issuer: '', client_id: '', client_secret: '', email_domains: '', is_enabled: false }}
      done={identitySettingsTexts.wasAdded}
      onClose={onClose}
      onSubmit={({ email_domains, ...body }) =>
        create.mutateAsync({ body: { ...body, email_domains: domainsIn(email_domains) } })
      }
    >
      <Fields isNew />
    </FormDialog>
  );
}

function EditDialog({ provider, onClose }: DialogProps): ReactNode {
  const update = useWrite('patch', '/identity-providers/{id}');
  const { id, name, client_id, email_domains: domains, is_enabled } = provider;
  return (
    <FormDialog
      title={identitySettingsTexts.editTitle(name)}
      action={identitySettingsTexts.save}
      initial={{ name, client_id, client_secret: '', email_domains: domains.join(', '), is_enabled }}
      done={identitySettingsTexts.wasSaved}
      onClose={onClose}
      onSubmit={({ client_secret: secret, email_domains, ...body }) =>
        update.mutateAsync({
          path: { id },
          body: {
            ...body,
            email_domains: domainsIn(email_domains),
            ...(secret !== '' && { client_secret: secret }),
          },
        })
      }
    >
      <Fields isNew={false} />
    </FormDialog>
  );
}

function RemoveDialog({ provider: { id, name }, onClose }: DialogProps): ReactNode {
  const remove = useWrite('delete', '/identity-providers/{id}');
  return (
    <ConfirmDialog
      title={identitySettingsTexts.removeTitle(name)}
      action={identitySettingsTexts.remove}
      done={identitySettingsTexts.wasRemoved}
      onClose={onClose}
      onConfirm={() => remove.mutateAsync({ path: { id } })}
    >
      {identitySettingsTexts.removeText}
    </ConfirmDialog>
  );
}

function LinksPanel(): ReactNode {
  const format = useFormat();
  const list = useList('/identity-links');
  const [removed, setRemoved] = useState<LinkItem | null>(null);
  return (
    <Panel title={linksTexts.title} note={linksTexts.note}>
      {!list.rows && <Pending read={list} />}
      {list.rows?.length === 0 && <p className="quiet">{linksTexts.none}</p>}
      <ul className="members members--told">
        {list.rows?.map((link) => (
          <li key={link.id}>
            <span className="who__text">
              <Link to={`/people/${link.person.id}`}>{fullName(link.person)}</Link>
              <span className="who__small">
                {linksTexts.line(`${link.provider.name} (${link.subject})`, format.instant(link.last_used_at))}
              </span>
            </span>
            <Button
              size="small"
              kind="quiet-danger"
              aria-label={linksTexts.removeNamed(fullName(link.person))}
              onClick={() => setRemoved(link)}
            >
              {linksTexts.remove}
            </Button>
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <Button size="small" isBusy={list.isLoadingMore} onClick={list.loadMore}>
          {linksTexts.more}
        </Button>
      )}
      {removed && <UnlinkDialog link={removed} onClose={() => setRemoved(null)} />}
    </Panel>
  );
}

function UnlinkDialog({ link, onClose }: { readonly link: LinkItem; readonly onClose: () => void }): ReactNode {
  const remove = useWrite('delete', '/identity-links/{id}');
  return (
    <ConfirmDialog
      title={linksTexts.removeTitle(fullName(link.person))}
      action={linksTexts.remove}
      done={linksTexts.wasRemoved}
      onClose={onClose}
      onConfirm={() => remove.mutateAsync({ path: { id: link.id } })}
    >
      {linksTexts.removeText}
    </ConfirmDialog>
  );
}
