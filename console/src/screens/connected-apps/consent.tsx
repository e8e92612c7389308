import { type ReactNode, useState } from 'react';
import { type Body, type Data, useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useSession } from '../../session.tsx';
import { consentTexts as texts } from '../../texts/connected-apps.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField, SelectField } from '../../ui/field.tsx';
import { FailureNotice, Notice } from '../../ui/notice.tsx';
import { Page, Panel } from '../../ui/page.tsx';
import { PendingPanel } from '../../ui/pending.tsx';
import { fullName } from '../../words.ts';
import { areasOf } from '../tokens/scopes.ts';
import { hostName } from './host-name.ts';
import '../../ui/field.css';
import '../../ui/form.css';

type Request = Data<'/connected-app-request'>;
type Asked = Request['scopes'][number];
type Scope = Asked['scope'];

/** What an app asks of the person: who it is, what it wants, and what of that they allow. */
export function Consent({ request }: { readonly request: string }): ReactNode {
  const read = useRead('/connected-app-request', { query: { request } });
  const [returnUrl, setReturnUrl] = useState<string | null>(null);
  if (!read.data)
    return (
      <Page title={texts.connect} isNarrow>
        {read.error ? <Notice tone="danger">{read.error.message}</Notice> : <PendingPanel read={read} />}
      </Page>
    );
  const { client, error, problem } = read.data;
  const isOpen = error === null && problem === null;
  if (returnUrl !== null)
    return (
      <Page key="done" title={texts.isConnected(client.name)} isNarrow>
        <Panel title={texts.isConnected(client.name)} note={texts.isConnectedText}>
          <Back request={{ client, return_url: returnUrl }} />
        </Panel>
      </Page>
    );
  return (
    <Page title={texts.title(client.name)} isNarrow>
      <WhoAsks request={read.data} />
      {isOpen ? (
        <Choice
          request={read.data}
          text={request}
          onConnected={(url) => {
            setReturnUrl(url);
            window.location.assign(url);
          }}
        />
      ) : (
        <Shut request={read.data} text={request} />
      )}
    </Page>
  );
}

/** Three sentences: who, where to, and what holds whatever is chosen. */
function WhoAsks({ request: { client, resource } }: { readonly request: Request }): ReactNode {
  const format = useFormat();
  const { user, organization } = useSession();
  return (
    <Panel title={texts.whoTitle}>
      <p>{texts.whoAsks(client.name, fullName(user), organization.name)}</p>
      <p>{texts.whereTo(hostName(client), format.day(format.dayOf(client.registered_at)))}</p>
      <p>{texts.bounds}</p>
      {resource === 'MCP' && <p className="quiet">{texts.isAssistant}</p>}
    </Panel>
  );
}

const Back = ({ request }: { readonly request: Pick<Request, 'client' | 'return_url'> }): ReactNode => (
  <a className="button" href={request.return_url}>
    {texts.back(request.client.name)}
  </a>
);

const problems = { NOBODY: texts.nobody, NOT_LISTED: texts.notListed, PLAN: texts.plan };

/** Nobody is sent back by themselves: the address is the app's own, and no one has checked it. */
function Shut({ request, text }: { readonly request: Request; readonly text: string }): ReactNode {
  const ask = useWrite('post', '/connected-app-asks');
  const { problem, error, error_description: description, is_asked_for: isAskedFor } = request;
  const isAsked = isAskedFor || ask.data !== undefined;
  return (
    <>
      <Notice tone="warning">
        {error === null ? problem !== null && problems[problem] : texts.fault}
        {description !== null && <p className="mono">{`${error ?? ''}: ${description}`}</p>}
      </Notice>
      {ask.error && <FailureNotice error={ask.error} />}
      {problem === 'NOT_LISTED' && error === null && isAsked && <Notice>{texts.asked}</Notice>}
      <div className="form__actions">
        {problem === 'NOT_LISTED' && error === null && !isAsked && (
          <Button kind="primary" isBusy={ask.isPending} onClick={() => ask.mutate({ body: { request: text } })}>
            {texts.ask}
          </Button>
        )}
        <Back request={request} />
      </div>
    </>
  );
}

function Choice({
  request,
  text,
  onConnected,
}: {
  readonly request: Request;
  readonly text: string;
  readonly onConnected: (returnUrl: string) => void;
}): ReactNode {
  const { user } = useSession();
  const connect = useWrite('post', '/connected-apps');
  const usable = request.scopes.filter(({ is_usable: isUsable }) => isUsable);
  // Nothing that writes, and nothing private, is ticked for anyone.
  const [chosen, setChosen] = useState<readonly Scope[]>(() =>
    usable.filter(({ writes, is_private: isPrivate }) => !writes && !isPrivate).map(({ scope }) => scope),
  );
  const [proposes, setProposes] = useState('propose');
  const [isMissing, setIsMissing] = useState(false);
  const doesWrite = usable.some(({ scope, writes }) => writes && chosen.includes(scope));
  const set = (scope: Scope, isChosen: boolean): void => {
    setIsMissing(false);
    setChosen((before) => (isChosen ? [...before, scope] : before.filter((other) => other !== scope)));
  };
  const submit = (): void => {
    if (chosen.length === 0) {
      setIsMissing(true);
      return;
    }
    const body: Body<'/connected-apps', 'post'> = {
      request: text,
      user_id: user.id,
      scopes: [...chosen],
      requires_acceptance: proposes === 'propose',
    };
    connect.mutate({ body }, { onSuccess: ({ return_url: url }) => onConnected(url) });
  };
  const [reads, writes] = [usable.filter((asked) => !asked.writes), usable.filter((asked) => asked.writes)];
  const beyond = request.scopes.length - usable.length;
  return (
    <form
      className="form"
      aria-label={texts.title(request.client.name)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {reads.length > 0 && (
        <Panel title={texts.reads} note={texts.readsNote}>
          <Scopes asked={reads} chosen={chosen} set={set} />
        </Panel>
      )}
      {writes.length > 0 && (
        <Panel title={texts.writes} note={texts.writesNote}>
          <Scopes asked={writes} chosen={chosen} set={set} />
          {doesWrite && (
            <SelectField
              label={texts.howItWrites}
              field={{ name: 'proposes', value: proposes, error: null, set: setProposes }}
              options={[
                { value: 'propose', label: texts.proposes },
                { value: 'write', label: texts.writesItself },
              ]}
            />
          )}
        </Panel>
      )}
      {beyond > 0 && <p className="quiet">{texts.beyondRole(beyond)}</p>}
      <Details asked={usable.filter(({ scope }) => chosen.includes(scope))} />
      {isMissing && <Notice tone="danger">{texts.chooseSome}</Notice>}
      {connect.error && <FailureNotice error={connect.error} />}
      <div className="form__actions">
        <Button type="submit" kind="primary" isBusy={connect.isPending}>
          {texts.connect}
        </Button>
        <a className="button" href={request.return_url}>
          {texts.doNotConnect}
        </a>
      </div>
    </form>
  );
}

/** In the words of the screen of tokens, by area. */
function Scopes({
  asked,
  chosen,
  set,
}: {
  readonly asked: readonly Asked[];
  readonly chosen: readonly Scope[];
  readonly set: (scope: Scope, isChosen: boolean) => void;
}): ReactNode {
  return areasOf(asked.map(({ scope }) => scope)).map((area) => (
    <div key={area.title} role="group" aria-label={area.title} className="form__group">
      <h3>{area.title}</h3>
      {area.scopes.map(({ name, opens }) => {
        const scope = asked.find((one) => one.scope === name);
        if (!scope) return null;
        return (
          <CheckField
            key={name}
            label={opens === '' ? name : opens}
            {...(scope.is_private && { hint: texts.isPrivate })}
            field={{
              name: `scope ${name}`,
              value: chosen.includes(scope.scope),
              error: null,
              set: (isChosen) => set(scope.scope, isChosen),
            }}
          />
        );
      })}
    </div>
  ));
}

const Details = ({ asked }: { readonly asked: readonly Asked[] }): ReactNode => (
  <details>
    <summary>{texts.details}</summary>
    <ul className="form__group">
      {asked.map(({ scope, operations }) => (
        <li key={scope}>
          <span>{texts.opens(scope, operations.length)}</span>
          <p className="quiet mono">{operations.join(', ')}</p>
        </li>
      ))}
    </ul>
  </details>
);
