import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoDomain } from '../seed/demo-accounts';
import { storedUsers } from '../../emulators/cognito/user-store';
import { demoState } from './data-directory';

const root = fileURLToPath(new URL('../..', import.meta.url));
const keptIn = join(root, 'node_modules/.cache/demo-data');
const sources = ['scripts', 'emulators', 'shared', 'lambdas', 'package-lock.json'];
/** Recreated at each start. */
const ofEachStart = ['logs', 'demo.json'];

/** Settings that the data depends on besides the sources: its URLs contain these ports. */
export type DemoSettings = { ports: readonly number[]; billing: string; password: string };

const filesIn = (path: string): string[] =>
  statSync(join(root, path)).isFile()
    ? [path]
    : readdirSync(join(root, path), { withFileTypes: true }).flatMap((it) => filesIn(`${path}/${it.name}`));

const isPart = (file: string): boolean => !/\.test\.tsx?$/.test(file);

/** Includes the date, because the data has shifts of today. */
export const demoKey = (settings: DemoSettings, now = new Date()): string => {
  const hash = createHash('sha256').update(JSON.stringify({ ...settings, day: now.toDateString() }));
  for (const file of sources.flatMap(filesIn).filter(isPart).toSorted()) {
    hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
};

/** Whether only demo people have accounts, and none of them signed in while the data was written. */
const isUntouched = (dataDir: string): boolean =>
  storedUsers(dataDir).every(
    ({ attributes, sessions }) => sessions.length === 0 && attributes['email']?.endsWith(`@${demoDomain}`),
  );

/**
 * Copies in another process while this one waits without writing: closing a SQLite file here would release this process's
 * lock on it.
 */
const copyWhileOpen = (from: string, to: string): void => {
  const script = `
    const { cpSync } = require('node:fs');
    const [from, to, ...names] = process.argv.slice(1);
    for (const name of names) cpSync(from + '/' + name, to + '/' + name, { recursive: true });`;
  const names = readdirSync(from).filter((name) => !ofEachStart.includes(name));
  execFileSync(process.execPath, ['--eval', script, from, to, ...names]);
};

/** Stores complete data without work in progress, replacing an earlier copy. */
export const keepDemo = (dataDir: string, key: string, directory = keptIn): void => {
  if (!isUntouched(dataDir)) return;
  const unfinished = join(directory, `${key}-${process.pid}`);
  copyWhileOpen(dataDir, unfinished);
  for (const other of readdirSync(directory))
    if (join(directory, other) !== unfinished) rmSync(join(directory, other), { recursive: true, force: true });
  renameSync(unfinished, join(directory, key));
};

/** Copies stored data to where a stack will start, and returns its date; null without any. */
export const takeKeptDemo = (dataDir: string, key: string, directory = keptIn): Date | null => {
  const kept = join(directory, key);
  if (!existsSync(kept)) return null;
  demoState(dataDir).save({ demo: 'copying' });
  cpSync(kept, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return statSync(kept).mtime;
};
