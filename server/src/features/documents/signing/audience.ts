import { Type } from 'typebox';
import { IdsFilter } from '../../../kernel/filters.ts';
import { guardsOn } from '../../../kernel/guards.ts';
import { listOperation, readOperation, writeOperation } from '../../../kernel/operation.ts';
import { InstantInput, parseInstantMs } from '../../../lib/days.ts';
import { conflict, invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';
import { checkAudience, listAudience, lockActivePeople, StandingAudience } from '../../people/index.ts';
import { Document } from '../documents/record.ts';
import { checkDeadline, documentRecord, unsigned } from '../documents/rules.ts';
import { documentAfter, getVisibleDocument, lockVisibleDocument } from '../documents/store.ts';
import { askSigners, remindSigners } from './ask-mail.ts';
import { dropPending, findSigning, listSignings, noteReminded } from './audience-store.ts';
import { DocumentSigning } from './list-signers.ts';
import { signature } from './states.ts';
import { replaceSigners } from './store.ts';

const maxAsked = 5000;

export const askAudience = writeOperation({
  id: 'documents.askAudience',
  route: 'POST /documents/{id}/audience',
  subject: 'document',
  summary: 'Ask many people to sign a document',
  description:
    'Side by side, each for themselves: one who declines keeps no one else from signing. With `and_new_people` those who join later are asked too, until it is stopped. Each gets an e-mail. Refused once someone has signed.',
  surface: 'app',
  scope: 'documents:write',
  guards: guardsOn(documentRecord, [unsigned('documents.signedSigners')]),
  params: Strict({ id: Id('doc') }),
  body: Strict({
    audience: StandingAudience,
    signature_deadline: Type.Optional(
      Nullable(InstantInput(), { description: 'In the future, ISO 8601 with an offset; none when absent.' }),
    ),
  }),
  returns: Document,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ actor, work, params, body: { audience, signature_deadline = null } }) {
    const document = await lockVisibleDocument(work, params.id);
    await work.guard(document);
    checkAudience(audience);
    const deadline = checkDeadline(work, signature_deadline === null ? null : parseInstantMs(signature_deadline));
    const ids = await listAudience(work.tx, actor, audience, maxAsked + 1);
    if (ids.length > maxAsked) throw invalid('audience', 'documents.tooManySigners');
    const absent = new Set(await lockActivePeople(work, ids));
    const asked = ids.filter((id) => !absent.has(id));
    if (asked.length === 0 && audience.and_new_people !== true) throw invalid('audience', 'people.nobodyChosen');
    const from = document.signature_status;
    await replaceSigners(work, document.id, asked);
    await work.update('documents', document.id, {
      signature_status: from === null ? 'PENDING' : signature.move(from, 'ask').to,
      signing_mode: 'PARALLEL',
      signature_deadline: deadline,
      signing_audience: JSON.stringify(audience),
    });
    work.audit({ subjectId: document.id, changedFields: ['signature_status', 'signers'], recordCount: asked.length });
    await askSigners(work, document.id);
    return documentAfter(work, document.id);
  },
});

export const getSigning = readOperation({
  id: 'documents.getSigning',
  route: 'GET /documents/{id}/signing',
  summary: 'Get how far the signatures under a document are',
  surface: 'app',
  scope: 'documents:write',
  params: Strict({ id: Id('doc') }),
  returns: DocumentSigning,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params }) {
    const { id } = await getVisibleDocument(db, actor, params.id);
    return findSigning(db, actor, id);
  },
});

export const listSigningsOf = listOperation({
  id: 'documents.listSignings',
  route: 'GET /document-signings',
  shows: ['document'],
  summary: 'List how far the signatures under documents are',
  description: 'Of those that signatures are asked for; who has not signed is told document by document.',
  surface: 'app',
  scope: 'documents:write',
  query: Strict({ document_id: Type.Optional(IdsFilter('doc', 'Only of these documents.')) }),
  returns: DocumentSigning,
  order: 'newest document first',

  run: ({ actor, db, query, page }) => listSignings(db, actor, query.document_id, page),
});

export const remindToSign = writeOperation({
  id: 'documents.remind',
  route: 'POST /documents/{id}/remind',
  subject: 'document',
  summary: 'Remind those who have not signed',
  description: 'By e-mail, whoever may sign now; each once a day at most.',
  surface: 'app',
  scope: 'documents:write',
  params: Strict({ id: Id('doc') }),
  returns: Type.Object(
    { reminded: Type.Integer({ description: 'People who were reminded now.', examples: [4] }) },
    { $id: 'Reminded' },
  ),
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ work, params }) {
    const document = await lockVisibleDocument(work, params.id);
    if (document.signature_status !== 'PENDING') throw conflict('documents.notCollecting', { reason: 'state' });
    const reminded = await noteReminded(work, document.id);
    remindSigners(work, reminded);
    work.audit({ subjectId: document.id, recordCount: reminded.length });
    return { reminded: reminded.length };
  },
});

export const stopSigning = writeOperation({
  id: 'documents.stopSigning',
  route: 'POST /documents/{id}/stop-signing',
  subject: 'document',
  summary: 'Ask no one else to sign',
  description:
    'For a document that many were asked to sign. Who has not decided is no longer asked, and no one who joins later will be; who has signed stays.',
  surface: 'app',
  scope: 'documents:write',
  params: Strict({ id: Id('doc') }),
  returns: Document,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ actor, work, params }) {
    const document = await lockVisibleDocument(work, params.id);
    const { audience, is_open } = await findSigning(work.tx, actor, document.id);
    if (audience === null || !is_open) throw conflict('documents.notCollecting', { reason: 'state' });
    await dropPending(work, document.id);
    if (document.signed_at !== null) return work.move(signature, document, 'stop', { alsoChanged: ['signers'] });
    await work.update('documents', document.id, {
      signature_status: null,
      signing_mode: null,
      signature_deadline: null,
      signing_audience: null,
    });
    work.audit({ subjectId: document.id, changedFields: ['signature_status', 'signers'] });
    return documentAfter(work, document.id);
  },
});
