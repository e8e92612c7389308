import type { SpanAttributes } from '../tracing.ts';

const summaries = new Map<string, string>();

/** What a statement does and to which table: of its text two words, of its values nothing. */
function summaryOf(text: string): string {
  let summary = summaries.get(text);
  if (summary === undefined) {
    const verb =
      /\b(select|insert|update|delete|merge|begin|commit|rollback|set|lock|notify)\b/i.exec(text)?.[1] ?? 'other';
    const table = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_][a-z0-9_.]*)/i.exec(text)?.[1];
    summary = table === undefined ? verb.toLowerCase() : `${verb.toLowerCase()} ${table}`;
    if (summaries.size < 2000) summaries.set(text, summary);
  }
  return summary;
}

/** Of statements that leave together. */
export function describeStatements(statements: readonly { readonly text: string }[]): SpanAttributes {
  return {
    'db.system.name': 'postgresql',
    'db.operation.batch.size': statements.length,
    'db.query.summary': statements
      .map(({ text }) => summaryOf(text))
      .join('; ')
      .slice(0, 500),
  };
}
