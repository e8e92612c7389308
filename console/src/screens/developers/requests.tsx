import type { ReactNode } from 'react';
import { useList, useRead } from '../../client/hooks.ts';
import { type OperationFacts, operations } from '../../client/operations.ts';
import { useFormat } from '../../format.ts';
import { useSearch } from '../../router.tsx';
import { useSession } from '../../session.tsx';
import { requestsTexts, statusClasses } from '../../texts/developers.ts';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Page } from '../../ui/page.tsx';
import { optionsOf } from '../../words.ts';
import { RequestDialog } from './request-dialog.tsx';
import { RequestErrors } from './request-errors.tsx';
import { Answered, Call, ownerName, type Request } from './request-parts.tsx';
import '../webhooks/webhooks.css';
import './developers.css';

type Filters = 'q' | 'status' | 'token' | 'operation' | 'code' | 'request';

const operationOptions = Object.entries<OperationFacts>(operations)
  .filter(([, { isAppOnly }]) => isAppOnly !== true)
  .map(([value, { method, path }]) => ({ value, label: `${method} ${path}` }));

/** What programs asked of the API, and what came of it. */
export function Screen(): ReactNode {
  const format = useFormat();
  const { user } = useSession();
  const [search, change] = useSearch<Filters>();
  const status = search.status as keyof typeof statusClasses | undefined;
  const list = useList('/requests', {
    query: { id: search.q, status, token_id: search.token, operation: search.operation, error_code: search.code },
  });
  const tokens = useList('/tokens', { query: { status: 'all' } }, { pageSize: 100 });
  const errors = useRead('/requests/errors', { query: { token_id: search.token ?? '' } });
  const seesOthers = user.role === 'ADMINISTRATOR' || user.role === 'EXECUTIVE';
  const known = (tokens.rows ?? []).map(({ id, name }) => ({ value: id, label: name }));
  // That of a connected app is not among them: whoever comes from there sees it named all the same.
  const isOther = search.token !== undefined && !known.some(({ value }) => value === search.token);
  const tokenOptions = isOther
    ? [...known, { value: search.token ?? '', label: list.nameOf(search.token) ?? requestsTexts.goneToken }]
    : known;
  const shown = list.rows?.find(({ id }) => id === search.request);
  const columns: readonly TableColumn<Request>[] = [
    {
      id: 'call',
      title: requestsTexts.call,
      kind: 'lead',
      cell: (request) => (
        <button type="button" className="link-button" onClick={() => change({ request: request.id })}>
          <Call request={request} />
        </button>
      ),
    },
    { id: 'status', title: requestsTexts.answer, cell: (request) => <Answered request={request} /> },
    {
      id: 'duration',
      title: requestsTexts.took,
      kind: 'number',
      cell: (request) => requestsTexts.milliseconds(format.number(request.duration_ms, 1)),
    },
    {
      id: 'token',
      title: requestsTexts.token,
      cell: ({ token_id }) => list.nameOf(token_id) ?? requestsTexts.goneToken,
    },
    ...(seesOthers
      ? [{ id: 'owner', title: requestsTexts.owner, cell: ({ owner }: Request) => ownerName(owner) }]
      : []),
    { id: 'ip', title: requestsTexts.from, isExtra: true, cell: ({ ip }) => ip ?? '' },
    {
      id: 'at',
      title: requestsTexts.when,
      usual: 'descending',
      cell: ({ at }) => <span title={format.instantInFull(at)}>{format.instant(at)}</span>,
    },
  ];
  return (
    <Page title={requestsTexts.title} lead={seesOthers ? requestsTexts.leadForAll : requestsTexts.lead}>
      <RequestErrors
        errors={errors.data ?? []}
        onChoose={({ operation, error_code }) =>
          change({ status: 'error', operation: operation ?? undefined, code: error_code ?? undefined })
        }
      />
      <DataTable
        label={requestsTexts.title}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        noun={requestsTexts.noun}
        searches={requestsTexts.findByRequestId}
        filters={[
          {
            name: 'status',
            label: requestsTexts.answer,
            any: requestsTexts.anyAnswer,
            options: optionsOf(statusClasses),
          },
          {
            name: 'token',
            label: requestsTexts.token,
            any: requestsTexts.anyToken,
            options: tokenOptions,
          },
          {
            name: 'operation',
            label: requestsTexts.operation,
            any: requestsTexts.anyOperation,
            options: operationOptions,
          },
          ...(search.code === undefined
            ? []
            : [
                {
                  name: 'code',
                  label: requestsTexts.error,
                  any: requestsTexts.anyError,
                  options: [{ value: search.code, label: search.code }],
                },
              ]),
        ]}
        empty={{ title: requestsTexts.noneTitle, text: requestsTexts.none }}
      />
      {shown && (
        <RequestDialog
          request={shown}
          token={list.nameOf(shown.token_id)}
          onClose={() => change({ request: undefined })}
        />
      )}
    </Page>
  );
}
