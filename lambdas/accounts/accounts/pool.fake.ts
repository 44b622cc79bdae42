import { limits } from '@shared/limits';
import { randomUUID } from 'node:crypto';
import { AppError } from '@shared/errors';
import type { Identity, PasswordCheck, ProviderLink } from './ports';

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

const newUser = (email: string): FakeUser => ({
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
const checkAtPool = (user: FakeUser | undefined, password: string, now: Date): PasswordCheck => {
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

/** The user pool in memory. The code of every authenticator app is 111111. */
export class FakePool implements Identity {
  readonly users = new Map<string, FakeUser>();
  readonly identities: (ProviderLink & { userId: string })[] = [];

  constructor(readonly clock: { now(): Date }) {}

  userOf(email: string): FakeUser | undefined {
    return [...this.users.values()].find((user) => user.email === email);
  }

  add(userId: string, user: Pick<FakeUser, 'email'> & Partial<FakeUser>): void {
    this.users.set(userId, { ...newUser(user.email), ...user });
  }

  #user(userId: string): FakeUser {
    const found = this.users.get(userId);
    if (!found) throw new Error('no user');
    return found;
  }

  #created(email: string): string {
    const userId = randomUUID();
    this.add(userId, { email });
    return userId;
  }

  createUser: Identity['createUser'] = async (email) => (this.userOf(email) ? null : this.#created(email));

  ensureUser: Identity['ensureUser'] = async (email) =>
    [...this.users].find(([, it]) => it.email === email)?.[0] ?? this.#created(email);

  setPassword: Identity['setPassword'] = async (username, password) => {
    (this.userOf(username) ?? this.#user(username)).password = password;
  };

  checkPassword: Identity['checkPassword'] = async (username, password) =>
    checkAtPool(this.users.get(username) ?? this.userOf(username), password, this.clock.now());

  confirm: Identity['confirm'] = async (userId, group) => {
    this.#user(userId).verified = true;
    this.#user(userId).groups.add(group);
  };

  changeEmail: Identity['changeEmail'] = async (userId, email) => {
    const other = this.userOf(email);
    if (other && other !== this.#user(userId)) throw new AppError('INVALID_TOKEN');
    Object.assign(this.#user(userId), { email, verified: true });
  };

  endSessions: Identity['endSessions'] = async (userId) => {
    this.#user(userId).sessions = 0;
  };

  whoIs: Identity['whoIs'] = async (userId) => {
    const { email, verified } = this.#user(userId);
    return { userId, email, emailVerified: verified };
  };

  identitiesOf: Identity['identitiesOf'] = async (userId) => this.identities.filter((it) => it.userId === userId);

  unlink: Identity['unlink'] = async ({ provider, subject }) => {
    const index = this.identities.findIndex((it) => it.provider === provider && it.subject === subject);
    if (index >= 0) this.identities.splice(index, 1);
  };

  startTotp: Identity['startTotp'] = async (userId) => {
    Object.assign(this.#user(userId), { pendingTotp: true, totp: false });
    return 'SECRET';
  };

  confirmTotp: Identity['confirmTotp'] = async (userId, _password, code) => {
    const isRight = this.#user(userId).pendingTotp && code === '111111';
    if (isRight) this.#user(userId).pendingTotp = false;
    return isRight;
  };

  setTotp: Identity['setTotp'] = async (userId, enabled) => {
    this.#user(userId).totp = enabled;
  };
}
