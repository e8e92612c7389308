import type { AccessRow, AuditRow } from '../../server/src/features/logs/record.ts';
import type { Organization } from '../../server/src/features/organization/record.ts';
import type { OrganizationSettings } from '../../server/src/features/organization/settings.ts';
import type { Department, DepartmentManagers } from '../../server/src/features/people/departments/record.ts';
import type { Team, TeamWithMembers } from '../../server/src/features/people/teams/record.ts';
import type { Person } from '../../server/src/features/people/users/record.ts';
import type { Session } from '../../server/src/features/sessions/record.ts';
import type { ManagedToken } from '../../server/src/features/tokens/record.ts';
import type * as read from '../src/records.ts';

/** Does not compile where the server answers something else than the console reads. */
type Fits<_Answer extends Read, Read> = true;

export type Wire = [
  Fits<Person, read.WholePerson>,
  Fits<Department, read.Department>,
  Fits<DepartmentManagers, read.DepartmentManagers>,
  Fits<Team, read.Team>,
  Fits<TeamWithMembers, read.TeamWithMembers>,
  Fits<ManagedToken, read.Token>,
  Fits<Organization, read.Organization>,
  Fits<OrganizationSettings, read.Settings>,
  Fits<AuditRow, read.AuditRow>,
  Fits<AccessRow, read.AccessRow>,
  Fits<Session, read.Session>,
];
