import { limits } from '@shared/limits';
import { randomUUID } from 'node:crypto';
import type { PasswordCheck } from './ports';

export type FakeUser = {
  email: string;
  verified: boolean;
  password: string;
  groups: Set<string>;
  totp: boolean;
  pendingTotp: boolean;
  sessions: number;
  wrongPasswords: number;
  lockedUntil: number;
};

export const newUser = (email: string): FakeUser => ({
  email,
  verified: false,
  password: randomUUID(),
  groups: new Set(),
  totp: false,
  pendingTotp: false,
  sessions: 0,
  wrongPasswords: 0,
  lockedUntil: 0,
});

/** Like Cognito: after the fifth wrong password, it checks none for 2^(n-5) seconds. */
export const checkAtPool = (user: FakeUser | undefined, password: string, now: Date): PasswordCheck => {
  if (!user) return 'wrong';
  if (user.lockedUntil > now.getTime()) return 'locked';
  if (user.password === password) {
    user.wrongPasswords = 0;
    return 'right';
  }
  user.wrongPasswords += 1;
  const seconds = Math.min(2 ** (user.wrongPasswords - 5), limits.passwordLockMinutes * 60);
  if (user.wrongPasswords >= 5) user.lockedUntil = now.getTime() + seconds * 1000;
  return 'wrong';
};
