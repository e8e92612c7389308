/** What is wrong with a request before, or apart from, what it asks for. */
export const request = {
  noSuchPath: 'No such path.',
  noSuchPathSeeDocs: 'No such path. The API reference is at /docs.',
  noSuchPage: 'No such page. The API reference begins at /docs.',
  methods: ({ methods }: { methods: readonly string[] }) => `This path takes ${methods.join(', ')}.`,
  anotherPerson: 'Someone else is signed in here by now. What was kept for another person is sent once they sign in.',
  appHeader: 'Send the header X-Muster-App: 1 with calls that change something.',
  contentLength: 'Content-Length does not match the body.',
  contentType: 'Send the body as JSON with the header Content-Type: application/json.',
  charset: 'Send the body in UTF-8; another charset is not taken.',
  contentEncoding: 'Send the body as it is, without a Content-Encoding.',
  host: 'Send the header Host: HTTP/1.1 asks for it.',
  expect: 'The header Expect takes 100-continue alone.',
  late: 'The request did not arrive in time. Send it again, all of it at once.',
  headersTooLarge: 'Address and headers together are larger than 16 KB. Send less in them.',
  notHttp: 'The request is not valid HTTP. Check its framing: lines, headers and length.',
  notUtf8: 'The body is not valid UTF-8.',
  notJson: 'The body is not valid JSON.',
  needsBody: 'This request needs a JSON body.',
  tooLarge: {
    api: ({ size }: { size: string }) =>
      `The body is larger than ${size}, the most that this operation takes. Send less at once.`,
    app: ({ size }: { size: string }) => `This is larger than ${size}, the most that can be sent at once. Send less.`,
  },
  tooManyValues: ({ limit }: { limit: number }) =>
    `The body holds more than ${String(limit)} values, which is more than this operation takes.`,
  tooManyFields: ({ limit }: { limit: number }) =>
    `The body holds an object of more than ${String(limit)} fields, which is more than this operation takes.`,
  fieldNameTooLong: ({ limit }: { limit: number }) =>
    `The body holds a field whose name is longer than ${String(limit)} bytes, which is more than this operation takes.`,
  tooDeep: ({ limit }: { limit: number }) =>
    `The body is nested deeper than ${String(limit)} levels, which is more than this operation takes.`,
  dryRun: 'dry_run must be true or false, given once.',
  rehearsalKey: 'A rehearsal keeps nothing, so there is no answer to remember. Send no key with it.',
  idempotencyKey: ({ field }: { field: string }) =>
    `${field} takes 1 to 255 printable ASCII characters without spaces.`,
  keyInUse: {
    api: 'A request with this Idempotency-Key is still running. Wait for it, then repeat this one.',
    app: 'This is still being saved. Wait a moment, then try again.',
  },
  keyOfAnother: {
    api: 'This Idempotency-Key was used with another body or query. Use a new key for a new request.',
    app: 'This was sent before with other values. Reload the page and try again.',
  },
  replayWithheld: {
    api: 'This request was carried out, but its answer is no longer yours to see: your rights or the person concerned have changed since. Read the record for what you may see now.',
    app: 'This was done, but the answer is no longer yours to see: your rights or the person concerned have changed since.',
  },
  changedSince: {
    api: 'The record is no longer the version that If-Match names. Read it again, then decide.',
    app: 'This has changed since you looked at it. Look again, then decide.',
  },
  noVersion: 'This operation changes no record that has a version. Send it without If-Match.',
  ifMatch: 'If-Match takes the ETag of an answer, in its quotes; several by commas; or *.',
  busy: {
    api: 'Another request is changing the same record. Nothing was changed; try again shortly.',
    app: 'Someone else is changing this right now. Nothing was changed; try again in a moment.',
  },
  unavailable: 'The service cannot answer right now. Try again shortly.',
  fault: {
    api: 'Something went wrong on our side. Quote the request id when you report it.',
    app: 'Something went wrong on our side. Try again; if it stays, report it.',
  },
  noMoreStreams: 'No more event streams right now.',
  nothingRecorded: ({ refused, count }: { refused: number; count: number }) =>
    `Nothing was recorded: ${String(refused)} of ${String(count)} entries were refused. Correct those named in details.entries, or send the rest in the mode each.`,
  mcpMethod: 'MCP takes POST here: there are no sessions to open or end.',
  mcpOrigin: 'MCP is not served to pages of other sites.',
  mcpMessage: 'Send one JSON-RPC message, as an object; several are not taken at once.',
};
