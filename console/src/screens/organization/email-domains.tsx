import type { ReactNode } from 'react';
import { type Data, useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { domainTexts } from '../../texts/identity.ts';
import { Button, CopyButton } from '../../ui/button.tsx';
import { Chip, Facts, Panel } from '../../ui/page.tsx';
import { Pending } from '../../ui/pending.tsx';
import { useToast } from '../../ui/toast.tsx';

type EmailDomain = Data<'/email-domains'>['domains'][number];

/** Which domains are the organization’s own, and what proves them. */
export function EmailDomains(): ReactNode {
  const read = useRead('/email-domains');
  return (
    <Panel title={domainTexts.title} note={domainTexts.note}>
      {!read.data && <Pending read={read} />}
      {read.data?.domains.length === 0 && <p className="quiet">{domainTexts.none}</p>}
      <ul className="members members--told">
        {read.data?.domains.map((domain) => (
          <DomainRow key={domain.id} domain={domain} />
        ))}
      </ul>
    </Panel>
  );
}

function DomainRow({ domain: { id, domain, state, ...proof } }: { readonly domain: EmailDomain }): ReactNode {
  const toast = useToast();
  const check = useWrite('post', '/email-domains/{id}/check');
  const told = useTold({ state, ...proof });
  const look = (): void =>
    check.mutate(
      { path: { id } },
      {
        onSuccess: (looked) => {
          if (looked.state === 'PROVEN') toast(domainTexts.isProven(domain));
        },
        onError: (error) => toast(error.message),
      },
    );
  return (
    <li>
      <span className="who__text">
        <span>
          {domain} <Chip>{domainTexts.states[state]}</Chip>
        </span>
        {told.map((line) => (
          <span key={line} className="who__small">
            {line}
          </span>
        ))}
        {proof.proven_by !== 'OPERATOR' && state !== 'PROVEN' && <Record {...proof} />}
      </span>
      {proof.proven_by !== 'OPERATOR' && (
        <Button size="small" isBusy={check.isPending} aria-label={domainTexts.lookNamed(domain)} onClick={look}>
          {domainTexts.look}
        </Button>
      )}
    </li>
  );
}

type Proof = Omit<EmailDomain, 'id' | 'domain'>;

function useTold({ state, proven_by, proven_at, gone_at, looked_at, found, was_by_mailbox }: Proof): string[] {
  const format = useFormat();
  const lines: string[] = [];
  if (proven_at !== null) {
    const since = format.instant(proven_at);
    lines.push(proven_by === 'OPERATOR' ? domainTexts.byOperator(since) : domainTexts.byDns(since));
  }
  if (was_by_mailbox) lines.push(domainTexts.wasByMailbox);
  if (gone_at !== null) lines.push(domainTexts.gone(format.instant(gone_at)));
  if (looked_at !== null && found === 'UNANSWERED') lines.push(domainTexts.unanswered(format.instant(looked_at)));
  if (looked_at !== null && found === 'ABSENT' && state === 'UNPROVEN')
    lines.push(domainTexts.absent(format.instant(looked_at)));
  return lines;
}

/** What is entered at whoever manages the domain. */
const Record = ({ record_name: name, record_value: value }: Pick<Proof, 'record_name' | 'record_value'>): ReactNode => (
  <>
    <span className="who__small">{domainTexts.addRecord}</span>
    <Facts
      facts={[
        [domainTexts.type, <code key="type">TXT</code>],
        [
          domainTexts.name,
          <span key="name">
            <code>{name}</code> <CopyButton text={name} />
          </span>,
        ],
        [
          domainTexts.value,
          <span key="value">
            <code>{value}</code> <CopyButton text={value} />
          </span>,
        ],
      ]}
    />
  </>
);
