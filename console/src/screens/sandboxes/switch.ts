import { beginAnew } from '../../begin-anew.ts';
import { client } from '../../client/client.ts';

export async function openSandbox(id: string): Promise<void> {
  await client.POST('/sandboxes/{id}/open', { params: { path: { id } } });
  beginAnew('/');
}

export async function leaveSandbox(): Promise<void> {
  const { data } = await client.POST('/sandbox/leave');
  beginAnew(data?.data.is_signed_in ? '/developers/sandboxes' : '/');
}
