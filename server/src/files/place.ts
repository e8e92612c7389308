import { join } from 'node:path';
import type { FileStore } from '../kernel/file-store.ts';
import { LocalFiles } from './local.ts';
import { BucketFiles, type BucketPlace } from './s3.ts';

const shape = 's3://bucket/prefix?region=…&endpoint=https://…&path_style=1';
const known = ['region', 'endpoint', 'path_style'];

const fault = (why: string): Error => new Error(`MUSTER_FILES_URL ${why}. It has the form ${shape}.`);

/** Where files go, read from MUSTER_FILES_URL; throws one sentence that says what is wrong with it. */
export function parseFilesUrl(text: string, region = 'us-east-1'): BucketPlace {
  if (!URL.canParse(text)) throw fault('is not an address');
  const url = new URL(text);
  const { protocol, hostname, pathname, searchParams, username, password } = url;
  if (protocol !== 's3:') throw fault('must start with s3://');
  if (username !== '' || password !== '') {
    throw fault('must hold no credentials; give them as AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(hostname)) throw fault('names no bucket');
  const stranger = [...searchParams.keys()].find((name) => !known.includes(name));
  if (stranger !== undefined) throw fault(`has the unknown setting "${stranger}"`);
  const endpoint = searchParams.get('endpoint');
  if (endpoint !== null && !/^https?:\/\/[^/]/.test(endpoint))
    throw fault('has an endpoint that is no http(s) address');
  const style = searchParams.get('path_style') ?? '0';
  if (style !== '0' && style !== '1') throw fault('takes path_style as 0 or 1');
  const prefix = decodeURIComponent(pathname).replaceAll(/^\/+|\/+$/g, '');
  return {
    bucket: hostname,
    prefix: prefix === '' ? '' : `${prefix}/`,
    endpoint,
    region: searchParams.get('region') ?? region,
    isPathStyle: style === '1',
  };
}

/** The bucket if one is configured, else the data folder. */
export const openFiles = (bucket: BucketPlace | null, dataDir: string): FileStore =>
  bucket === null ? new LocalFiles(join(dataDir, 'files')) : new BucketFiles(bucket);
