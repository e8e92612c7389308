export { Muster } from './client.ts';
export type { Answer, Download } from './answers.ts';
export type { ClientOptions, ProposeOptions, ReadOptions, WriteOptions } from './options.ts';
export { Paged, type Page } from './paged.ts';
export {
  ApiError,
  ConnectionError,
  isApiError,
  MusterError,
  TimeoutError,
  UnexpectedAnswerError,
  type DetailsOf,
} from './errors.ts';
export type { FileContent, UploadOf } from './uploads.ts';
export { webhooks, WebhookVerificationError, type WebhookHeaders, type WebhookRequest } from './webhooks.ts';
export type * from './generated/records.ts';
