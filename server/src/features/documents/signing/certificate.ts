import { fileOperation } from '../../../kernel/operation.ts';
import { conflict } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { begunFor, pdfFile, writerFor } from '../../../lib/pdf/writer.ts';
import { Strict } from '../../../lib/schema.ts';
import { fileNameIn } from '../../../lib/texts/headings.ts';
import { say } from '../../../lib/texts/texts.ts';
import type { DocumentSigner } from '../documents/record.ts';
import { findContentHash, getVisibleDocument } from '../documents/store.ts';
import { isOfAudience } from './audience-store.ts';

type Signed = DocumentSigner & { readonly signed_at: string };

const hasSigned = (signer: DocumentSigner): signer is Signed => signer.signed_at !== null;

/** 64 digits are easier to compare by eight. */
const inGroups = (hash: string): string => hash.replaceAll(/(.{8})(?=.)/g, '$1 ');

export const getCertificate = fileOperation({
  id: 'documents.certificate',
  route: 'GET /documents/{id}/certificate',
  summary: 'Download the certificate of the signatures under a document',
  description:
    'Who signed which file and when, as PDF in the language of the reader. The file is named by its SHA-256. Of a document that many sign each one gets their own. Recorded in the audit log.',
  surface: 'app',
  scope: 'documents:read',
  params: Strict({ id: Id('doc') }),
  types: ['application/pdf'],
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ actor, db, nowMs, params, audit }) {
    const document = await getVisibleDocument(db, actor, params.id);
    const signed = document.signers.filter(hasSigned);
    if (signed.length === 0) throw conflict('documents.notSignedYet', { reason: 'state' });
    const hash = await findContentHash({ actor, tx: db }, document.id);
    const isOfMany = await isOfAudience(db, actor, document.id);
    const { organization, language } = actor;
    const write = writerFor(language, organization);
    const title = write.say(say('papers.certificateOf', { title: document.title }));
    const paper = await begunFor({ title, language, organization, nowMs });
    paper.title(write.say(say('papers.certificate', {})));
    paper.paragraph(write.say(say('papers.certificateText', { organization: organization.name })));
    paper.heading(write.say(say('papers.document', {})));
    paper.facts([
      [write.say(say('papers.document', {})), document.title],
      [
        write.say(say('papers.file', {})),
        write.say(say('papers.fileSize', { name: document.file_name, bytes: write.number(document.size_bytes) })),
      ],
      [write.say(say('papers.version', {})), write.number(document.version)],
      [write.say(say('papers.number', {})), document.id],
      ...(hash === null ? [] : [[write.say(say('papers.sha256', {})), inGroups(hash.toString('hex'))] as const]),
    ]);
    paper.heading(write.say(say('papers.signatures', {})));
    paper.table(
      [
        { title: write.say(say('papers.signer', {})), share: 3 },
        { title: write.say(say('papers.signedAt', {})), share: 3 },
        { title: write.say(say('papers.signedAtUtc', {})), share: 3 },
        { title: write.say(say('papers.reference', {})), share: 3.6 },
      ],
      signed.map(({ user, signed_at, assignment_id }) => ({
        cells: [`${user.first_name} ${user.last_name}`, write.moment(signed_at), signed_at, assignment_id],
      })),
    );
    const last =
      signed
        .map(({ signed_at }) => signed_at)
        .sort()
        .at(-1) ?? '';
    if (isOfMany) paper.note(write.say(say('papers.ownOnly', {})));
    else if (document.signature_status === 'SIGNED') {
      paper.note(write.say(say('papers.complete', { moment: write.moment(last) })));
    } else paper.note(write.say(say('papers.incomplete', {})));
    paper.note(write.say(say('papers.howToCheck', {})));
    audit({ action: 'documents.certificate', subjectType: 'document', subjectId: document.id });
    return pdfFile(await paper.end(), `${fileNameIn(actor.language, 'certificate')}-${document.id}.pdf`);
  },
});
