import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';
import { AwsError } from '../aws/aws-error';
import { headerOf, notImplemented } from './exchange';

const kept = [
  'content-type',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'expires',
];
const metadata = 'x-amz-meta-';

const hashed =
  (algorithm: string) =>
  (body: Buffer): string =>
    createHash(algorithm).update(body).digest('base64');

const crc = (body: Buffer): string => {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return sum.toString('base64');
};

const checksums: Record<string, (body: Buffer) => string> = {
  'content-md5': hashed('md5'),
  'x-amz-checksum-crc32': crc,
  'x-amz-checksum-sha1': hashed('sha1'),
  'x-amz-checksum-sha256': hashed('sha256'),
};

/** Headers of requests with content. */
export const checksumHeaders = [...Object.keys(checksums), 'x-amz-sdk-checksum-algorithm'];
export const metadataHeaders = [`${metadata}*`];

/** Verified checksums of the request. */
export const checkedChecksums = (headers: IncomingHttpHeaders, body: Buffer): Record<string, string> => {
  const sent = Object.keys(checksums).flatMap((name) => {
    const value = headerOf(headers, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  for (const [name, value] of sent) {
    if (checksums[name]?.(body) !== value) throw new AwsError('BadDigest', `The ${name} you specified did not match.`);
  }
  return Object.fromEntries(sent.filter(([name]) => name.startsWith('x-amz-')));
};

/** Headers stored with an object and returned with it. */
export const contentHeaders = (headers: IncomingHttpHeaders): Record<string, string> => {
  if (headerOf(headers, 'content-encoding')?.includes('aws-chunked'))
    throw notImplemented('Content-Encoding: aws-chunked');
  const sent = Object.keys(headers).filter((name) => kept.includes(name) || name.startsWith(metadata));
  return {
    'content-type': 'binary/octet-stream',
    ...Object.fromEntries(sent.map((name) => [name, headerOf(headers, name) ?? ''])),
  };
};
