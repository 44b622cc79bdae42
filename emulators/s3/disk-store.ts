import { createHash } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { corruptFile } from '../../scripts/local/json-file';
import { LocalError } from '../../scripts/local/local-error';
import type { ObjectFacts, ObjectStore, StoredObject } from './store';

/** First line of a file, followed by the object's content. */
type Head = ObjectFacts & { name: string };

/** A name has at most 1 kB, and AWS takes 8 kB of headers. */
const longestHead = 64 * 1024;
const unfinished = '.new';

/** Earlier versions of the local stack used s3rver. */
const refuseOldData = (directory: string, files: readonly string[]): void => {
  if (files.some((file) => file.includes('._S3rver_')))
    throw new LocalError(
      `The local data in ${directory} was written by an earlier version with s3rver: start over with npm start -- --fresh`,
    );
};

const readHead = (file: string): { head: Head; end: number } => {
  const start = Buffer.alloc(longestHead);
  const descriptor = openSync(file, 'r');
  const end = start.subarray(0, readSync(descriptor, start)).indexOf('\n');
  closeSync(descriptor);
  try {
    return { head: JSON.parse(start.toString('utf8', 0, Math.max(end, 0))) as Head, end: end + 1 };
  } catch {
    throw corruptFile(file);
  }
};

/**
 * Each object is one file that begins with its facts. It is written under another name and renamed, so a killed process
 * leaves either the old or the new object.
 */
export const diskStore = (directory: string): ObjectStore => {
  const objects = new Map<string, StoredObject>();
  const fileOf = (name: string): string =>
    join(directory, name.slice(0, name.indexOf('/')), createHash('sha256').update(name).digest('hex'));
  const keep = (name: string, facts: ObjectFacts, file: string, start: number): void =>
    void objects.set(name, { ...facts, read: () => readFileSync(file).subarray(start) });

  mkdirSync(directory, { recursive: true });
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  refuseOldData(directory, files);
  for (const file of files.map((path) => join(directory, path))) {
    if (file.endsWith(unfinished)) rmSync(file);
    else if (statSync(file).isFile()) {
      const { head, end } = readHead(file);
      const { name, ...facts } = head;
      keep(name, facts, file, end);
    }
  }

  return {
    find: (name) => objects.get(name),
    put(name, facts, body) {
      const file = fileOf(name);
      const head = Buffer.from(`${JSON.stringify({ name, ...facts } satisfies Head)}\n`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file + unfinished, Buffer.concat([head, body]));
      renameSync(file + unfinished, file);
      keep(name, facts, file, head.length);
    },
    remove(name) {
      rmSync(fileOf(name), { force: true });
      objects.delete(name);
    },
    names: (start) => [...objects.keys()].filter((name) => name.startsWith(start)).toSorted(),
  };
};
