import aws4 from 'aws4';
import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { AwsError } from '../aws/aws-error';
import { localCredentials } from '../../scripts/local/settings';
import { accessDenied, headerOf, notImplemented } from './exchange';

type Signed = { credential: string; date: string; headers: readonly string[]; signature: string };
export type SignedRequest = { method: string; path: string; query: URLSearchParams; headers: IncomingHttpHeaders };

const algorithm = 'AWS4-HMAC-SHA256';
const form = new RegExp(`^${algorithm} Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\\w+)$`);

const inHeader = (headers: IncomingHttpHeaders): Signed | null => {
  const [, credential, signed, signature] = form.exec(headers.authorization ?? '') ?? [];
  if (!credential || !signed || !signature) return null;
  return { credential, date: headerOf(headers, 'x-amz-date') ?? '', headers: signed.split(';'), signature };
};

const inQuery = (query: URLSearchParams): Signed | null => {
  if (query.get('X-Amz-Algorithm') !== algorithm) return null;
  const of = (name: string): string => query.get(`X-Amz-${name}`) ?? '';
  const signed = { credential: of('Credential'), date: of('Date'), signature: of('Signature') };
  const ends = timeOf(signed.date) + Number(of('Expires')) * 1000;
  if (!(ends > Date.now())) throw accessDenied('Request has expired');
  return { ...signed, headers: of('SignedHeaders').split(';') };
};

/** Milliseconds of a timestamp such as 20261128T111500Z. */
const timeOf = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** Scope of `id/day/region/s3/aws4_request`. */
const scopeOf = (credential: string): { day: string; region: string } => {
  const [id, day = '', region = ''] = credential.split('/');
  if (id !== localCredentials.accessKeyId)
    throw new AwsError('InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.', 403);
  return { day, region };
};

const assertSame = (given: string, own: string): void => {
  if (given !== own)
    throw new AwsError('SignatureDoesNotMatch', 'The request signature we calculated does not match.', 403);
};

export const assertSigned = ({ method, path, query, headers }: SignedRequest): void => {
  const presigned = inQuery(query);
  const signed = presigned ?? inHeader(headers);
  if (!signed) throw accessDenied();
  const { region } = scopeOf(signed.credential);
  const request = {
    ...{ service: 's3', region, method, path: path.replace(/&?X-Amz-Signature=\w+/, '') },
    headers: Object.fromEntries(signed.headers.map((name) => [name, headerOf(headers, name) ?? ''])),
    ...{ signQuery: presigned !== null, doNotModifyHeaders: true },
    // The package skips some headers that the SDK signs.
    extraHeadersToInclude: Object.fromEntries(signed.headers.map((name) => [name, true])),
  };
  const signer = new aws4.RequestSigner(request, localCredentials);
  signer.datetime = signed.date;
  assertSame(signed.signature, signer.signature());
};

/** A form signs its policy. */
export const assertFormSigned = (fields: ReadonlyMap<string, string>): void => {
  const { day, region } = scopeOf(fields.get('x-amz-credential') ?? '');
  const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
  const secret = `AWS4${localCredentials.secretAccessKey}`;
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, secret);
  assertSame(fields.get('x-amz-signature') ?? '', hmac(key, fields.get('policy') ?? '').toString('hex'));
};

/** The signature includes the hash of the content. */
export const assertContentSigned = (headers: IncomingHttpHeaders, body: Buffer): void => {
  const hash = headerOf(headers, 'x-amz-content-sha256') ?? 'UNSIGNED-PAYLOAD';
  if (hash === 'UNSIGNED-PAYLOAD') return;
  if (hash.startsWith('STREAMING-')) throw notImplemented(`x-amz-content-sha256: ${hash}`);
  if (hash !== createHash('sha256').update(body).digest('hex'))
    throw new AwsError('XAmzContentSHA256Mismatch', "The provided 'x-amz-content-sha256' header does not match.");
};
