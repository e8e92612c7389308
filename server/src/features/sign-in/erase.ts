import type { PersonalTable } from '../../kernel/personal-data.ts';

const secret = { token_hash: 'checks a secret, and tells nothing' };

/**
 * What signs someone in is theirs and not the organization’s: once it has erased them, what opens others goes on there (`leaveAccount`). Which
 * organizations those are stands in `account_members`, and in the archive of none of them.
 */
export const sessionData: readonly PersonalTable[] = [
  {
    table: 'sessions',
    area: 'account',
    key: ['id'],
    whenErased: 'deleted',
    withheld: { ...secret, group_id: 'ties sessions of one browser, of other organizations too' },
  },
  {
    table: 'user_credentials',
    area: 'account',
    key: ['user_id'],
    whenErased: 'deleted',
    isErasedApart: true,
    withheld: {
      password_hash: 'checks a password, and would help to guess it',
      last_organization_id: 'may say of another organization',
    },
  },
  {
    table: 'one_time_codes',
    area: 'account',
    key: ['user_id'],
    whenErased: 'deleted',
    isErasedApart: true,
    withheld: { sealed_secret: 'makes codes that sign in', last_step: 'counts codes, and tells nothing' },
  },
  {
    table: 'recovery_codes',
    area: 'account',
    key: ['code_hash'],
    whenErased: 'deleted',
    isErasedApart: true,
    withheld: { code_hash: 'checks a secret, and tells nothing' },
  },
  {
    table: 'passkeys',
    area: 'account',
    key: ['id'],
    whenErased: 'deleted',
    isErasedApart: true,
    withheld: {
      credential_id: 'a random id',
      public_key: 'checks a signature, and tells nothing',
      transports: 'how the browser reaches it',
      counter: 'counts uses, against copies',
    },
  },
  {
    table: 'email_changes',
    area: 'account',
    key: ['id'],
    whenErased: 'deleted',
    withheld: { confirm_hash: secret.token_hash, undo_hash: secret.token_hash },
  },
  {
    table: 'identity_links',
    area: 'account',
    key: ['id'],
    whenErased: 'deleted',
  },
  { table: 'break_glass_people', area: 'account', key: ['user_id'], whenErased: 'deleted' },
  { table: 'sign_ins', area: 'account', key: ['id'], whenErased: 'deleted' },
  {
    table: 'invitations',
    area: 'account',
    key: ['user_id'],
    whenErased: 'deleted',
    withheld: { standing: 'follows from the other columns', link_made_by_id: 'says who else made a link' },
  },
  { table: 'password_links', area: 'account', key: ['token_hash'], whenErased: 'deleted', withheld: secret },
];
