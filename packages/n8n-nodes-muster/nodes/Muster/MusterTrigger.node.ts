import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  type IDataObject,
  type IHookFunctions,
  type INodeType,
  type INodeTypeDescription,
  type IWebhookFunctions,
  type IWebhookResponseData,
  NodeOperationError,
} from 'n8n-workflow';
import { credentialsOf, send } from './call';
import { events } from './generated/events';

const toleranceSeconds = 300;
/** So many ids are remembered: an event that was tried again comes within the last of them. */
const remembered = 500;

export class MusterTrigger implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Muster Trigger',
    name: 'musterTrigger',
    icon: 'file:muster.svg',
    group: ['trigger'],
    version: 1,
    subtitle: '={{$parameter["events"].join(", ")}}',
    description: 'Starts the workflow when something happens in Muster',
    defaults: { name: 'Muster Trigger' },
    inputs: [],
    outputs: ['main'],
    usableAsTool: true,
    credentials: [
      { name: 'musterApi', required: true, displayOptions: { show: { authentication: ['token'] } } },
      { name: 'musterOAuth2Api', required: true, displayOptions: { show: { authentication: ['oAuth2'] } } },
    ],
    webhooks: [{ name: 'default', httpMethod: 'POST', responseMode: 'onReceived', path: 'webhook' }],
    properties: [
      {
        displayName: 'Authentication',
        name: 'authentication',
        type: 'options',
        options: [
          { name: 'OAuth2', value: 'oAuth2' },
          { name: 'Token', value: 'token' },
        ],
        default: 'token',
      },
      {
        displayName: 'Events',
        name: 'events',
        type: 'multiOptions',
        options: [{ name: '*', value: '*' }, ...events],
        default: [],
        required: true,
        description: 'What starts the workflow',
      },
    ],
  };

  webhookMethods = {
    default: {
      async checkExists(this: IHookFunctions): Promise<boolean> {
        const kept = this.getWorkflowStaticData('node');
        const url = this.getNodeWebhookUrl('default');
        for (let cursor = ''; ;) {
          const qs = { limit: 100, ...(cursor !== '' && { cursor }) };
          const { body } = await send(this, credentialsFor(this), { method: 'GET', path: '/webhooks', qs });
          const { data, meta } = body as { data: IDataObject[]; meta: { has_more: boolean; next_cursor: string } };
          const ours = data.find((one) => one['id'] === kept['endpointId']);
          if (ours) return kept['url'] === url && ours['status'] === 'active';
          if (!meta.has_more) return false;
          cursor = meta.next_cursor;
        }
      },

      async create(this: IHookFunctions): Promise<boolean> {
        const kept = this.getWorkflowStaticData('node');
        const url = this.getNodeWebhookUrl('default');
        const asked = this.getNodeParameter('events') as string[];
        if (asked.length === 0) throw new NodeOperationError(this.getNode(), 'Choose at least one event');
        // One that was left behind, because its address changed or it was switched off.
        if (typeof kept['endpointId'] === 'string') await removed(this);
        const { body } = await send(this, credentialsFor(this), {
          method: 'POST',
          path: '/webhooks',
          body: { url, events: asked.includes('*') ? ['*'] : asked },
        });
        const { data } = body as { data: { id: string; signing_secret: string } };
        Object.assign(kept, { endpointId: data.id, secret: data.signing_secret, url, seen: [] });
        return true;
      },

      async delete(this: IHookFunctions): Promise<boolean> {
        if (!(await removed(this))) return false;
        const kept = this.getWorkflowStaticData('node');
        Object.assign(kept, { endpointId: undefined, secret: undefined, url: undefined, seen: undefined });
        return true;
      },
    },
  };

  webhook(this: IWebhookFunctions): Promise<IWebhookResponseData> {
    const kept = this.getWorkflowStaticData('node');
    const headers = this.getHeaderData();
    if (!isGenuine(headers, this.getRequestObject().rawBody, kept['secret'])) {
      this.getResponseObject().status(401).send('The signature is not that of this endpoint.');
      return Promise.resolve({ noWebhookResponse: true });
    }
    const id = String(headers['webhook-id']);
    const seen = (kept['seen'] ?? []) as string[];
    // Taken, so that it does not come once more, and nothing is started.
    if (seen.includes(id)) return Promise.resolve({ webhookResponse: 'Known already.' });
    kept['seen'] = [...seen, id].slice(-remembered);
    return Promise.resolve({ workflowData: [this.helpers.returnJsonArray(this.getBodyData())] });
  }
}

const credentialsFor = (context: IHookFunctions): string => credentialsOf(context.getNodeParameter('authentication'));

/** Whether it is gone; one that no one knows any more is. */
async function removed(context: IHookFunctions): Promise<boolean> {
  const id = context.getWorkflowStaticData('node')['endpointId'];
  if (typeof id !== 'string') return true;
  try {
    await send(context, credentialsFor(context), { method: 'DELETE', path: `/webhooks/${encodeURIComponent(id)}` });
    return true;
  } catch (error) {
    return (error as { httpCode?: string }).httpCode === '404';
  }
}

function isGenuine(headers: Record<string, unknown>, body: Buffer | undefined, secret: unknown): boolean {
  if (body === undefined || typeof secret !== 'string') return false;
  const timestamp = String(headers['webhook-timestamp']);
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= toleranceSeconds)) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key)
    .update(`${String(headers['webhook-id'])}.${timestamp}.`)
    .update(body)
    .digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .filter((signature) => signature.startsWith('v1,'))
    .map((signature) => Buffer.from(signature.slice(3), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}
