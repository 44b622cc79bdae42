import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { UserStore, type CognitoUser } from './user-store';

const userOf = (sub: string, email: string): CognitoUser => ({
  ...{ sub, attributes: { email }, enabled: true, status: 'CONFIRMED', credential: null, groups: [] },
  ...{ totpSecret: null, pendingTotpSecret: null, totpEnabled: false, sessions: [], createdAt: 0, modifiedAt: 0 },
});

let dataDir: string;
const earlier = () => join(dataDir, 'cognito', 'users.json');

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'wardline-users-'));
});

afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

it('takes over the users of an earlier version, once', () => {
  mkdirSync(join(dataDir, 'cognito'));
  writeFileSync(earlier(), JSON.stringify([userOf('ann', 'ann@demo.example'), userOf('ben', 'ben@demo.example')]));
  const first = new UserStore(dataDir);
  expect(first.all().map(({ sub }) => sub)).toEqual(['ann', 'ben']);
  expect(existsSync(earlier())).toBe(false);
  first.delete(first.get('ann'));
  expect(new UserStore(dataDir).all().map(({ sub }) => sub)).toEqual(['ben']);
});

it('has the saved users in the next process', () => {
  new UserStore(dataDir).save(userOf('ann', 'Ann@demo.example'));
  expect(new UserStore(dataDir).find('ann@demo.example')?.sub).toBe('ann');
});
