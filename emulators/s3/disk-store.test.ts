import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { diskStore } from './disk-store';

const directory = mkdtempSync(join(tmpdir(), 'wardline-disk-store-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const place = (name: string): string => join(directory, name);
const facts = {
  etag: '"a"',
  size: 3,
  modifiedAt: '2026-11-28T10:00:00.000Z',
  headers: { 'content-type': 'text/plain' },
};

it('has the same objects after reopening, without unfinished ones', () => {
  const store = diskStore(place('kept'));
  store.put('bucket/folder/ä', facts, Buffer.from('a\nb'));
  store.put('bucket/folder', facts, Buffer.from('old'));
  store.put('bucket/folder', facts, Buffer.from('new'));
  store.put('bucket/removed', facts, Buffer.from('abc'));
  store.remove('bucket/removed');
  writeFileSync(join(place('kept'), 'bucket', 'killed.new'), '{"name":"bucket/killed"');

  const opened = diskStore(place('kept'));
  expect(opened.names('bucket/')).toEqual(['bucket/folder', 'bucket/folder/ä']);
  const { read, ...found } = opened.find('bucket/folder/ä')!;
  expect([found, read().toString()]).toEqual([facts, 'a\nb']);
  expect(opened.find('bucket/folder')?.read().toString()).toBe('new');
  expect(readdirSync(join(place('kept'), 'bucket'))).toHaveLength(2);
});

it('rejects data of an earlier version', () => {
  mkdirSync(place('old/bucket/folder'), { recursive: true });
  writeFileSync(place('old/bucket/folder/file._S3rver_object'), 'abc');
  expect(() => diskStore(place('old'))).toThrow('start over with npm start -- --fresh');
});

it('rejects a damaged file', () => {
  mkdirSync(place('damaged/bucket'), { recursive: true });
  writeFileSync(place('damaged/bucket/file'), 'abc');
  expect(() => diskStore(place('damaged'))).toThrow('is damaged');
});
