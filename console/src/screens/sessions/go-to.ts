import { beginAnew } from '../../begin-anew.ts';
import { client } from '../../client/client.ts';
import { ApiError } from '../../client/error.ts';
import { write } from '../../client/hooks.ts';
import { passkeyToConfirm } from '../../client/passkeys.ts';
import { goToProvider } from '../../client/provider.ts';
import { accountTexts } from '../../texts/accounts.ts';

interface Provider {
  readonly id: string;
  readonly name: string;
}

/** What the organization asks of who comes in is asked here: its provider, a passkey, or to sign in again. */
export async function goToOrganization(id: string): Promise<void> {
  try {
    await client.POST('/session/organization', { body: { organization_id: id } });
    beginAnew('/');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await answerTo(error, id);
  }
}

async function answerTo(error: ApiError, id: string): Promise<void> {
  const providers = (error.details['providers'] ?? []) as readonly Provider[];
  const [provider] = providers;
  if (error.reason === 'sso_only' && provider) return goToProvider(provider.id, { purpose: 'SIGN_IN', next: '/' });
  if (error.reason === 'second_factor') {
    const passkey = await passkeyToConfirm();
    const isShown = passkey !== null && (await write('post', '/session/confirm', { body: { passkey } })).data.confirmed;
    if (!isShown) throw new ApiError(409, { error: { message: accountTexts.noPasskey } });
    return goToOrganization(id);
  }
  if (error.reason === 'sign_in_again') {
    await client.DELETE('/session');
    beginAnew('/');
    return;
  }
  throw error;
}

export async function acceptInvitation(id: string): Promise<void> {
  const { data } = await write('post', '/account/invitations/{id}/accept', { path: { id } });
  await goToOrganization(data.organization_id);
}
