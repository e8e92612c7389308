import { Type } from 'typebox';
import { writeOperation } from '../../../kernel/operation.ts';
import { Day, dayIn } from '../../../lib/days.ts';
import { conflict } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { checkMove } from '../moves.ts';
import { lockPersonToWrite } from '../person-store.ts';
import { Asset } from './record.ts';
import { assetStates } from './rules.ts';
import { assetAfter, checkOwnerRead, checkReceiver, lockAsset } from './store.ts';

export const handOutAsset = writeOperation({
  id: 'assets.handOut',
  route: 'POST /users/{id}/assets/{asset_id}/hand-out',
  subject: 'asset',
  summary: 'Hand out a piece of equipment that came back',
  description:
    'It goes from the person who had it to another, as one piece: its number and description stay, remarks of the time before do not. By those who may give the other person equipment, never to oneself.',
  surface: 'app',
  scope: 'assets:write',
  packages: ['RECORDS_KEEPING'],
  params: Strict({ id: Id('usr'), asset_id: Id('ast') }),
  body: Strict({
    user_id: Id('usr', 'Who gets it.'),
    date_assigned: Type.Optional(Day("Today on the organization's calendar unless given.")),
  }),
  returns: Asset,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params, body }) {
    const { user_id } = body;
    await checkOwnerRead(work, params.id);
    // Whether it is there at all; it is locked after the people.
    await assetAfter(work, params.id, params.asset_id);
    await checkReceiver(work, user_id);
    await lockPersonToWrite(work, 'assets', user_id);
    const asset = await lockAsset(work, params.id, params.asset_id);
    checkMove(assetStates, asset.status, 'ASSIGNED');
    if (asset.status === 'ASSIGNED') {
      throw conflict('records.handedOutAlready', { reason: 'state', status: asset.status });
    }
    const date_assigned = body.date_assigned ?? dayIn(work.actor.organization.timezone, work.nowMs);
    const changes = { user_id, status: 'ASSIGNED' as const, date_assigned, date_returned: null, notes: null };
    await work.update('assets', asset.id, changes);
    work.addDataSubject(params.id);
    work.audit({
      subjectId: asset.id,
      personId: user_id,
      before: asset,
      after: { user_id, status: 'ASSIGNED', date_assigned },
    });
    return assetAfter(work, user_id, asset.id);
  },
});
