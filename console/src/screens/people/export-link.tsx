import type { ReactNode } from 'react';
import { exportLinkTexts } from '../../texts/people/profile.ts';

/** What the list shows, as a file. The server writes it and records that it did. */
export function ExportLink({ query }: { readonly query: Readonly<Record<string, string | undefined>> }): ReactNode {
  const set = Object.entries(query).filter((entry): entry is [string, string] => (entry[1] ?? '') !== '');
  return (
    <a className="button button--small" href={`/app/api/users/export?${new URLSearchParams(set).toString()}`} download>
      {exportLinkTexts.export}
    </a>
  );
}
