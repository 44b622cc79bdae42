import type { IncomingHttpHeaders } from 'node:http';
import { AwsError } from '../aws/aws-error';
import type { VersionedStore } from './versions';

export type ObjectRequest = {
  method: string;
  bucket: string;
  key: string;
  query: URLSearchParams;
  /** Headers, including those in the query of a presigned URL. */
  headers: IncomingHttpHeaders;
  body: Buffer;
};
export type ObjectReply = { status: number; headers?: Record<string, string>; body?: string | Buffer };

/** `query` and `headers`: supported ones that change its meaning. A star matches the rest of a name. */
export type ObjectOperation = {
  name: string;
  query?: readonly string[];
  headers?: readonly string[];
  run(request: ObjectRequest, store: VersionedStore): ObjectReply | Promise<ObjectReply>;
};

export const headerOf = (headers: IncomingHttpHeaders, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
};

export const nameOf = ({ bucket, key }: Pick<ObjectRequest, 'bucket' | 'key'>): string => `${bucket}/${key}`;

export const notImplemented = (what: string): AwsError =>
  new AwsError('NotImplemented', `The local object storage does not have ${what}.`, 501);
export const accessDenied = (message = 'Access Denied'): AwsError => new AwsError('AccessDenied', message, 403);
export const noSuchKey = (): AwsError => new AwsError('NoSuchKey', 'The specified key does not exist.', 404);
export const preconditionFailed = (): AwsError =>
  new AwsError('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold', 412);
