import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../web/src/connect/screens/webhooks/snippets/', import.meta.url));
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
const body = JSON.stringify({ type: 'offer.made', data: { note: 'é . ✓' } });

let directory: string;
beforeAll(() => void (directory = mkdtempSync(join(tmpdir(), 'webhook-snippets-'))));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const javaHeaders = 'Map.of("webhook-id", a[1], "webhook-timestamp", a[2], "webhook-signature", a[3])';

/** How to call each: with the secret, ID, timestamp, and signatures, and the body as input. Prints true or false. */
const programs = {
  'verify.mjs': {
    command: process.execPath,
    version: ['--version'],
    file: 'main.mjs',
    args: ['main.mjs'],
    source: `import { readFileSync } from 'node:fs'; import { verify } from './verify.mjs';
const [, , secret, id, timestamp, signature] = process.argv;
console.log(verify(secret, { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature }, readFileSync(0)));`,
  },
  'verify.py': {
    command: 'python3',
    version: ['--version'],
    file: 'main.py',
    args: ['main.py'],
    source: `import sys
from verify import verify
names = ["webhook-id", "webhook-timestamp", "webhook-signature"]
print(str(verify(sys.argv[1], dict(zip(names, sys.argv[2:])), sys.stdin.buffer.read())).lower())`,
  },
  'Verify.java': {
    command: 'java',
    version: ['-version'],
    file: 'Main.java',
    args: ['-cp', '.', 'Main'],
    source: `import java.util.Map;
class Main { public static void main(String[] a) throws Exception {
  System.out.println(Verify.verify(a[0], ${javaHeaders}, System.in.readAllBytes())); } }`,
  },
  'verify.sh': {
    command: 'bash',
    version: ['-c', 'openssl version'],
    file: 'main.sh',
    args: ['main.sh'],
    source: '. ./verify.sh; if verify "$@"; then echo true; else echo false; fi',
  },
};
const isInstalled = (command: string, version: string[]): boolean => spawnSync(command, version).status === 0;

describe.each(Object.entries(programs))('%s', (name, { command, version, file, args, source }) => {
  const isHere = isInstalled(command, version) && (name !== 'Verify.java' || isInstalled('javac', ['-version']));

  const run = (secretGiven: string, headers: Record<string, string>, sent: string): string => {
    const given = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((it) => headers[it]!);
    return execFileSync(command, [...args, secretGiven, ...given], { cwd: directory, input: sent })
      .toString()
      .trim();
  };
  const headersAt = (at: Date, ...secrets: string[]): Record<string, string> => ({
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((it) => new Webhook(it).sign('evt_1', at, body)).join(' '),
  });

  it.runIf(isHere)('accepts only bodies signed with its secret', () => {
    copyFileSync(join(folder, name), join(directory, name));
    writeFileSync(join(directory, file), source);
    if (name === 'Verify.java') execFileSync('javac', ['Verify.java', 'Main.java'], { cwd: directory });
    const now = headersAt(new Date(), secret);
    expect(run(secret, now, body)).toBe('true');
    expect(run(secret, headersAt(new Date(), other, secret), body)).toBe('true');
    expect(run(other, now, body)).toBe('false');
    expect(run(secret, now, `${body} `)).toBe('false');
    expect(run(secret, headersAt(new Date(Date.now() - 3600_000), secret), body)).toBe('false');
  });
});
