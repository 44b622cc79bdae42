import type { IncomingMessage, ServerResponse } from 'node:http';
import { AwsError } from '../aws/aws-error';
import { toAwsError } from '../aws/aws-endpoint';
import { readBody, type RouteHandler } from '../../scripts/local/gateway/http';
import { localStage } from '../../scripts/local/settings';
import { postObject } from './browser-post';
import { accessDenied, notImplemented, type ObjectOperation, type ObjectReply, type ObjectRequest } from './exchange';
import { completeMultipartUpload, createMultipartUpload, uploadPart } from './multipart-operations';
import { getObject, headObject, listObjects, listVersions } from './read-operations';
import { assertContentSigned, assertSigned } from './signature';
import type { ObjectStore } from './store';
import { withVersions, type VersionedStore } from './versions';
import { copyObject, deleteObject, deleteObjects, putObject } from './write-operations';
import { xmlReply } from './xml';

const { uploadsBucket, mediaBucket, documentsBucket, searchBucket, auditBucket, inboundMailBucket } = localStage;
export const buckets: readonly string[] = [
  ...[uploadsBucket, mediaBucket, documentsBucket, searchBucket, auditBucket, inboundMailBucket],
];

/** Whether a bucket keeps deleted files for some time (infra/kept-versions.ts). */
const hasVersions = (name: string): boolean =>
  [documentsBucket, mediaBucket].some((bucket) => name.startsWith(`${bucket}/`));

/** Maximum size of one request on AWS. */
const largestBody = 5 * 1024 ** 3;
const longestKey = 1024;

const ofBucket = ({ method, query }: ObjectRequest): ObjectOperation | undefined => {
  if (method === 'POST') return query.has('delete') ? deleteObjects : postObject;
  if (method !== 'GET') return undefined;
  return query.has('versions') ? listVersions : query.get('list-type') === '2' ? listObjects : undefined;
};

const ofObject = ({ method, query, headers }: ObjectRequest): ObjectOperation | undefined => {
  const inParts = query.has('uploadId');
  if (method === 'POST')
    return inParts ? completeMultipartUpload : query.has('uploads') ? createMultipartUpload : undefined;
  if (method === 'PUT') return inParts ? uploadPart : headers['x-amz-copy-source'] ? copyObject : putObject;
  if (method === 'DELETE') return inParts ? undefined : deleteObject;
  return { GET: getObject, HEAD: headObject }[method];
};

const operationFor = (request: ObjectRequest): ObjectOperation => {
  const operation = request.key === '' ? ofBucket(request) : ofObject(request);
  if (operation) return operation;
  const { method, bucket, key, query } = request;
  const asked = [...query.keys()].filter((name) => name !== 'x-id').join('&');
  throw notImplemented(`${method} ${bucket && '/{bucket}'}${key && '/{key}'}${asked && `?${asked}`}`);
};

/** Headers of the signature and the caller. */
const always = ['content-sha256', 'date', 'user-agent', 'security-token'].map((it) => `x-amz-${it}`);
const changesMeaning = /^(x-amz-.*|if-.*|range|content-md5)$/;

const assertKnown = ({ name, query = [], headers = [] }: ObjectOperation, request: ObjectRequest): void => {
  const isKnown = (it: string): boolean =>
    [...always, ...headers].some((known) => (known.endsWith('*') ? it.startsWith(known.slice(0, -1)) : it === known));
  const isForeign = (it: string): boolean => changesMeaning.test(it) && !isKnown(it);
  const parameter = [...request.query.keys()].find((it) => it !== 'x-id' && !query.includes(it));
  const header = Object.keys(request.headers).find(isForeign);
  if (parameter !== undefined) throw notImplemented(`${name} with ?${parameter}`);
  if (header !== undefined) throw notImplemented(`${name} with the header ${header}`);
};

const reads = [getObject, headObject, listObjects, listVersions];

/** Enforces the bucket's policy: objects can't be replaced or deleted. */
const assertUnlocked = (operation: ObjectOperation, { bucket, headers }: ObjectRequest): void => {
  if (bucket === auditBucket && !reads.includes(operation) && headers['if-none-match'] === undefined)
    throw accessDenied();
};

const ofSignature = /^x-amz-(algorithm|credential|date|expires|signedheaders|signature)$/;

/** Like AWS, reads headers from the query, too, which presigned URLs use. */
const requestOf = (incoming: IncomingMessage, url: URL, path: string, body: Buffer): ObjectRequest => {
  const isHeader = (name: string): boolean => name.toLowerCase().startsWith('x-amz-');
  const moved = [...url.searchParams].flatMap(([name, value]) =>
    isHeader(name) && !ofSignature.test(name.toLowerCase()) ? [[name.toLowerCase(), value] as const] : [],
  );
  try {
    const [bucket = '', ...key] = decodeURIComponent(path).slice(1).split('/');
    return {
      ...{ method: incoming.method ?? '', bucket, key: key.join('/'), body },
      query: new URLSearchParams([...url.searchParams].filter(([name]) => !isHeader(name))),
      headers: { ...incoming.headers, ...Object.fromEntries(moved) },
    };
  } catch {
    throw new AwsError('InvalidURI', "Couldn't parse the specified URI.");
  }
};

const answer = async (incoming: IncomingMessage, url: URL, store: VersionedStore): Promise<ObjectReply> => {
  const { method = '', url: path = '', headers } = incoming;
  const body = await readBody(incoming, largestBody);
  const request = requestOf(incoming, url, path.replace(/\?.*/s, ''), body);
  const operation = operationFor(request);
  // A form has its signature in its fields.
  if (operation !== postObject) assertSigned({ method, path, query: url.searchParams, headers });
  assertContentSigned(request.headers, body);
  if (!buckets.includes(request.bucket)) throw new AwsError('NoSuchBucket', 'The specified bucket does not exist', 404);
  if (Buffer.byteLength(request.key) > longestKey) throw new AwsError('KeyTooLongError', 'Your key is too long');
  assertKnown(operation, request);
  assertUnlocked(operation, request);
  return operation.run(request, store);
};

/** Browsers may post to the upload bucket only from the site. */
const corsHeaders = ({ headers }: IncomingMessage, url: URL, method: string, site: string): Record<string, string> => {
  const isAllowed = headers.origin === site && method === 'POST' && url.pathname.split('/')[1] === uploadsBucket;
  if (!isAllowed) return {};
  return {
    'access-control-allow-origin': site,
    'access-control-allow-methods': 'POST',
    'access-control-allow-credentials': 'true',
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
};

/** A form needs no allowed headers. */
const answerPreflight = ({ headers }: IncomingMessage, allowed: Record<string, string>): ObjectReply => {
  const isAllowed = 'access-control-allow-origin' in allowed && !headers['access-control-request-headers'];
  if (!isAllowed) throw new AwsError('AccessForbidden', 'CORSResponse: This CORS request is not allowed.', 403);
  return { status: 200, headers: { ...allowed, 'access-control-max-age': '3600' } };
};

const failureReply = (error: unknown): ObjectReply => {
  const { code, message, status } = toAwsError(error);
  return xmlReply({ Error: { Code: code, Message: message } }, status);
};

const sendReply = (response: ServerResponse, isHead: boolean, { status, headers, body = '' }: ObjectReply): void => {
  const length = status === 204 || status === 304 ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  response.writeHead(status, { ...length, ...headers });
  response.end(isHead ? '' : body);
};

/** S3 with the buckets of the local stage, for clients with `forcePathStyle` and checksums `WHEN_REQUIRED`. */
export const objectStorage = (objects: ObjectStore, site: string): RouteHandler => {
  const store = withVersions(objects, hasVersions);
  return async (incoming, response, url) => {
    const { method, headers } = incoming;
    const wanted = method === 'OPTIONS' ? headers['access-control-request-method'] : method;
    const cors = corsHeaders(incoming, url, wanted ?? '', site);
    const replied =
      method === 'OPTIONS' ? async () => answerPreflight(incoming, cors) : () => answer(incoming, url, store);
    const reply = await replied().catch(failureReply);
    sendReply(response, method === 'HEAD', { ...reply, headers: { ...cors, ...reply.headers } });
  };
};
