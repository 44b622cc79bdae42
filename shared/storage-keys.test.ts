import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { storageKeys } from './storage-keys';

const withoutComments = (text: string): string => text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
const web = fileURLToPath(new URL('../web', import.meta.url));
const sources = globSync('{src/**/*.{ts,tsx},public/*.js}', { cwd: web })
  .filter((file) => !/(\.test\.tsx?|testing\.tsx?)$/.test(file))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: withoutComments(readFileSync(join(web, file), 'utf8')) }));

const storage = /\b(localStorage|sessionStorage|indexedDB|cookieStore|caches)\b|document\.cookie|\bcreateStore\(/;

/** They get keys from their callers, or pass the storage to the identity client. */
const withGivenKeys = [
  'src/lib/forms/session-draft.ts',
  'src/lib/auth/cognito/cognito.ts',
  'src/lib/auth/cognito/over-http.ts',
];
const knownWithoutList = {
  'src/messages/parts/messages/outbox-store.ts': 'outboxDatabase',
  'src/lib/requests/kept/pending-change-store.ts': 'outboxDatabase',
  'public/push-worker.js': `'${storageKeys.shell}'`,
  'public/before-paint.js': `chosen('${storageKeys.colorScheme}')`,
};

describe('browser storage', () => {
  it('takes its keys from one list', () => {
    const users = sources.filter(({ text }) => storage.test(text));
    const known: Record<string, string> = knownWithoutList;
    expect(users.length).toBeGreaterThan(8);
    expect(
      users
        .filter(({ file, text }) => !withGivenKeys.includes(file) && !text.includes(known[file] ?? 'storageKeys.'))
        .map(({ file }) => file),
    ).toEqual([]);
  });

  it('is read before the first paint with the same keys', () => {
    const script = sources.find(({ file }) => file === 'public/before-paint.js')!.text;
    const keys = [...script.matchAll(/chosen\('([^']+)'\)/g)].map(([, key]) => key);
    expect(keys.toSorted()).toEqual([storageKeys.colorScheme, storageKeys.language]);
  });

  it('has no unused key, and stores tab drafts under a listed one', () => {
    const code = sources.filter(({ file }) => file.startsWith('src/')).map(({ text }) => text);
    const unused = Object.keys(storageKeys).filter(
      (name) => !code.some((text) => text.includes(`storageKeys.${name}`)),
    );
    expect(unused).toEqual([]);
    const drafting = sources.filter(
      ({ file, text }) => text.includes('forms/session-draft') && !withGivenKeys.includes(file),
    );
    expect(drafting.map(({ file }) => file).toSorted()).toEqual([
      'src/accounts/screens/account/referral.ts',
      'src/hiring/parts/jobs/saved/job-to-save.ts',
      'src/hiring/screens/applicants/drawer/applicant-notes.tsx',
    ]);
  });
});
