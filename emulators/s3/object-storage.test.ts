import {
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  HeadObjectCommand,
  ListObjectVersionsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
  type PutObjectCommandInput,
  type S3ServiceException,
} from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3 } from '../aws/s3';
import { freePort, loopback } from '../../scripts/local/ports';
import { localCredentials, localStage, region } from '../../scripts/local/settings';

const site = 'http://localhost:5173';
const { documentsBucket: Bucket, uploadsBucket, auditBucket } = localStage;
const directory = mkdtempSync(join(tmpdir(), 'wardline-objects-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const clientAt = (endpoint: string, secretAccessKey: string = localCredentials.secretAccessKey): S3Client =>
  new S3Client({
    ...{ endpoint, region, forcePathStyle: true, maxAttempts: 1 },
    credentials: { ...localCredentials, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

describe.each([
  ['in memory', null],
  ['on disk', join(directory, 's3')],
])('object storage %s', (_place, dataDir) => {
  let [endpoint, stop] = ['', async (): Promise<void> => undefined];
  let s3: S3Client;
  beforeAll(async () => {
    const port = await freePort();
    endpoint = `http://${loopback}:${port}`;
    ({ stop } = await startS3(port, dataDir, site));
    s3 = clientAt(endpoint);
  });
  afterAll(() => stop());

  const put = (Key: string, Body: string | Buffer, more: Partial<PutObjectCommandInput> = {}) =>
    s3.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
  const get = async (Key: string, more: object = {}) => {
    const { Body, ...facts } = await s3.send(new GetObjectCommand({ Bucket, Key, ...more }));
    return { ...facts, text: (await Body?.transformToString()) ?? '' };
  };
  /** Code and status of an error. */
  const refusal = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'done',
      (error: unknown) => {
        const { name, $metadata } = error as S3ServiceException;
        return `${name} ${$metadata.httpStatusCode}`;
      },
    );
  const codeOf = async (answer: Response): Promise<string> =>
    `${/<Code>(\w+)/.exec(await answer.text())?.[1] ?? 'done'} ${answer.status}`;

  it('returns what was put, with its headers', async () => {
    const headers = {
      ContentType: 'text/plain; charset=utf-8',
      CacheControl: 'no-cache',
      ContentDisposition: 'attachment; filename="a.txt"',
      Metadata: { owner: 'me' },
    };
    const { ETag } = await put('folder/ä +&.txt', 'content', headers);
    expect(ETag).toBe('"9a0364b9e99bb480dd25e1f0284c8555"');
    const found = { ...headers, ETag, ContentLength: 7, AcceptRanges: 'bytes' };
    expect(await get('folder/ä +&.txt')).toMatchObject({ ...found, text: 'content' });
    const head = await s3.send(new HeadObjectCommand({ Bucket, Key: 'folder/ä +&.txt' }));
    expect(head).toMatchObject(found);
    expect(Math.abs(Date.now() - head.LastModified!.getTime())).toBeLessThan(60_000);
    await put('plain', Buffer.alloc(0));
    expect(await get('plain')).toMatchObject({ ContentLength: 0, text: '' });
  });

  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-100', '89', 'bytes 8-9/10'],
    ['bytes=3-1', '0123456789', undefined],
  ])('returns the range %s', async (Range, content, range) => {
    await put('digits', '0123456789');
    const { text, ContentRange, ContentLength } = await get('digits', { Range });
    expect([text, ContentRange, ContentLength]).toEqual([content, range, content.length]);
  });

  it('rejects a range beyond the end', async () => {
    await put('short', '0123456789');
    expect(await refusal(get('short', { Range: 'bytes=10-' }))).toBe('InvalidRange 416');
  });

  it('reads conditionally', async () => {
    const { ETag } = await put('read', 'content');
    const past = new Date(Date.now() - 86_400_000);
    const later = new Date(Date.now() + 86_400_000);
    expect(await refusal(get('read', { IfNoneMatch: ETag }))).toMatch(/ 304$/);
    expect(await refusal(get('read', { IfModifiedSince: later }))).toMatch(/ 304$/);
    expect(await refusal(get('read', { IfMatch: '"other"' }))).toBe('PreconditionFailed 412');
    expect(await refusal(get('read', { IfUnmodifiedSince: past }))).toBe('PreconditionFailed 412');
    for (const more of [{ IfNoneMatch: '"other"' }, { IfMatch: ETag }, { IfModifiedSince: past }])
      expect(await refusal(get('read', more))).toBe('done');
  });

  it('puts conditionally', async () => {
    const { ETag } = await put('once', 'first', { IfNoneMatch: '*' });
    expect(await refusal(put('once', 'second', { IfNoneMatch: '*' }))).toBe('PreconditionFailed 412');
    expect(await refusal(put('once', 'second', { IfMatch: '"other"' }))).toBe('PreconditionFailed 412');
    expect(await refusal(put('none', 'second', { IfMatch: ETag! }))).toBe('NoSuchKey 404');
    expect((await get('once')).text).toBe('first');
    await put('once', 'second', { IfMatch: ETag! });
    expect((await get('once')).text).toBe('second');
  });

  it('verifies checksums and returns them', async () => {
    const { ChecksumSHA256 } = await put('sum', 'content', { ChecksumAlgorithm: 'SHA256' });
    expect(ChecksumSHA256).toBe('7XACtDnprIRfIjV9giusFERzD722AW0+yUMil7nsn3M=');
    expect(await get('sum', { ChecksumMode: 'ENABLED' })).toMatchObject({ ChecksumSHA256 });
    expect((await get('sum')).ChecksumSHA256).toBeUndefined();
    expect(await refusal(put('sum', 'other', { ChecksumSHA256: ChecksumSHA256! }))).toBe('BadDigest 400');
    expect(await refusal(put('sum', 'other', { ContentMD5: 'mgNkuembtIDdJeHwKEyFVQ==' }))).toBe('BadDigest 400');
    expect(await refusal(put('sum', 'other', { ChecksumAlgorithm: 'CRC32' }))).toBe('done');
  });

  it('deletes objects, including missing ones', async () => {
    await put('gone', 'content');
    for (const _time of [1, 2]) await s3.send(new DeleteObjectCommand({ Bucket, Key: 'gone' }));
    expect(await refusal(get('gone'))).toBe('NoSuchKey 404');
    expect(await refusal(s3.send(new HeadObjectCommand({ Bucket, Key: 'gone' })))).toBe('NotFound 404');
    await Promise.all([put('many/1', '1'), put('many/<2>', '2')]);
    const Objects = ['many/1', 'many/<2>', 'many/3'].map((Key) => ({ Key }));
    const { Deleted } = await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    expect(Deleted).toEqual(Objects);
    expect((await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'many/' }))).KeyCount).toBe(0);
  });

  it('lists pages in order', async () => {
    for (const name of ['b', 'a', 'c<&>', 'd', 'e']) await put(`list/${name}`, name);
    await put('listed', 'f');
    const list = (more: object) => s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'list/', ...more }));
    const first = await list({ MaxKeys: 2, StartAfter: 'list/a' });
    expect(first).toMatchObject({ IsTruncated: true, KeyCount: 2, MaxKeys: 2, Name: Bucket, Prefix: 'list/' });
    expect(first.Contents).toMatchObject([{ Key: 'list/b', Size: 1 }, { Key: 'list/c<&>' }]);
    const rest = await list({ ContinuationToken: first.NextContinuationToken });
    expect(rest.IsTruncated).toBe(false);
    expect(rest.Contents?.map(({ Key }) => Key)).toEqual(['list/d', 'list/e']);
  });

  it('copies with headers', async () => {
    await put('copy/from', 'content', { ContentType: 'text/css', Metadata: { a: '1' } });
    const copy = (from: string) =>
      s3.send(new CopyObjectCommand({ Bucket, Key: 'copy/to', CopySource: `${Bucket}/copy/${from}` }));
    expect((await copy('from')).CopyObjectResult?.ETag).toBe('"9a0364b9e99bb480dd25e1f0284c8555"');
    expect(await get('copy/to')).toMatchObject({ text: 'content', ContentType: 'text/css', Metadata: { a: '1' } });
    expect(await refusal(copy('none'))).toBe('NoSuchKey 404');
  });

  it('accepts multipart uploads', async () => {
    const upload = { Bucket, Key: 'parts' };
    const { UploadId } = await s3.send(new CreateMultipartUploadCommand({ ...upload, ContentType: 'text/plain' }));
    const bodies = [Buffer.alloc(5 * 1024 * 1024, 'a'), Buffer.from('b')];
    const Parts = await Promise.all(
      bodies.map(async (Body, index) => {
        const part = { ...upload, UploadId, PartNumber: index + 1 };
        return { PartNumber: index + 1, ETag: (await s3.send(new UploadPartCommand({ ...part, Body }))).ETag };
      }),
    );
    const complete = (of: typeof Parts) =>
      s3.send(new CompleteMultipartUploadCommand({ ...upload, UploadId, MultipartUpload: { Parts: of } }));
    expect(await refusal(get('parts'))).toBe('NoSuchKey 404');
    expect(await refusal(complete(Parts.toReversed()))).toBe('InvalidPartOrder 400');
    expect(await refusal(complete([{ PartNumber: 3, ETag: '"none"' }]))).toBe('InvalidPart 400');
    expect((await complete(Parts)).ETag).toMatch(/^"[0-9a-f]{32}-2"$/);
    const { text, ContentType } = await get('parts');
    expect([text.length, text.slice(-2), ContentType]).toEqual([bodies[0]!.length + 1, 'ab', 'text/plain']);
    expect(await refusal(complete(Parts))).toBe('NoSuchUpload 404');
  });

  describe('a presigned URL', () => {
    it('reads with overridden headers until it expires', async () => {
      await put('shown', 'content');
      const asked = {
        ResponseContentType: 'application/pdf',
        ResponseContentDisposition: "attachment; filename*=UTF-8''r%C3%A9sum%C3%A9.pdf",
        ResponseCacheControl: 'private, no-store',
      };
      const command = new GetObjectCommand({ Bucket, Key: 'shown', ...asked });
      const url = await getSignedUrl(s3, command, { expiresIn: 60 });
      const answer = await fetch(url);
      expect(await answer.text()).toBe('content');
      const headers = ['content-type', 'content-disposition', 'cache-control'];
      expect(headers.map((name) => answer.headers.get(name))).toEqual(Object.values(asked));
      expect(await codeOf(await fetch(url.replace('/shown', '/digits')))).toBe('SignatureDoesNotMatch 403');
      const signingDate = new Date(Date.now() - 61_000);
      const ended = await getSignedUrl(s3, command, { expiresIn: 60, signingDate });
      expect(await codeOf(await fetch(ended))).toBe('AccessDenied 403');
    });

    it('writes an object', async () => {
      const command = new PutObjectCommand({ Bucket, Key: 'sent', Metadata: { a: '1' } });
      const answer = await fetch(await getSignedUrl(s3, command), { method: 'PUT', body: 'content' });
      expect(answer.status).toBe(200);
      expect(await get('sent')).toMatchObject({ text: 'content', Metadata: { a: '1' } });
    });
  });

  describe('object versions', () => {
    const versions = async (Prefix: string, more: object = {}) => {
      const {
        Versions = [],
        DeleteMarkers = [],
        ...page
      } = await s3.send(new ListObjectVersionsCommand({ Bucket, Prefix, ...more }));
      return { ...page, versions: Versions, markers: DeleteMarkers };
    };

    it('keep replaced and deleted content', async () => {
      await put('kept', 'first');
      await put('kept', 'second');
      await s3.send(new DeleteObjectCommand({ Bucket, Key: 'kept' }));
      expect(await refusal(get('kept'))).toBe('NoSuchKey 404');
      const { versions: found, markers } = await versions('kept');
      expect(markers).toMatchObject([{ Key: 'kept', IsLatest: true }]);
      const texts = found.map(async ({ VersionId }) => (await get('kept', { VersionId })).text);
      expect(await Promise.all(texts)).toEqual(['second', 'first']);
    });

    it('are current again when the delete marker is removed', async () => {
      await put('back', 'first');
      await s3.send(new DeleteObjectCommand({ Bucket, Key: 'back' }));
      const { markers } = await versions('back');
      await s3.send(new DeleteObjectCommand({ Bucket, Key: 'back', VersionId: markers[0]!.VersionId }));
      expect(await get('back')).toMatchObject({ text: 'first' });
      expect((await versions('back')).markers).toEqual([]);
    });

    it('are listed in pages, and gone once each is deleted', async () => {
      for (const text of ['1', '2', '3']) await put('paged/a', text);
      await put('paged/b', '4');
      const first = await versions('paged/', { MaxKeys: 2 });
      const { NextKeyMarker: KeyMarker, NextVersionIdMarker: VersionIdMarker } = first;
      const second = await versions('paged/', { KeyMarker, VersionIdMarker });
      const all = [...first.versions, ...second.versions];
      expect(all.map(({ Key }) => Key)).toEqual(['paged/a', 'paged/a', 'paged/a', 'paged/b']);
      expect([first.IsTruncated, second.IsTruncated]).toEqual([true, false]);
      const Objects = all.map(({ Key, VersionId }) => ({ Key: Key!, VersionId }));
      await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
      expect(await versions('paged/')).toMatchObject({ versions: [], markers: [] });
    });

    it('are not kept in the upload bucket', async () => {
      await s3.send(new PutObjectCommand({ Bucket: uploadsBucket, Key: 'once', Body: 'content' }));
      await s3.send(new DeleteObjectCommand({ Bucket: uploadsBucket, Key: 'once' }));
      const left = await s3.send(new ListObjectVersionsCommand({ Bucket: uploadsBucket, Prefix: 'once' }));
      expect([left.Versions, left.DeleteMarkers]).toEqual([undefined, undefined]);
    });
  });

  describe('a browser form upload', () => {
    const options = (Key: string): PresignedPostOptions => ({
      ...{ Bucket: uploadsBucket, Key, Expires: 60 },
      Fields: { 'Content-Type': 'image/png' },
      Conditions: [['content-length-range', 1, 10]],
    });
    const send = async (Key: string, content: string, changed: Record<string, string> = {}, origin = site) => {
      const { url, fields } = await createPresignedPost(s3, options(Key));
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...fields, ...changed })) form.append(name, value);
      form.append('file', new Blob([content]));
      return fetch(url, { method: 'POST', body: form, headers: { origin } });
    };

    it('is stored as signed', async () => {
      expect((await send('form', 'content')).status).toBe(204);
      const object = await s3.send(new GetObjectCommand({ Bucket: uploadsBucket, Key: 'form' }));
      expect([await object.Body?.transformToString(), object.ContentType]).toEqual(['content', 'image/png']);
    });

    it.each<[string, string, string, Record<string, string>]>([
      ['EntityTooLarge 400', 'of more bytes', 'content and more', {}],
      ['EntityTooSmall 400', 'of no bytes', '', {}],
      ['AccessDenied 403', 'of another type', 'content', { 'Content-Type': 'text/html' }],
      ['AccessDenied 403', 'for another key', 'content', { key: 'other' }],
      ['AccessDenied 403', 'with another field', 'content', { acl: 'public-read' }],
      ['SignatureDoesNotMatch 403', 'with another policy', 'content', { Policy: Buffer.from('{}').toString('base64') }],
    ])('is rejected with %s %s', async (code, _what, content, changed) => {
      expect(await codeOf(await send('refused', content, changed))).toBe(code);
      expect(await refusal(s3.send(new HeadObjectCommand({ Bucket: uploadsBucket, Key: 'refused' })))).toBe(
        'NotFound 404',
      );
    });

    it('is rejected if expired or unsigned', async () => {
      const { url, fields } = await createPresignedPost(s3, { ...options('late'), Expires: -1 });
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('file', new Blob(['content']));
      expect(await codeOf(await fetch(url, { method: 'POST', body: form }))).toBe('AccessDenied 403');
      const bare = new FormData();
      bare.append('key', 'bare');
      bare.append('file', new Blob(['content']));
      expect(await codeOf(await fetch(url, { method: 'POST', body: bare }))).toBe('AccessDenied 403');
    });

    it.each([
      [200, 'the site', site, 'POST', uploadsBucket],
      [403, 'another site', 'https://elsewhere.example', 'POST', uploadsBucket],
      [403, 'the site with another method', site, 'PUT', uploadsBucket],
      [403, 'the site to another bucket', site, 'POST', Bucket],
    ])('gets %i for a preflight by %s', async (status, _who, origin, method, bucket) => {
      const headers = { origin, 'access-control-request-method': method };
      const answer = await fetch(`${endpoint}/${bucket}`, { method: 'OPTIONS', headers });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('access-control-allow-origin')).toBe(status === 200 ? site : null);
    });

    it('allows only the site to read its response', async () => {
      const shownTo = async (origin: string) =>
        (await send('form', 'content', {}, origin)).headers.get('access-control-allow-origin');
      expect(await shownTo(site)).toBe(site);
      expect(await shownTo('https://elsewhere.example')).toBeNull();
    });
  });

  it('rejects callers without a valid signature', async () => {
    expect(await codeOf(await fetch(`${endpoint}/${Bucket}/plain`))).toBe('AccessDenied 403');
    const stranger = clientAt(endpoint, 'other');
    const command = new GetObjectCommand({ Bucket, Key: 'plain' });
    expect(await refusal(stranger.send(command))).toBe('SignatureDoesNotMatch 403');
  });

  it('protects objects in the audit bucket', async () => {
    const root = { Bucket: auditBucket, Key: 'roots/1.json', Body: '{}' };
    expect(await refusal(s3.send(new PutObjectCommand(root)))).toBe('AccessDenied 403');
    await s3.send(new PutObjectCommand({ ...root, IfNoneMatch: '*' }));
    expect(await refusal(s3.send(new PutObjectCommand({ ...root, IfNoneMatch: '*' })))).toBe('PreconditionFailed 412');
    expect(await refusal(s3.send(new DeleteObjectCommand(root)))).toBe('AccessDenied 403');
  });

  it('reports unsupported operations', async () => {
    const tagging = s3.send(new GetObjectTaggingCommand({ Bucket, Key: 'plain' }));
    await expect(tagging).rejects.toMatchObject({ name: 'NotImplemented', message: /GetObject with \?tagging/ });
    await expect(put('kind', 'a', { StorageClass: 'GLACIER' })).rejects.toThrow('x-amz-storage-class');
    expect(await refusal(s3.send(new ListObjectsV2Command({ Bucket, Delimiter: '/' })))).toBe('NotImplemented 501');
    expect(await refusal(s3.send(new GetObjectCommand({ Bucket: 'none', Key: 'a' })))).toBe('NoSuchBucket 404');
  });
});
