import type { Item } from '../../client/hooks.ts';
import { certificatesTexts } from '../../texts/people/records.ts';
import type { TableColumn } from '../../ui/data-table.tsx';
import { Said, useDay, type Words } from '../../ui/record-parts.tsx';

export type Certificate = Item<'/certifications'>;

export const certificateWords = {
  EXPIRED: [certificatesTexts.expired, 'bad'],
  EXPIRING: [certificatesTexts.expiresSoon, 'warning'],
  VALID: [certificatesTexts.valid, 'good'],
} satisfies Words;

/** What every table of certificates shows, of one person or of all. */
export function useCertificateColumns(): readonly TableColumn<Certificate>[] {
  const day = useDay();
  return [
    { id: 'issuer', title: certificatesTexts.issuer, cell: (row) => row.issuer },
    {
      id: 'status',
      title: certificatesTexts.status,
      cell: (row) => <Said words={certificateWords} status={row.status} />,
    },
    {
      id: 'expires',
      title: certificatesTexts.expires,
      order: (row) => row.expiry_date,
      cell: (row) => day(row.expiry_date),
    },
  ];
}
