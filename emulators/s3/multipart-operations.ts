import { randomUUID } from 'node:crypto';
import { AwsError } from '../aws/aws-error';
import { checkedChecksums, checksumHeaders, contentHeaders, metadataHeaders } from './content-headers';
import { nameOf, type ObjectOperation, type ObjectRequest } from './exchange';
import type { ObjectStore, StoredObject } from './store';
import { keepObject, md5 } from './write-operations';
import { recordsIn, xmlReply } from './xml';

/** Place of waiting parts. Not a valid bucket name on AWS, so no request reaches it. */
const waiting = '_parts';
const mostParts = 10_000;
/** Minimum size of all parts but the last. */
const smallestPart = 5 * 1024 * 1024;

/** Prefix of one upload. */
const placeOf = (request: ObjectRequest, uploadId: string): string => `${waiting}/${uploadId}/${nameOf(request)}`;
const partName = (place: string, part: number): string => `${place}#${part}`;

const openUpload = (request: ObjectRequest, store: ObjectStore): { place: string; begun: StoredObject } => {
  const place = placeOf(request, request.query.get('uploadId') ?? '');
  const begun = store.find(place);
  if (!begun) throw new AwsError('NoSuchUpload', 'The specified multipart upload does not exist.', 404);
  return { place, begun };
};

export const createMultipartUpload: ObjectOperation = {
  name: 'CreateMultipartUpload',
  query: ['uploads'],
  headers: metadataHeaders,
  run(request, store) {
    const { bucket: Bucket, key: Key, headers } = request;
    const UploadId = randomUUID();
    keepObject(store, placeOf(request, UploadId), Buffer.alloc(0), contentHeaders(headers));
    return xmlReply({ InitiateMultipartUploadResult: { Bucket, Key, UploadId } });
  },
};

export const uploadPart: ObjectOperation = {
  name: 'UploadPart',
  query: ['uploadId', 'partNumber'],
  headers: checksumHeaders,
  run(request, store) {
    const { query, headers, body } = request;
    const part = Number(query.get('partNumber'));
    if (!Number.isInteger(part) || part < 1 || part > mostParts)
      throw new AwsError('InvalidArgument', `Part number must be an integer between 1 and ${mostParts}, inclusive`);
    const { place } = openUpload(request, store);
    const sums = checkedChecksums(headers, body);
    contentHeaders(headers);
    const { etag } = keepObject(store, partName(place, part), body, {});
    return { status: 200, headers: { etag, ...sums } };
  },
};

const partsOf = (body: Buffer, place: string, store: ObjectStore): StoredObject[] => {
  const listed = recordsIn(body, 'Part').map(({ PartNumber, ETag = '' }) => ({ number: Number(PartNumber), ETag }));
  if (listed.length === 0) throw new AwsError('MalformedXML', 'A multipart upload has at least one part.');
  if (listed.some(({ number }, index) => index > 0 && number <= listed[index - 1]!.number))
    throw new AwsError('InvalidPartOrder', 'The list of parts was not in ascending order.');
  return listed.map(({ number, ETag }, index) => {
    const part = store.find(partName(place, number));
    if (part?.etag.replaceAll('"', '') !== ETag.replaceAll('"', ''))
      throw new AwsError('InvalidPart', 'One or more of the specified parts could not be found.');
    if (part.size < smallestPart && index < listed.length - 1)
      throw new AwsError('EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
    return part;
  });
};

export const completeMultipartUpload: ObjectOperation = {
  name: 'CompleteMultipartUpload',
  query: ['uploadId'],
  run(request, store) {
    const { bucket: Bucket, key: Key, body } = request;
    const { place, begun } = openUpload(request, store);
    const parts = partsOf(body, place, store);
    const sums = parts.map(({ etag }) => Buffer.from(etag.replaceAll('"', ''), 'hex'));
    const etag = `"${md5(Buffer.concat(sums)).toString('hex')}-${parts.length}"`;
    keepObject(store, nameOf(request), Buffer.concat(parts.map((part) => part.read())), begun.headers, etag);
    for (const name of [place, ...store.names(`${place}#`)]) store.remove(name);
    return xmlReply({ CompleteMultipartUploadResult: { Bucket, Key, ETag: etag } });
  },
};
