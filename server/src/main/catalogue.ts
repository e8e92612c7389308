import { catalogueOf } from '../kernel/catalogue.ts';
import { onboarding } from '../features/onboarding/index.ts';
import { organization } from '../features/organization/index.ts';
import { imports } from '../features/imports/index.ts';
import { logs } from '../features/logs/index.ts';
import { mail } from '../features/mail/index.ts';
import { people } from '../features/people/index.ts';
import { projects } from '../features/projects/index.ts';
import { records } from '../features/records/index.ts';
import { schedule } from '../features/schedule/index.ts';
import { sessions } from '../features/sessions/index.ts';
import { time } from '../features/time/index.ts';
import { tokens } from '../features/tokens/index.ts';

/** The one list of features, in the order in which they may know each other. */
export const catalogue = catalogueOf([
  organization,
  people,
  projects,
  schedule,
  time,
  records,
  onboarding,
  mail,
  sessions,
  tokens,
  logs,
  imports,
]);
