import {
  type IDataObject,
  type IExecuteFunctions,
  type INodeExecutionData,
  type INodeType,
  type INodeTypeDescription,
  NodeOperationError,
} from 'n8n-workflow';
import { type Call, credentialsOf, keyOf, requestOf, send } from './call';
import { calls } from './generated/calls';
import { properties } from './generated/properties';

const pageSize = 100;

export class Muster implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Muster',
    name: 'muster',
    icon: 'file:muster.svg',
    group: ['transform'],
    version: 1,
    subtitle: '={{$parameter["operation"] + ": " + $parameter["resource"]}}',
    description: 'Work with people, time, leave, expenses, shifts and documents in Muster',
    defaults: { name: 'Muster' },
    inputs: ['main'],
    outputs: ['main'],
    usableAsTool: true,
    credentials: [
      { name: 'musterApi', required: true, displayOptions: { show: { authentication: ['token'] } } },
      { name: 'musterOAuth2Api', required: true, displayOptions: { show: { authentication: ['oAuth2'] } } },
    ],
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
        displayName: 'Resource',
        name: 'resource',
        type: 'options',
        noDataExpression: true,
        options: [
          { name: 'Document', value: 'document' },
          { name: 'Expense', value: 'expense' },
          { name: 'Leave', value: 'leave' },
          { name: 'Person', value: 'person' },
          { name: 'Proposal', value: 'proposal' },
          { name: 'Shift', value: 'shift' },
          { name: 'Time Entry', value: 'timeEntry' },
        ],
        default: 'person',
      },
      ...properties,
    ],
  };

  async execute(this: IExecuteFunctions): Promise<INodeExecutionData[][]> {
    const made: INodeExecutionData[] = [];
    for (let itemIndex = 0; itemIndex < this.getInputData().length; itemIndex++) {
      try {
        const name = `${String(this.getNodeParameter('resource', itemIndex))}.${String(this.getNodeParameter('operation', itemIndex))}`;
        const call = calls[name];
        if (!call) throw new NodeOperationError(this.getNode(), `There is no operation ${name}`, { itemIndex });
        made.push(...(await doneFor(this, call, itemIndex)));
      } catch (error) {
        if (!this.continueOnFail()) throw error;
        made.push({ json: { error: (error as Error).message }, pairedItem: { item: itemIndex } });
      }
    }
    return [made];
  }
}

async function doneFor(context: IExecuteFunctions, call: Call, itemIndex: number): Promise<INodeExecutionData[]> {
  const credentials = credentialsOf(context.getNodeParameter('authentication', itemIndex));
  const { body, ...request } = requestOf(context, call, itemIndex);
  const paired = { pairedItem: { item: itemIndex } };
  if (call.file === 'answered') return [{ ...(await fileFrom(context, credentials, request, itemIndex)), ...paired }];
  if (call.isList) {
    const records = await listed(context, credentials, request, itemIndex);
    return records.map((json) => ({ json, ...paired }));
  }
  if (call.file === 'sent' && body) await addFile(context, body, itemIndex);
  const headers = body && { 'Idempotency-Key': keyOf(context, itemIndex, [request.path, body]) };
  // DELETE and moves without fields are sent without a body.
  const isSent = body !== undefined && Object.keys(body).length > 0;
  const answer = await send(context, credentials, {
    ...request,
    ...(headers && { headers }),
    ...(isSent && { body }),
    itemIndex,
  });
  const { data } = answer.body as { data: IDataObject };
  return [{ json: data, ...paired }];
}

type Asked = Omit<ReturnType<typeof requestOf>, 'body'>;

async function listed(
  context: IExecuteFunctions,
  credentials: string,
  request: Asked,
  itemIndex: number,
): Promise<IDataObject[]> {
  const isAll = context.getNodeParameter('returnAll', itemIndex) as boolean;
  const most = isAll ? Number.POSITIVE_INFINITY : Number(context.getNodeParameter('limit', itemIndex));
  const records: IDataObject[] = [];
  for (let cursor: string | null = null; ;) {
    const limit = Math.min(pageSize, most - records.length);
    const qs: IDataObject = { ...request.qs, limit, ...(cursor !== null && { cursor }) };
    const { body } = await send(context, credentials, { ...request, qs, itemIndex });
    const page = body as { data: IDataObject[]; meta: { has_more: boolean; next_cursor: string } };
    records.push(...page.data);
    if (!page.meta.has_more || records.length >= most) return records;
    cursor = page.meta.next_cursor;
  }
}

async function addFile(context: IExecuteFunctions, body: IDataObject, itemIndex: number): Promise<void> {
  const name = String(context.getNodeParameter('binaryPropertyName', itemIndex));
  const { fileName, mimeType } = context.helpers.assertBinaryData(itemIndex, name);
  const file = await context.helpers.getBinaryDataBuffer(itemIndex, name);
  Object.assign(body, { file_name: fileName ?? 'file', mime_type: mimeType, content: file.toString('base64') });
}

async function fileFrom(
  context: IExecuteFunctions,
  credentials: string,
  request: Asked,
  itemIndex: number,
): Promise<INodeExecutionData> {
  const { body, headers } = await send(context, credentials, {
    ...request,
    json: false,
    encoding: 'arraybuffer',
    itemIndex,
  });
  const name = String(context.getNodeParameter('binaryPropertyName', itemIndex));
  const fileName = /filename="([^"]*)"/.exec(headers['content-disposition'] ?? '')?.[1];
  const mimeType = headers['content-type']?.split(';')[0];
  const data = await context.helpers.prepareBinaryData(Buffer.from(body as ArrayBuffer), fileName, mimeType);
  return { json: {}, binary: { [name]: data } };
}
