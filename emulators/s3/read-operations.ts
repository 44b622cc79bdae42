import { AwsError } from '../aws/aws-error';
import {
  headerOf,
  nameOf,
  noSuchKey,
  notImplemented,
  preconditionFailed,
  type ObjectOperation,
  type ObjectReply,
  type ObjectRequest,
} from './exchange';
import type { StoredObject } from './store';
import type { VersionedStore } from './versions';
import { xmlReply } from './xml';

const overrides = ['type', 'language', 'disposition', 'encoding'].map((it) => `response-content-${it}`);
const query = [...overrides, 'response-expires', 'response-cache-control'];
const headers = [
  'range',
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
  'x-amz-checksum-mode',
];

/** Null for an invalid range, which is ignored. */
const rangeOf = (range: string, size: number): { from: number; to: number } | null => {
  if (range.includes(',')) throw notImplemented('more than one range');
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(first) > Number(last)) return null;
  if (from > to) throw new AwsError('InvalidRange', 'The requested range is not satisfiable', 416);
  return { from, to };
};

const hasEtag = (list: string, { etag }: StoredObject): boolean =>
  list.split(',').some((it) => it.trim() === '*' || it.trim() === etag);

/** Header dates have no milliseconds. */
const seconds = (time: string): number => Math.floor(Date.parse(time) / 1000);

/** A content condition takes precedence over a time condition. */
const isUnchanged = ({ headers: asked }: ObjectRequest, object: StoredObject): boolean => {
  const [match, noneMatch] = [headerOf(asked, 'if-match'), headerOf(asked, 'if-none-match')];
  const [since, until] = [headerOf(asked, 'if-modified-since'), headerOf(asked, 'if-unmodified-since')];
  const modified = seconds(object.modifiedAt);
  if (match !== undefined ? !hasEtag(match, object) : until !== undefined && modified > seconds(until))
    throw preconditionFailed();
  return noneMatch !== undefined ? hasEtag(noneMatch, object) : since !== undefined && modified <= seconds(since);
};

const shownHeaders = ({ query: asked, headers: sent }: ObjectRequest, object: StoredObject): Record<string, string> => {
  const own = Object.entries(object.headers).filter(
    ([name]) => !name.startsWith('x-amz-checksum-') || headerOf(sent, 'x-amz-checksum-mode') === 'ENABLED',
  );
  const instead = query.flatMap((name) => {
    const value = asked.get(name);
    return value === null ? [] : [[name.slice('response-'.length), value] as const];
  });
  return {
    ...Object.fromEntries([...own, ...instead]),
    etag: object.etag,
    'last-modified': new Date(object.modifiedAt).toUTCString(),
    'accept-ranges': 'bytes',
  };
};

const asked = (request: ObjectRequest, store: VersionedStore): StoredObject | undefined => {
  const [name, versionId] = [nameOf(request), request.query.get('versionId')];
  if (versionId === null) return store.find(name);
  return store.versions(name).find((it) => it.name === name && it.versionId === versionId && !it.isMarker);
};

const read = (request: ObjectRequest, store: VersionedStore): ObjectReply => {
  const object = asked(request, store);
  if (!object) throw noSuchKey();
  if (isUnchanged(request, object)) return { status: 304, headers: { etag: object.etag } };
  const shown = shownHeaders(request, object);
  const range = rangeOf(headerOf(request.headers, 'range') ?? '', object.size);
  const { from, to } = range ?? { from: 0, to: object.size - 1 };
  return {
    status: range ? 206 : 200,
    headers: {
      ...shown,
      'content-length': String(to - from + 1),
      ...(range && { 'content-range': `bytes ${from}-${to}/${object.size}` }),
    },
    ...(request.method === 'GET' && { body: object.read().subarray(from, to + 1) }),
  };
};

export const getObject: ObjectOperation = { name: 'GetObject', query: [...query, 'versionId'], headers, run: read };
export const headObject: ObjectOperation = { ...getObject, name: 'HeadObject' };

const mostKeys = 1000;

export const listObjects: ObjectOperation = {
  name: 'ListObjectsV2',
  query: ['list-type', 'prefix', 'start-after', 'continuation-token', 'max-keys'],
  run({ bucket, query: asked }, store) {
    const prefix = asked.get('prefix') ?? '';
    const token = asked.get('continuation-token');
    const after = token === null ? (asked.get('start-after') ?? '') : Buffer.from(token, 'base64url').toString();
    const most = Math.min(Number(asked.get('max-keys') ?? mostKeys), mostKeys);
    const keys = store.names(`${bucket}/${prefix}`).map((name) => name.slice(bucket.length + 1));
    const rest = keys.filter((key) => key > after);
    const page = rest.slice(0, most);
    const last = page.at(-1);
    const isTruncated = page.length < rest.length && last !== undefined;
    return xmlReply({
      ListBucketResult: {
        ...{ Name: bucket, Prefix: prefix, KeyCount: page.length, MaxKeys: most, IsTruncated: isTruncated },
        ...(isTruncated && { NextContinuationToken: Buffer.from(last).toString('base64url') }),
        Contents: page.flatMap((key) => {
          const object = store.find(nameOf({ bucket, key }));
          if (!object) return [];
          const { modifiedAt: LastModified, etag: ETag, size: Size } = object;
          return [{ Key: key, LastModified, ETag, Size, StorageClass: 'STANDARD' }];
        }),
      },
    });
  },
};

export const listVersions: ObjectOperation = {
  name: 'ListObjectVersions',
  query: ['versions', 'prefix', 'key-marker', 'version-id-marker', 'max-keys'],
  run({ bucket, query: asked }, store) {
    const prefix = asked.get('prefix') ?? '';
    const most = Math.min(Number(asked.get('max-keys') ?? mostKeys), mostKeys);
    const [key, version] = [asked.get('key-marker'), asked.get('version-id-marker')];
    const all = store.versions(`${bucket}/${prefix}`).map((it) => ({ ...it, key: it.name.slice(bucket.length + 1) }));
    const from =
      key === null ? 0 : 1 + all.findLastIndex((it) => it.key === key && (version ?? it.versionId) === it.versionId);
    const page = all.slice(from, from + most);
    const last = page.at(-1);
    const isTruncated = last !== undefined && from + page.length < all.length;
    const shown = ({
      key: Key,
      versionId: VersionId,
      isLatest: IsLatest,
      modifiedAt: LastModified,
    }: (typeof all)[number]) => ({
      ...{ Key, VersionId, IsLatest, LastModified },
    });
    return xmlReply({
      ListVersionsResult: {
        ...{ Name: bucket, Prefix: prefix, MaxKeys: most, IsTruncated: isTruncated },
        ...(isTruncated && { NextKeyMarker: last.key, NextVersionIdMarker: last.versionId }),
        Version: page
          .filter(({ isMarker }) => !isMarker)
          .map((it) => ({ ...shown(it), ETag: it.etag, Size: it.size, StorageClass: 'STANDARD' })),
        DeleteMarker: page.filter(({ isMarker }) => isMarker).map(shown),
      },
    });
  },
};
