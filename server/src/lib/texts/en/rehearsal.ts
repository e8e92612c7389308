const because = (why: string): string => `There is nothing to rehearse here. ${why} Send it without dry_run.`;

/** Why an operation is not rehearsed. */
export const rehearsal = {
  signIn: because('Signing in and passwords are not rehearsed.'),
  password: because('A password is changed or it is not.'),
  session: because('A session that ends has ended.'),
  imports: because('An import has a trial of its own: dry_run in its body.'),
  delivery: because('A delivery is sent or it is not.'),
  test: because('A test is sent or it is not.'),
  secret: because('A secret exists in its one answer alone.'),
  decisions: because('Each decision is a change by itself: rehearse it by its own operation.'),
  token: because('A token exists in its one answer alone.'),
  proposal: because('A proposal is itself a rehearsal.'),
  device: because('A device rings for who holds it, or it does not.'),
  asked: because('It is asked for or it is not.'),
  scim: because('A directory says what is, not what might be.'),
  sandbox: because('A sandbox is itself for trying things out.'),
  address: because('An address exists in its one answer alone.'),
} as const;
