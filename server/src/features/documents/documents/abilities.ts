import { type Actor, administers } from '../../../kernel/actor.ts';
import type { RecordAbilities } from '../../../kernel/app-answers.ts';
import { isInTime, signersToAct } from '../signing/rules.ts';
import { Document } from './record.ts';
import { anyoneSigned } from './rules.ts';

/** Who is asked and whose turn it is; the administration keeps the rest. Nothing beyond the record is needed. */
function abilitiesOf(actor: Actor, document: Document): string[] {
  const able: string[] = [];
  if (document.signers.some(({ user }) => user.id === actor.userId)) able.push('documents.view');
  const isTurn = signersToAct(document).some(({ user }) => user.id === actor.userId);
  if (isTurn && isInTime(document, new Date().toISOString()) === true) {
    able.push('documents.sign', 'documents.decline');
  }
  if (!administers(actor)) return able;
  able.push('documents.update', 'documents.listSigners');
  if (!anyoneSigned(document)) able.push('documents.setSigners', 'documents.delete');
  return able;
}

export const documentAbilities: RecordAbilities = {
  schema: Document,
  operations: ['view', 'sign', 'decline', 'update', 'listSigners', 'setSigners', 'delete'].map(
    (name) => `documents.${name}`,
  ),
  find: (_db, actor, records: readonly Document[]) =>
    Promise.resolve(records.map((document) => abilitiesOf(actor, document))),
};
