import { defaultLimits } from '../limits/config.ts';

/** Text in which `backticks` mark code; a list; or lines of code. */
export type Block = string | { readonly list: readonly string[] } | Sample;

export interface Sample {
  readonly title: string;
  readonly language: 'sh' | 'json' | 'js';
  readonly code: string;
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** What holds for every operation; the document's description and the top of the reference page. */
export function introductionOf(baseUrl: string): Section[] {
  return [
    {
      id: 'authentication',
      title: 'Authentication',
      blocks: [
        'Send an API token with every request. People create tokens in the console; a token is shown once.',
        request(`curl ${baseUrl}/token \\\n  -H "Authorization: Bearer $MUSTER_TOKEN"`),
        'A token belongs to a person and carries scopes. Each operation names the scope it needs, and some fields need one more. The token never reads or changes more than its owner could in the app: two tokens with the same scopes but different owners can see different data.',
        'The API needs a paid plan, the API switched on and a subscription in good standing; otherwise every call answers `403 FORBIDDEN` with `details.reason`.',
      ],
    },
    {
      id: 'requests',
      title: 'Requests and answers',
      blocks: [
        'Bodies are JSON in UTF-8 with `Content-Type: application/json`, not compressed, and at most as large as the operation can need: 1 MB where files are sent, less elsewhere. Each field is sent once. A field or query parameter that does not exist is refused, so that a misspelling never goes unnoticed.',
        'A success is `{ data, meta: { request_id } }`, a failure `{ error: { code, message, details? }, meta: { request_id } }`. `200` answers a read or a change with the record as it now stands, `201` a new record, `202` something that happens in the background.',
        answer('Success', { data: { id: 'usr_01K9Z3V5Q8R2T4W6Y8A0C2E4G6' }, meta }),
        answer('Failure', {
          error: { code: 'VALIDATION_FAILED', message: 'email is required.', details: { field: 'email' } },
          meta,
        }),
        'PATCH changes only the fields you send. Fields the owner of the token may not see are left out or blanked.',
        'Names, titles and codes are one line of text with at least one visible character. Longer texts, such as notes, may hold line breaks and tabs. Other control characters are refused.',
        'HEAD answers wherever GET does. Answers of 1 KB and more are compressed with brotli or gzip for those who send `Accept-Encoding`; files are not.',
        'The API is made for servers. Browsers of other origins are not served.',
      ],
    },
    {
      id: 'values',
      title: 'Ids, days and instants',
      blocks: [
        'Ids are opaque text. A calendar day is `YYYY-MM-DD` and is never shifted by a timezone; it is a day in the timezone of the organization, which `GET /organization` tells. An instant is ISO 8601 in UTC with milliseconds, such as `2026-03-09T14:30:00.000Z`; if you send one, any offset will do, `-07:00` or `-0700`, but there must be one. Amounts of money are JSON numbers.',
      ],
    },
    {
      id: 'paging',
      title: 'Paging',
      blocks: [
        'Lists come in pages. `limit` sets the size (50 unless given, 100 at most). While `meta.has_more` is true, pass `meta.next_cursor` as `cursor` to get the next page, and keep all filters as they are. A cursor that was altered or belongs to another list answers `422 VALIDATION_FAILED`.',
        request(`curl "${baseUrl}/users?limit=100&cursor=$NEXT_CURSOR" \\\n  -H "Authorization: Bearer $MUSTER_TOKEN"`),
      ],
    },
    {
      id: 'lists',
      title: 'Less to ask for',
      blocks: [
        {
          list: [
            '**What has changed.** `updated_since` gives the records whose `updated_at` is at that instant or later, in the order of `updated_at`. Records that were deleted or hidden do not appear.',
            '**Several values.** Filters over an enumeration, `user_id` and `department_id` take a list with commas, of at most 100: any of them.',
            '**Names.** `include` shows what an id stands for beside it: `{id, name}`, for people `{id, first_name, last_name}`. It is null if the owner of the token may not see it; the names of one’s own manager and department head are always one’s to know.',
            '**Some fields.** `fields` keeps the top-level fields that you name and the `id`, in lists and in answers with one record. A private tier of which you name no field is not read, and leaves nothing in the access log.',
          ],
        },
        'The operations say which of these they take.',
        request(
          `curl "${baseUrl}/time-entries?updated_since=2026-03-09T00:00:00Z&approval_status=APPROVED,PENDING&include=user,project&fields=clock_in,duration_minutes" \\\n  -H "Authorization: Bearer $MUSTER_TOKEN"`,
        ),
      ],
    },
    {
      id: 'versions',
      title: 'Safe updates',
      blocks: [
        'The answer with one record carries its version as `ETag`, and so does the answer to a change. Send it back as `If-Match` with a PATCH, PUT, DELETE or an action on the record: if someone else has changed it since, you get `412 PRECONDITION_FAILED` and nothing happens. Read it again, then decide. The version covers what you see of the record; parameters that narrow an answer leave it without one.',
        request(
          `curl -X PATCH ${baseUrl}/departments/$DEPARTMENT_ID \\\n  -H "Authorization: Bearer $MUSTER_TOKEN" \\\n  -H "If-Match: $ETAG" \\\n  -H "Content-Type: application/json" \\\n  -d '{"description": "Hot and cold"}'`,
        ),
      ],
    },
    {
      id: 'idempotency',
      title: 'Idempotency',
      blocks: [
        'Send an `Idempotency-Key` of 1 to 255 printable characters with any write and you may safely send it again. For 24 hours the same key with the same method, path, query and body answers what the first request answered, refusals included, with the header `Idempotent-Replayed: true`. With another body or query it answers `409 IDEMPOTENCY_CONFLICT`; while the first request still runs, `409 CONFLICT`. After a `5xx` the key is free again.',
        request(
          `curl ${baseUrl}/departments \\\n  -H "Authorization: Bearer $MUSTER_TOKEN" \\\n  -H "Idempotency-Key: 8e03978e-40d5-43e8-bc93-6894a57f9324" \\\n  -H "Content-Type: application/json" \\\n  -d '{"name": "Kitchen"}'`,
        ),
      ],
    },
    {
      id: 'rehearsals',
      title: 'Rehearsals',
      blocks: [
        'Send any change with `?dry_run=true` to see what would come of it. The request passes every check that the real one would, up to the constraints of the database, and is refused with the same status and code. A success has the real status and data, `meta.dry_run: true`, and the events it would raise in `meta.would_raise`. Then all of it is undone: no record, event, delivery, mail, file or number stays, and ids in the answer lead nowhere. It counts as a request, and a look at private details is logged. It goes without an `Idempotency-Key`.',
        request(
          `curl "${baseUrl}/departments?dry_run=true" \\\n  -H "Authorization: Bearer $MUSTER_TOKEN" \\\n  -H "Content-Type: application/json" \\\n  -d '{"name": "Kitchen"}'`,
        ),
        'If there is nothing to rehearse, such as testing an endpoint, `dry_run` is refused.',
      ],
    },
    {
      id: 'proposals',
      title: 'Proposals',
      blocks: [
        'Send any change with `?propose=true` to leave the decision to a person. It is rehearsed as above, and refused as the real one would be. If it is fine the answer is `202` with a proposal: what was asked, what would come of it, and until when it waits. The header `Muster-Note` says something to whoever decides.',
        request(
          `curl "${baseUrl}/departments?propose=true" \\\n  -H "Authorization: Bearer $MUSTER_TOKEN" \\\n  -H "Muster-Note: As agreed on Monday" \\\n  -H "Content-Type: application/json" \\\n  -d '{"name": "Bakery"}'`,
        ),
        'The person who owns the token accepts it, in the app or by `POST /proposals/{id}/accept`; or someone else with the right to the operation. It is then rehearsed again, and done if the outcome is still the one shown. Otherwise the answer is `409` with `details.reason` `outcome_changed`, and the proposal waits on with the new outcome.',
        'A token can be made to propose only: each write then answers `202` by itself. Writes that the organization wants two people for answer `403` with `details.reason` `needs_proposal` unless they are proposed.',
      ],
    },
    limits,
    {
      id: 'events',
      title: 'Webhooks',
      blocks: [
        'Muster posts events to the endpoints you register. Delivery is at least once and in no fixed order: de-duplicate on `id`, and read the record again if order matters. Answer `2xx` within 15 seconds. A failed attempt is repeated after 5 seconds, 5 minutes, 30 minutes, 2, 5, 10 and 14 hours.',
        'Check that an event is ours before you act on it. The headers follow the Standard Webhooks specification: `webhook-signature` holds `v1,` and the base64 of an HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}`. The key is what follows `whsec_` in the secret of the endpoint, decoded from base64. After a rotation the header holds two signatures for a day: accept either. Refuse timestamps more than five minutes off.',
        { title: 'Checking a signature in Node.js', language: 'js', code: signatureCheck },
        'An endpoint hears only of records that its owner may see. Payloads hold the record at its standard tier: never personal details, government ids, compensation, pay, locations or files. A record larger than 64 KB is sent as its `id` and `object` alone. Ignore types you do not know; new ones may come at any time.',
      ],
    },
    {
      id: 'versioning',
      title: 'Versions',
      blocks: [
        'The version is part of the address: `/api/v1`. Fields, operations and event types may be added in place; a breaking change comes with a new version. This description is written from the code that answers the calls: as OpenAPI 3.1 at `/openapi.json` and as a Postman collection at `/postman.json`, both below the address of the API and open to all.',
      ],
    },
  ];
}

const meta = { request_id: 'req_01K9Z3V5Q8R2T4W6Y8A0C2E4G6' };
const request = (code: string): Sample => ({ title: 'Request', language: 'sh', code });
const answer = (title: string, body: unknown): Sample => ({
  title,
  language: 'json',
  code: JSON.stringify(body, null, 2),
});

const signatureCheck = `import { createHmac, timingSafeEqual } from 'node:crypto';

/** body: the raw bytes of the request, before any parsing. */
export function isFromMuster(headers, body, secret) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp } = headers;
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key)
    .update(\`\${id}.\${timestamp}.\`)
    .update(body)
    .digest();
  return headers['webhook-signature'].split(' ').some((part) => {
    const [version, signature] = part.split(',');
    const given = Buffer.from(signature ?? '', 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}`;

const limits: Section = {
  id: 'limits',
  title: 'Limits',
  blocks: [
    'Limits are sliding windows; a refused request does not count. By default:',
    {
      list: [
        `${String(defaultLimits.tokenPerSecond)} requests a second and ${String(defaultLimits.tokenPerMinute)} a minute for each token,`,
        `${String(defaultLimits.organizationPerMinute)} a minute for all tokens of an organization,`,
        `${String(defaultLimits.ipPerMinute)} a minute, and ${String(defaultLimits.edgePerSecond)} a second after a burst of ${String(defaultLimits.edgeBurst)}, for each IP address.`,
      ],
    },
    'Answers carry `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` (seconds) for the window closest to exhaustion. `429 RATE_LIMITED` comes with `Retry-After`. More than 20 requests with an invalid token within 10 minutes block such requests of that address for 15 minutes.',
  ],
};

export function asMarkdown(sections: readonly Section[]): string {
  return sections.map(({ title, blocks }) => [`## ${title}`, ...blocks.map(blockAsMarkdown)].join('\n\n')).join('\n\n');
}

function blockAsMarkdown(block: Block): string {
  if (typeof block === 'string') return block;
  if ('code' in block) return `\`\`\`${block.language}\n${block.code}\n\`\`\``;
  return block.list.map((item) => `- ${item}`).join('\n');
}
