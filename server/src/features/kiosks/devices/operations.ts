import { randomInt } from 'node:crypto';
import { Type } from 'typebox';
import { type Actor, administers } from '../../../kernel/actor.ts';
import { listOperation, writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { isEmpty } from '../../../lib/changes.ts';
import { enforce, forbidden, invalid, type Verdict } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { hashSecret } from '../../../lib/secrets.ts';
import { Kiosk, KioskChanges, NewKiosk, NewKioskAnswer } from './record.ts';
import {
  findDepartments,
  keepLeaving,
  kioskAfter,
  listKiosks as pageOfKiosks,
  lockKiosk,
  saveDepartments,
} from './store.ts';

const ofKiosks = {
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  module: 'time_tracking',
} as const;
const params = Strict({ id: Id('ksk') });

/** Neither digits nor letters that look alike. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const codeLength = 8;
const codeMs = 10 * 60_000;

const newCode = (): string => Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** As it is typed: in any case, and with what people put between. */
export const hashOfCode = (code: string): Buffer => hashSecret(code.toUpperCase().replaceAll(/[\s-]/g, ''));

const codeColumns = ({ nowMs }: UnitOfWork, code: string) => ({
  pairing_hash: hashOfCode(code),
  pairing_expires_at: new Date(nowMs + codeMs).toISOString(),
});

/** Who leads some departments makes kiosks for these; who looks after everyone makes them for anyone. */
function mayServe(actor: Actor, departmentIds: readonly string[]): Verdict {
  if (administers(actor)) return true;
  if (departmentIds.length === 0) return forbidden('kiosks.forAll', { field: 'department_ids' });
  const isOwn = departmentIds.every((id) => actor.departmentScope.includes(id));
  return isOwn || forbidden('kiosks.ownDepartments', { field: 'department_ids' });
}

async function checkDepartments(work: UnitOfWork, ids: readonly string[]): Promise<void> {
  enforce(mayServe(work.actor, ids));
  if (ids.length === 0) return;
  const known = await findDepartments(work, ids);
  if (known.length !== ids.length) throw invalid('department_ids', 'reference.department');
}

export const listKiosks = listOperation({
  ...ofKiosks,
  id: 'kiosks.list',
  route: 'GET /kiosks',
  summary: 'List the kiosks that one looks after',
  description:
    'Shared tablets: when each was last heard of, what it has not sent, and whether its clock is off. Department Heads see those that serve departments of theirs alone.',
  shows: ['kiosk_tap'],
  returns: Kiosk,
  order: 'newest first',

  run: ({ actor, db, nowMs, page }) => pageOfKiosks(db, actor, new Date(nowMs).toISOString(), page),
});

export const createKiosk = writeOperation({
  ...ofKiosks,
  id: 'kiosks.create',
  route: 'POST /kiosks',
  subject: 'kiosk',
  summary: 'Make a kiosk',
  description:
    'Answers with a code that pairs a device: it is typed at `/kiosk` on the tablet, once and within ten minutes.',
  unrehearsed: 'rehearsal.secret',
  asksFactor: true,
  body: NewKiosk,
  status: 201,
  returns: NewKioskAnswer,
  refuses: ['FORBIDDEN'],

  async run({ work, body }) {
    await checkDepartments(work, body.department_ids);
    const id = work.newId('ksk');
    const code = newCode();
    await work.insert('kiosks', {
      id,
      name: body.name,
      location: body.location ?? null,
      is_for_all: body.department_ids.length === 0,
      ...codeColumns(work, code),
      created_at: work.now,
      updated_at: work.now,
    });
    await saveDepartments(work, id, body.department_ids);
    work.audit({ subjectId: id, changedFields: Object.keys(body), after: body });
    return { ...(await kioskAfter(work, id)), pairing_code: code };
  },
});

export const updateKiosk = writeOperation({
  ...ofKiosks,
  id: 'kiosks.update',
  route: 'PATCH /kiosks/{id}',
  subject: 'kiosk',
  summary: 'Change a kiosk',
  description: 'Only the fields sent change. A device that is paired shows it within a minute.',
  params,
  body: KioskChanges,
  returns: Kiosk,
  refuses: ['NOT_FOUND', 'FORBIDDEN'],

  async run({ work, params: { id }, body }) {
    const kiosk = await lockKiosk(work, id);
    const { department_ids: departmentIds, ...changes } = work.changesTo(kiosk, body);
    if (departmentIds !== undefined) {
      await checkDepartments(work, departmentIds);
      await saveDepartments(work, id, departmentIds);
      await work.update('kiosks', id, { is_for_all: departmentIds.length === 0 });
    }
    if (!isEmpty(changes)) await work.update('kiosks', id, changes);
    return kioskAfter(work, id);
  },
});

export const pairKioskAgain = writeOperation({
  ...ofKiosks,
  id: 'kiosks.code',
  route: 'POST /kiosks/{id}/pairing-code',
  subject: 'kiosk',
  summary: 'Make a new pairing code for a kiosk',
  description:
    'For a tablet that takes the place of another, or a code that was not used in time. The device that is paired stays so until the new one is; any code before is worth nothing.',
  unrehearsed: 'rehearsal.secret',
  asksFactor: true,
  params,
  returns: NewKioskAnswer,
  refuses: ['NOT_FOUND'],

  async run({ work, params: { id } }) {
    await lockKiosk(work, id);
    const code = newCode();
    await work.update('kiosks', id, codeColumns(work, code));
    work.audit({ subjectId: id, changedFields: ['pairing_code'] });
    return { ...(await kioskAfter(work, id)), pairing_code: code };
  },
});

export const deleteKiosk = writeOperation({
  ...ofKiosks,
  id: 'kiosks.delete',
  route: 'DELETE /kiosks/{id}',
  subject: 'kiosk',
  summary: 'Unpair a kiosk',
  description:
    'Its device opens nothing from this moment on. `unsent_count` says how much it had not sent when it was last heard of; what it still keeps waits for the word of who leads the people, if it gets a network again. What was clocked there stays.',
  params,
  returns: Type.Object({
    deleted: Type.Boolean({ description: 'Always true.' }),
    unsent_count: Type.Integer({
      description: 'Taps that its device had not sent when it was last heard of.',
      examples: [0],
    }),
  }),
  refuses: ['NOT_FOUND'],

  async run({ work, params: { id } }) {
    const { unsent_count } = await lockKiosk(work, id);
    await keepLeaving(work, id);
    await work.update('kiosks', id, {
      removed_at: work.now,
      session_hash: null,
      pairing_hash: null,
      public_key: null,
      sealed_box_key: null,
      box_public_key: null,
    });
    work.audit({ subjectId: id });
    return { deleted: true, unsent_count };
  },
});
