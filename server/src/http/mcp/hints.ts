interface ErrorBody {
  readonly code?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** What to do next after a refusal, for an assistant: in a sentence beside the refusal itself. null: it says so by itself. */
export function hintFor(body: string): string | null {
  const { code, details = {} } = errorIn(body);
  const { field, required_scope: scope, reason } = details;
  switch (code) {
    case 'VALIDATION_FAILED':
      return typeof field === 'string' && field !== ''
        ? `Correct ${field} and call again. If you are not sure of its form, read what the operation takes.`
        : 'Read what the operation takes, correct the arguments and call again.';
    case 'NOT_FOUND':
      return 'The id is wrong, or the person may not see the record. Look the id up with a list of such records; do not guess ids.';
    case 'SCOPE_MISSING':
      return `The person has not allowed this${typeof scope === 'string' ? ` (${scope})` : ''}. Do not try other ways. Tell them; they can connect you again and allow it.`;
    case 'FORBIDDEN':
      return reason === 'needs_proposal'
        ? 'Call it again with propose: true: two people are needed for this.'
        : 'The person may not do this themselves. Do not try other ways. Tell them who may, if the message says so.';
    case 'MODULE_DISABLED':
      return 'The organization does not use this part of Muster. Tell the person; an Administrator can switch it on.';
    case 'CONFLICT':
      return 'Read the record again: its state does not allow this. Tell the person what stands in the way before you try anything else.';
    case 'PRECONDITION_FAILED':
      return 'Someone has changed the record meanwhile. Read it again and decide anew.';
    case 'PAYLOAD_TOO_LARGE':
      return 'Send less at once.';
    case 'INTERNAL_ERROR':
    case 'UNAVAILABLE':
      return 'It is not your fault. Try once more in a moment; if it fails again, tell the person the request id.';
    default:
      return null;
  }
}

function errorIn(body: string): ErrorBody {
  try {
    return (JSON.parse(body) as { error?: ErrorBody }).error ?? {};
  } catch {
    return {};
  }
}
