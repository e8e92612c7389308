import { Type } from 'typebox';
import { mapPage } from '../../../kernel/cursor.ts';
import { listOperation, readOperation } from '../../../kernel/operation.ts';
import { roles } from '../../../kernel/scopes.ts';
import { Instant } from '../../../lib/days.ts';
import { PersonName } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable } from '../../../lib/schema.ts';
import { countRecoveryCodes, findCodes } from '../codes/store.ts';
import { listLinksOf } from '../identity/links-store.ts';
import { Passkey } from '../passkeys/record.ts';
import { listPasskeys } from '../passkeys/store.ts';
import { needsSecondFactor } from '../policy.ts';
import { countWithoutFactor, listWithoutFactor } from './store.ts';

export const getFactors = readOperation({
  id: 'factors.get',
  route: 'GET /factors',
  summary: 'Get one’s own factors',
  description: 'Passkeys and one-time codes of the person.',
  surface: 'app',
  scope: null,
  isOpenWithoutFactor: true,
  returns: Type.Object({
    is_required: Type.Boolean({ description: 'Whether the organization asks the person for a second factor.' }),
    codes_since: Nullable(Type.String({ format: 'date-time' }), {
      description: 'Since when signing in asks for one-time codes; null: it does not.',
    }),
    recovery_codes_left: Type.Integer({ description: 'How many of them have not been used.' }),
    passkeys: Type.Array(Passkey, { description: 'Oldest first, ten at most.' }),
    providers: Type.Array(
      Type.Object({
        id: Id('idp', 'The provider.'),
        name: Type.String({ description: 'What it is called.' }),
        linked_at: Instant('When the person first signed in with it.'),
        last_used_at: Instant('When they last did.'),
      }),
      { description: 'Identity providers that know the person.' },
    ),
  }),

  async run({ actor, db }) {
    const holder = { organization_id: actor.organizationId, user_id: actor.userId ?? '' };
    const [codes, left, passkeys, links] = await Promise.all([
      findCodes(db, holder),
      countRecoveryCodes(db, holder),
      listPasskeys(db, holder),
      listLinksOf(db, holder),
    ]);
    return {
      is_required: needsSecondFactor(actor),
      codes_since: codes?.confirmed_at ?? null,
      recovery_codes_left: left,
      passkeys,
      providers: links.map(({ provider_id, provider_name, created_at, last_used_at }) => ({
        id: provider_id,
        name: provider_name,
        linked_at: created_at,
        last_used_at,
      })),
    };
  },
});

export const listMissing = listOperation({
  id: 'factors.missing',
  route: 'GET /factors/missing',
  summary: 'List who has no second factor',
  description:
    'Active people without one-time codes and passkeys; the first page tells how many, in `meta.total`. Where the organization signs in with its provider alone, those who get in without it.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  returns: Type.Object(
    {
      ...PersonName.properties,
      role: Type.Enum([...roles], { description: 'What the person may see and do.' }),
    },
    { $id: 'PersonWithoutFactor' },
  ),
  order: 'the highest roles first, by name',

  async run({ actor, db, page }) {
    const [found, total] = await Promise.all([
      listWithoutFactor(db, actor, page),
      page.after === null ? countWithoutFactor(db, actor) : undefined,
    ]);
    const people = mapPage(found, ({ id, first_name, last_name, role }) => ({ id, first_name, last_name, role }));
    return total === undefined ? people : { ...people, total };
  },
});
