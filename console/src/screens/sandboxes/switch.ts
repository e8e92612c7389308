import { client } from '../../client/client.ts';
import { forgetPerson } from '../../offline/waiting.ts';

/** Someone else is signed in then: the page begins anew, with nothing kept of the person before. */
function beginAnew(path: string): void {
  forgetPerson(null);
  window.location.assign(path);
}

export async function openSandbox(id: string): Promise<void> {
  await client.POST('/sandboxes/{id}/open', { params: { path: { id } } });
  beginAnew('/');
}

export async function leaveSandbox(): Promise<void> {
  const { data } = await client.POST('/sandbox/leave');
  beginAnew(data?.data.is_signed_in ? '/developers/sandboxes' : '/');
}
