import { createHash } from 'node:crypto';
import type { SimulatedReply, SimulatedRequest } from './http-client';

type StoredObject = { body: Buffer; type: string; etag: string };

const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const failure = (status: number, code: string): SimulatedReply => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: status === 304 ? '' : `<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});

const headersOf = ({ type, etag }: StoredObject): Record<string, string> => ({ 'content-type': type, etag });

/** Buckets as far as handlers use them without a browser's upload: read, write with conditions, delete, list. */
export const openObjectStorage = () => {
  const objects = new Map<string, StoredObject>();

  const put = ({ headers, body }: SimulatedRequest, name: string): SimulatedReply => {
    const old = objects.get(name);
    if (headers['if-none-match'] === '*' && old) return failure(412, 'PreconditionFailed');
    if (headers['if-match'] && headers['if-match'] !== old?.etag) return failure(412, 'PreconditionFailed');
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    objects.set(name, { body, type: headers['content-type'] ?? 'application/octet-stream', etag });
    return { status: 200, headers: { etag }, body: '' };
  };

  const list = (bucket: string, prefix: string): SimulatedReply => {
    const start = `${bucket}/${prefix}`;
    const keys = [...objects.keys()].filter((name) => name.startsWith(start)).sort();
    const contents = keys.map((name) => `<Contents><Key>${xml(name.slice(bucket.length + 1))}</Key></Contents>`);
    return {
      status: 200,
      headers: { 'content-type': 'application/xml' },
      body: `<ListBucketResult><IsTruncated>false</IsTruncated><KeyCount>${keys.length}</KeyCount>${contents.join('')}</ListBucketResult>`,
    };
  };

  const answer = (request: SimulatedRequest): SimulatedReply => {
    const { method, url, headers } = request;
    const [bucket = '', ...rest] = decodeURIComponent(url.pathname).slice(1).split('/');
    const key = rest.join('/');
    if (!key) return list(bucket, url.searchParams.get('prefix') ?? '');
    const name = `${bucket}/${key}`;
    if (method === 'PUT') return put(request, name);
    if (method === 'DELETE') {
      objects.delete(name);
      return { status: 204, body: '' };
    }
    const found = objects.get(name);
    if (!found) return failure(404, method === 'HEAD' ? 'NotFound' : 'NoSuchKey');
    if (headers['if-none-match'] === found.etag) return failure(304, 'NotModified');
    return { status: 200, headers: headersOf(found), body: method === 'HEAD' ? '' : found.body };
  };

  return {
    answer,
    /** By bucket and key. */
    files: (): ReadonlyMap<string, Buffer> => new Map([...objects].map(([name, { body }]) => [name, body])),
  };
};
