import { eventErasure } from '../../../kernel/erasing-events.ts';
import { DirectoryPerson } from './record.ts';

/** Earlier events about the person lose names and old values. */
export const personEventErasure = eventErasure({ object: 'user', record: DirectoryPerson, person: ['id'] });
