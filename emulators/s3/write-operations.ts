import { createHash } from 'node:crypto';
import { AwsError } from '../aws/aws-error';
import { checkedChecksums, checksumHeaders, contentHeaders, metadataHeaders } from './content-headers';
import { headerOf, nameOf, noSuchKey, notImplemented, preconditionFailed, type ObjectOperation } from './exchange';
import type { ObjectFacts, ObjectStore } from './store';
import { recordsIn, xmlReply } from './xml';

export const md5 = (body: Buffer): Buffer => createHash('md5').update(body).digest();

/** `etag`: tag of an object uploaded in parts. */
export const keepObject = (
  store: ObjectStore,
  name: string,
  body: Buffer,
  headers: Readonly<Record<string, string>>,
  etag = `"${md5(body).toString('hex')}"`,
): ObjectFacts => {
  const facts = { etag, size: body.length, modifiedAt: new Date().toISOString(), headers };
  store.put(name, facts, body);
  return facts;
};

export const putObject: ObjectOperation = {
  name: 'PutObject',
  headers: ['if-match', 'if-none-match', ...checksumHeaders, ...metadataHeaders],
  run(request, store) {
    const { headers, body } = request;
    const name = nameOf(request);
    const old = store.find(name);
    const [match, noneMatch] = [headerOf(headers, 'if-match'), headerOf(headers, 'if-none-match')];
    if (noneMatch !== undefined && noneMatch !== '*')
      throw notImplemented(`PutObject with If-None-Match: ${noneMatch}`);
    if (match !== undefined && !old) throw noSuchKey();
    if ((noneMatch === '*' && old) || (match !== undefined && match !== old?.etag)) throw preconditionFailed();
    const sums = checkedChecksums(headers, body);
    const { etag } = keepObject(store, name, body, { ...contentHeaders(headers), ...sums });
    return { status: 200, headers: { etag, ...sums } };
  },
};

export const copyObject: ObjectOperation = {
  name: 'CopyObject',
  headers: ['x-amz-copy-source'],
  run(request, store) {
    const source = decodeURIComponent(headerOf(request.headers, 'x-amz-copy-source') ?? '').replace(/^\//, '');
    const found = store.find(source);
    if (!found) throw noSuchKey();
    const { etag, modifiedAt } = keepObject(store, nameOf(request), found.read(), found.headers);
    return xmlReply({ CopyObjectResult: { LastModified: modifiedAt, ETag: etag } });
  },
};

export const deleteObject: ObjectOperation = {
  name: 'DeleteObject',
  query: ['versionId'],
  run(request, store) {
    const versionId = request.query.get('versionId');
    if (versionId === null) store.remove(nameOf(request));
    else store.removeVersion(nameOf(request), versionId);
    return { status: 204 };
  },
};

const mostDeleted = 1000;

export const deleteObjects: ObjectOperation = {
  name: 'DeleteObjects',
  query: ['delete'],
  headers: checksumHeaders,
  run({ bucket, headers, body }, store) {
    checkedChecksums(headers, body);
    const objects = recordsIn(body, 'Object');
    const unknown = objects
      .flatMap((it) => Object.keys(it))
      .find((name) => !['Key', 'VersionId', 'Object'].includes(name));
    if (unknown !== undefined) throw notImplemented(`DeleteObjects with ${unknown}`);
    if (objects.length === 0 || objects.length > mostDeleted)
      throw new AwsError('MalformedXML', `Between 1 and ${mostDeleted} objects can be deleted.`);
    for (const { Key: key = '', VersionId } of objects) {
      if (VersionId === undefined) store.remove(nameOf({ bucket, key }));
      else store.removeVersion(nameOf({ bucket, key }), VersionId);
    }
    const isQuiet = recordsIn(body, 'Delete')[0]?.['Quiet'] === 'true';
    return xmlReply({
      DeleteResult: { Deleted: isQuiet ? [] : objects.map(({ Key, VersionId }) => ({ Key, VersionId })) },
    });
  },
};
