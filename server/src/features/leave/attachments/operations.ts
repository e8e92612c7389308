import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { StoredFile } from '../../../kernel/file-store.ts';
import { keepFile, openFile } from '../../../kernel/files.ts';
import { asItStands, type Asking, enforceGuards, guardsOn } from '../../../kernel/guards.ts';
import { fileOperation, readOperation, writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, enforce, notFound, type Verdict } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { fileNameField, type IncomingFile } from '../../../lib/uploads.ts';
import { leaveRecord, type LeaveSubject } from '../requests/guards.ts';
import { isWholeFor } from '../requests/present.ts';
import { mayEdit } from '../requests/rules.ts';
import { findPeople, getLeaveToDecide, getVisibleLeave, type LeaveRow, lockVisibleLeave } from '../requests/store.ts';
import { certificateOf } from './certificate.ts';
import { attachmentTypes, type Certificate, LeaveAttachments } from './record.ts';
import { countAttachments, deleteAttachment, getAttachmentKey, listAttachments, listSickLeave } from './store.ts';

const maxAttachments = 10;

const stands = ({ status }: Pick<LeaveSubject, 'status'>): Verdict =>
  status === 'PENDING' || status === 'APPROVED' || conflict('leave.notStanding', { reason: 'state', status });

/** The person, and those in charge who see it whole, while the leave stands. */
const attaching = guardsOn(leaveRecord, [mayEdit, asItStands(stands)]);

const subjectOf = (actor: Actor, leave: LeaveRow): LeaveSubject => ({ ...leave, isWhole: isWholeFor(actor, leave) });

async function certificateFor(db: Db, actor: Actor, leave: LeaveRow): Promise<Certificate | null> {
  const { organizationId, organization } = actor;
  const sick = await listSickLeave(db, organizationId, [leave.user_id], leave.start_date);
  const own = sick.find(({ id }) => id === leave.id);
  return own ? certificateOf(own, sick, organization.settings.weekend_days) : null;
}

const nothingAttached = ({ id }: LeaveRow): LeaveAttachments => ({
  leave_id: id,
  attachments: [],
  certificate: null,
  can_add: false,
});

async function attachmentsOf(asking: Asking, leave: LeaveRow): Promise<LeaveAttachments> {
  const { db, actor } = asking;
  const subject = subjectOf(actor, leave);
  if (!subject.isWhole) return nothingAttached(leave);
  const [attachments, certificate, people] = await Promise.all([
    listAttachments(db, actor, leave.id),
    certificateFor(db, actor, leave),
    findPeople(db, actor, [leave.user_id]),
  ]);
  const isOpen = mayEdit(actor, subject) === true && stands(leave) === true && people.has(leave.user_id);
  return { leave_id: leave.id, attachments, certificate, can_add: isOpen && attachments.length < maxAttachments };
}

export const getLeaveAttachments = readOperation({
  id: 'leaves.getAttachments',
  route: 'GET /leaves/{id}/attachments',
  shows: ['leave'],
  summary: 'What is attached to a leave',
  description:
    'Certificates and notes, for those who see the leave whole, and whether a certificate is missing. For others of private leave: nothing.',
  surface: 'app',
  scope: 'leaves:read',
  params: Strict({ id: Id('lv') }),
  returns: LeaveAttachments,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, nowMs, params }) {
    const asking = { actor, db, nowMs };
    const { row, by } = await getLeaveToDecide(asking, params.id);
    // A deputy decides without them.
    return by === actor ? attachmentsOf(asking, row) : nothingAttached(row);
  },
});

export const getLeaveAttachmentContent = fileOperation({
  id: 'leaves.getAttachmentContent',
  route: 'GET /leaves/{id}/attachments/{attachment_id}/content',
  summary: 'Download what is attached to a leave',
  description: 'The file as it was added, for those who see the leave whole.',
  surface: 'app',
  scope: 'leaves:read',
  params: Strict({ id: Id('lv'), attachment_id: Id('lva') }),
  types: attachmentTypes,
  refuses: ['NOT_FOUND', 'UNAVAILABLE'],

  async run({ actor, db, services, params }) {
    const leave = await getVisibleLeave(db, actor, params.id);
    if (!isWholeFor(actor, leave)) throw notFound('attachment');
    const key = await getAttachmentKey(db, actor, leave.id, params.attachment_id);
    return openFile({ services, db }, actor.organizationId, key);
  },
});

/** Before a large file is on its way: what would be refused in the end is refused now. Takes no lock. */
async function checkTakesAttachment(asking: Asking, id: string): Promise<void> {
  const leave = await getVisibleLeave(asking.db, asking.actor, id);
  await enforceGuards(asking, attaching, subjectOf(asking.actor, leave));
  enforce(hasRoom(await countAttachments(asking.db, asking.actor, id)));
}

const hasRoom = (count: number): Verdict =>
  count < maxAttachments || conflict('leave.tooManyAttachments', { reason: 'limit' });

async function addAttachment(work: UnitOfWork, leaveId: string, file: StoredFile): Promise<LeaveAttachments> {
  const { actor, tx, now } = work;
  const leave = await lockVisibleLeave(work, leaveId);
  await work.guard(subjectOf(actor, leave), attaching);
  enforce(hasRoom(await countAttachments(tx, actor, leave.id)));
  work.addDataSubject(leave.user_id);
  const id = work.newId('lva');
  const file_key = await keepFile(work, file);
  const row = { leave_request_id: leave.id, id, file_key, uploaded_by_id: actor.userId, uploaded_at: now };
  await work.insert('leave_attachments', row);
  work.audit({ subjectId: leave.id, changedFields: ['attachments'] });
  return attachmentsOf({ actor, db: tx, nowMs: work.nowMs }, leave);
}

export const uploadLeaveAttachment = writeOperation({
  id: 'leaves.uploadAttachment',
  route: 'POST /leaves/{id}/attachments/upload',
  subject: 'leave',
  summary: 'Attach a file to a leave',
  description:
    'The body is the file itself, a PDF or picture of up to 25 MB, with its type as Content-Type. By the person, or anyone who may book for them and sees the leave whole, while it is PENDING or APPROVED; ten at most.',
  surface: 'app',
  scope: 'leaves:write',
  params: Strict({ id: Id('lv') }),
  query: Strict({ file_name: fileNameField }),
  takesFile: attachmentTypes,
  returns: LeaveAttachments,
  status: 201,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'UNAVAILABLE'],

  async prepare({ services, actor, files, params, query, body }) {
    const { db } = services.database.shares.of(actor.organizationId);
    await checkTakesAttachment({ actor, db, nowMs: services.clock.nowMs() }, params.id);
    return files.receive(body as IncomingFile, query.file_name);
  },

  run: ({ work, params, prepared }) => addAttachment(work, params.id, prepared),
});

export const removeLeaveAttachment = writeOperation({
  id: 'leaves.removeAttachment',
  route: 'DELETE /leaves/{id}/attachments/{attachment_id}',
  subject: 'leave',
  summary: 'Remove what is attached to a leave',
  description: 'With its file, for good. By anyone who may attach one, while the leave stands.',
  surface: 'app',
  scope: 'leaves:write',
  guards: attaching,
  params: Strict({ id: Id('lv'), attachment_id: Id('lva') }),
  returns: LeaveAttachments,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params }) {
    const leave = await lockVisibleLeave(work, params.id);
    await work.guard(subjectOf(actor, leave));
    await deleteAttachment(work, leave.id, params.attachment_id);
    work.audit({ subjectId: leave.id, changedFields: ['attachments'] });
    return attachmentsOf({ actor, db: work.tx, nowMs: work.nowMs }, leave);
  },
});
