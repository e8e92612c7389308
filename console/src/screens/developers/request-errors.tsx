import type { ReactNode } from 'react';
import type { Item } from '../../client/hooks.ts';
import { type Ability, type OperationFacts, operations } from '../../client/operations.ts';
import { useFormat } from '../../format.ts';
import { requestErrorsTexts, requestsTexts } from '../../texts/developers.ts';
import { Panel } from '../../ui/page.tsx';

type Group = Item<'/requests/errors'>;
const shownAtFirst = 5;

const factsOf = (operation: string | null): OperationFacts | undefined =>
  operation === null ? undefined : operations[operation as Ability];

/** What goes wrong most; a click shows the requests behind it. */
export function RequestErrors({
  errors,
  onChoose,
}: {
  readonly errors: readonly Group[];
  readonly onChoose: (group: Group) => void;
}): ReactNode {
  const format = useFormat();
  if (errors.length === 0) return null;
  return (
    <Panel title={requestsTexts.errors} note={requestsTexts.errorsNote}>
      <ul className="error-groups">
        {errors.slice(0, shownAtFirst).map((group) => {
          const facts = factsOf(group.operation);
          return (
            <li key={`${group.operation ?? ''} ${group.error_code ?? ''} ${String(group.status)}`}>
              <button type="button" className="link-button" onClick={() => onChoose(group)}>
                {facts ? (
                  <span className="mono">
                    {facts.method} {facts.path}
                  </span>
                ) : (
                  requestsTexts.unknownPath
                )}
              </button>
              <code>{group.error_code ?? group.status}</code>
              <span className="quiet">
                {requestErrorsTexts.summary(group.count, group.tokens, format.ago(group.last_at))}
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
