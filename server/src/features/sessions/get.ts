import { readOperation } from '../../kernel/operation.ts';
import { getSession, Session } from './record.ts';

export const getOwnSession = readOperation({
  id: 'session.get',
  route: 'GET /session',
  summary: 'Get the person signed in',
  description: 'The person, their organization and the operations they may call.',
  surface: 'app',
  scope: null,
  returns: Session,

  run: ({ installation, db, actor }) => getSession(db, installation, actor),
});
