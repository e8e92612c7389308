import { Terminal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Ability, type OperationFacts, operations } from '../client/operations.ts';
import { useSession } from '../session.tsx';
import { copyAsCurlTexts } from '../texts/ui.ts';

/** The call behind a screen, for those who want to make it themselves: with the token's place left open. */
export function CopyAsCurl({
  operation,
  path = {},
  query = {},
  body,
}: {
  readonly operation: Ability;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}): ReactNode {
  const { organization } = useSession();
  const [isCopied, setIsCopied] = useState(false);
  const facts: OperationFacts = operations[operation];
  if (facts.isAppOnly === true) return null;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(curlOf(facts, organization.base_url, path, query, body));
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), 2000);
  };
  const { method, path: template, scope } = facts;
  return (
    <button
      type="button"
      className="button button--quiet button--small"
      title={
        scope === null
          ? copyAsCurlTexts.needsAnyToken(method, template)
          : copyAsCurlTexts.needsScope(method, template, scope)
      }
      onClick={() => void copy()}
    >
      <Terminal size={14} aria-hidden="true" />
      <span aria-live="polite">{isCopied ? copyAsCurlTexts.copied : copyAsCurlTexts.copyAsCURL}</span>
    </button>
  );
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

export function curlOf(
  { method, path: template }: OperationFacts,
  baseUrl: string,
  path: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string | undefined>>,
  body?: unknown,
): string {
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? `{${name}}`);
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''),
  ).toString();
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(baseUrl + filled + (search === '' ? '' : `?${search}`))}`,
    `-H "Authorization: Bearer $TOKEN"`,
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body))}`]),
  ].join(' \\\n  ');
}
