/** As much of n8n as is used here: the package itself weighs more than the product, and is there wherever a node runs. */
declare module 'n8n-workflow' {
  export type IDataObject = Record<string, unknown>;
  export type NodeConnectionType = 'main';
  export interface INodePropertyOptions {
    name: string;
    value: string | number | boolean;
    action?: string;
    description?: string;
  }
  export interface INodeProperties {
    displayName: string;
    name: string;
    type:
      | 'boolean'
      | 'collection'
      | 'dateTime'
      | 'hidden'
      | 'json'
      | 'multiOptions'
      | 'notice'
      | 'number'
      | 'options'
      | 'string';
    default: unknown;
    description?: string;
    hint?: string;
    placeholder?: string;
    required?: boolean;
    noDataExpression?: boolean;
    typeOptions?: IDataObject;
    displayOptions?: { show?: Record<string, unknown[]>; hide?: Record<string, unknown[]> };
    options?: (INodePropertyOptions | INodeProperties)[];
  }
  export interface IAuthenticateGeneric {
    type: 'generic';
    properties: { headers?: Record<string, string> };
  }
  export interface ICredentialTestRequest {
    request: { baseURL: string; url: string };
  }
  export interface ICredentialType {
    name: string;
    displayName: string;
    documentationUrl?: string;
    icon?: string;
    extends?: string[];
    properties: INodeProperties[];
    authenticate?: IAuthenticateGeneric;
    test?: ICredentialTestRequest;
  }
  export interface INodeTypeDescription {
    displayName: string;
    name: string;
    icon: string;
    group: string[];
    version: number;
    subtitle?: string;
    description: string;
    defaults: { name: string };
    inputs: NodeConnectionType[];
    outputs: NodeConnectionType[];
    usableAsTool?: true;
    credentials: { name: string; required: boolean; displayOptions?: INodeProperties['displayOptions'] }[];
    webhooks?: { name: string; httpMethod: string; responseMode: string; path: string }[];
    properties: INodeProperties[];
  }
  export interface INode {
    id: string;
    name: string;
  }
  export interface IHttpRequestOptions {
    url: string;
    method: string;
    headers?: Record<string, string>;
    qs?: IDataObject;
    body?: unknown;
    json?: boolean;
    encoding?: 'arraybuffer';
    returnFullResponse?: boolean;
  }
  export interface IBinaryData {
    mimeType: string;
    fileName?: string;
  }
  export interface INodeExecutionData {
    json: IDataObject;
    binary?: Record<string, IBinaryData>;
    pairedItem?: { item: number };
  }
  interface Functions {
    getCredentials(type: string): Promise<IDataObject>;
    getNode(): INode;
    getNodeParameter(name: string, fallback?: unknown): unknown;
    helpers: {
      httpRequestWithAuthentication(this: unknown, type: string, options: IHttpRequestOptions): Promise<unknown>;
      returnJsonArray(json: IDataObject | IDataObject[]): INodeExecutionData[];
    };
  }
  export interface IExecuteFunctions extends Omit<Functions, 'getNodeParameter' | 'helpers'> {
    getInputData(): INodeExecutionData[];
    getNodeParameter(name: string, item: number, fallback?: unknown): unknown;
    getExecutionId(): string;
    evaluateExpression(expression: string, item: number): unknown;
    continueOnFail(): boolean;
    helpers: Functions['helpers'] & {
      assertBinaryData(item: number, name: string): IBinaryData;
      getBinaryDataBuffer(item: number, name: string): Promise<Buffer>;
      prepareBinaryData(data: Buffer, fileName?: string, mimeType?: string): Promise<IBinaryData>;
    };
  }
  export interface IHookFunctions extends Functions {
    getNodeWebhookUrl(name: string): string | undefined;
    getWorkflowStaticData(type: 'node'): IDataObject;
  }
  export interface IWebhookFunctions extends Functions {
    getRequestObject(): { rawBody?: Buffer };
    getResponseObject(): { status(code: number): { send(text: string): unknown } };
    getHeaderData(): Record<string, string | string[] | undefined>;
    getBodyData(): IDataObject;
    getWorkflowStaticData(type: 'node'): IDataObject;
  }
  export interface IWebhookResponseData {
    workflowData?: INodeExecutionData[][];
    webhookResponse?: unknown;
    noWebhookResponse?: boolean;
  }
  export interface INodeType {
    description: INodeTypeDescription;
    execute?(this: IExecuteFunctions): Promise<INodeExecutionData[][]>;
    webhook?(this: IWebhookFunctions): Promise<IWebhookResponseData>;
    webhookMethods?: Record<string, Record<string, (this: IHookFunctions) => Promise<boolean>>>;
  }
  export class NodeApiError extends Error {
    constructor(
      node: INode,
      error: object,
      options?: { message?: string; description?: string; httpCode?: string; itemIndex?: number },
    );
  }
  export class NodeOperationError extends Error {
    constructor(node: INode, error: string | Error, options?: { itemIndex?: number; description?: string });
  }
  export function sleep(ms: number): Promise<void>;
}
