import type { Catalogue, Feature } from '../../../kernel/catalogue.ts';
import type { Operation } from '../../../kernel/declaration.ts';
import { packageKind } from '../../../kernel/packages.ts';
import { isAtLeast, type Role, roles, scopeNames, scopes } from '../../../kernel/scopes.ts';
import { roleNames, roleOrAbove } from '../../../lib/texts/en/names.ts';
import { lowestRole, titleOf } from '../words.ts';
import { code, page, table } from './markdown.ts';

const columns: Record<Role, string> = { EMPLOYEE: 'E', DEPARTMENT_HEAD: 'DH', ADMINISTRATOR: 'A', EXECUTIVE: 'X' };
const allowed = (lowest: Role): string[] => roles.map((role) => (isAtLeast(role, lowest) ? '✓' : ''));
const access = ({ kind, surface }: Operation): string =>
  kind === 'open' ? 'anyone' : surface === 'api' ? 'token, app' : 'app';

const section = (feature: Feature): string =>
  [
    `## ${titleOf(feature)}`,
    table(
      ['operation', 'id', 'by', 'scope', ...Object.values(columns), 'module'],
      (feature.operations ?? []).map((operation) => [
        code(`${operation.method} ${operation.path}`),
        operation.id,
        access(operation),
        operation.scope === null ? '' : code(operation.scope),
        ...allowed(lowestRole(operation)),
        operation.module ?? '',
      ]),
    ),
    ...(feature.access === undefined
      ? []
      : [
          table(
            ['records of a person', 'read by', 'written by'],
            feature.access.map(({ of, readers, writers }) => [of, readers, writers]),
          ),
        ]),
  ].join('\n\n');

/** What can be given beyond a role: in words, and which operations it opens to those whose role does not. */
const packagesSection = ({ packages, operations }: Catalogue): string =>
  [
    '## Packages',
    'What can be given to a person beyond their role, for some departments or all, from a first to a last day. It holds for records of others. What is about everyone opens where the package was given without departments: _(everyone)_.',
    table(
      ['package', 'given by', 'sees', 'does', 'never', 'opens'],
      packages.map(({ name, sees, does, never }) => [
        code(name),
        roleOrAbove(packageKind(name).givenBy),
        sees,
        does,
        never,
        operations
          .filter((operation) => operation.packages?.includes(name))
          .map(({ id, isOfEveryone }) => (isOfEveryone ? `${id} (everyone)` : id))
          .join(', '),
      ]),
    ),
  ].join('\n\n');

const legend = roles.map((role) => `${columns[role]} ${roleNames[role]}`).join(', ');

/** Who may call what, before the rules of an operation narrow it to single records. */
export const permissionsReference = (catalogue: Catalogue): string =>
  page(
    'Permissions',
    `Who may call an operation: ${legend}. In the app the role alone decides; a token also needs the scope. Which records are seen and changed is narrowed further by the rules of each operation.`,
    ...catalogue.features.filter((feature) => (feature.operations ?? []).length > 0).map(section),
    packagesSection(catalogue),
    [
      '## Scopes',
      table(
        ['scope', ...Object.values(columns)],
        scopeNames.map((scope) => [code(scope), ...allowed(scopes[scope])]),
      ),
    ].join('\n\n'),
  );
