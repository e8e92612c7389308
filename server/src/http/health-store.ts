import type { Db } from '../db/database.ts';
import { sql } from '../db/sql.ts';

export const answers = (db: Db): Promise<unknown> => sql`select 1`.execute(db);
