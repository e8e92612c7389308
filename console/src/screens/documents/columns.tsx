import { useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { useSession } from '../../session.tsx';
import { categoryNames, columnsTexts } from '../../texts/documents.ts';
import type { TableColumn } from '../../ui/data-table.tsx';
import { Status } from '../../ui/page.tsx';
import { certificateAddress, type Document, signatureTones, standing } from './record.ts';

type Column = TableColumn<Document>;

/** The columns that tables of documents choose from. */
export function useDocumentColumns(nameOf: (id: string | null) => string | null) {
  const { user } = useSession();
  const format = useFormat();
  return {
    title: {
      id: 'title',
      title: columnsTexts.document,
      kind: 'lead',
      order: ({ title }) => title,
      cell: (document) => (
        <Link to={`/documents/${document.id}`} className="row-link">
          {document.title}
        </Link>
      ),
    } satisfies Column,
    kind: {
      id: 'kind',
      title: columnsTexts.kind,
      isPlain: true,
      cell: ({ category }) => categoryNames[category],
    } satisfies Column,
    signature: {
      id: 'signature',
      title: columnsTexts.signature,
      isPlain: true,
      cell: (document) =>
        document.signature_status === null ? null : (
          <Status tone={signatureTones[document.signature_status]}>{standing(document, user.id, format)}</Status>
        ),
    } satisfies Column,
    certificate: {
      id: 'certificate',
      title: columnsTexts.certificate,
      cell: ({ id, title, signers }) =>
        signers.some(({ signed_at: at }) => at !== null) && (
          <a href={certificateAddress(id)} download>
            {columnsTexts.certificate}
            <span className="only-read-aloud"> {title}</span>
          </a>
        ),
    } satisfies Column,
    deadline: {
      id: 'deadline',
      title: columnsTexts.signUntil,
      cell: ({ signature_deadline: at }) => (at === null ? null : format.instant(at)),
    } satisfies Column,
    folder: {
      id: 'folder',
      title: columnsTexts.folder,
      isPlain: true,
      cell: ({ folder_id }) => nameOf(folder_id),
    } satisfies Column,
    added: {
      id: 'added',
      title: columnsTexts.added,
      order: ({ created_at }) => created_at,
      usual: 'descending',
      cell: ({ created_at }) => format.day(format.dayOf(created_at)),
    } satisfies Column,
  };
}
