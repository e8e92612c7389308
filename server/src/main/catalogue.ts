import { catalogueOf } from '../kernel/catalogue.ts';
import { organization } from '../features/organization/index.ts';
import { imports } from '../features/imports/index.ts';
import { logs } from '../features/logs/index.ts';
import { mail } from '../features/mail/index.ts';
import { people } from '../features/people/index.ts';
import { records } from '../features/records/index.ts';
import { sessions } from '../features/sessions/index.ts';
import { tokens } from '../features/tokens/index.ts';

/** The one list of features, in the order in which they may know each other. */
export const catalogue = catalogueOf([organization, people, records, mail, sessions, tokens, logs, imports]);
