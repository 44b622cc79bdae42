import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { AwsError } from '../aws/aws-error';
import { isRecord, stateFile } from '../../scripts/local/json-file';
import { keptItems, readKeptItems, type KeptItems } from '../../scripts/local/kept-items';
import type { SrpCredential } from './srp';

/** Stores only the refresh token's hash. */
export type Session = {
  refreshTokenHash: string;
  originJti: string;
  clientId: string;
  authTime: number;
  expiresAt: number;
};

export type CognitoUser = {
  sub: string;
  attributes: Record<string, string>;
  enabled: boolean;
  status: 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';
  /** Null until a password is set. */
  credential: SrpCredential | null;
  groups: string[];
  totpSecret: string | null;
  /** Set by AssociateSoftwareToken; becomes the secret after its first code. */
  pendingTotpSecret: string | null;
  totpEnabled: boolean;
  sessions: Session[];
  createdAt: number;
  modifiedAt: number;
};

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
const normal = (email: string): string => email.trim().toLowerCase();

type KeptUser = { id: string; user: CognitoUser };

const isUser = (item: unknown): boolean =>
  isRecord(item) &&
  typeof item['id'] === 'string' &&
  isRecord(item['user']) &&
  typeof item['user']['sub'] === 'string' &&
  isRecord(item['user']['attributes']);

const isList = (state: unknown): boolean =>
  Array.isArray(state) && state.every((user: unknown) => isUser({ id: '', user }));

/** Users as earlier versions stored them: all in one file, which each change rewrote. */
const earlierUsers = (file: string): CognitoUser[] => stateFile<CognitoUser[]>(file, () => [], isList).load();

const fileIn = (dataDir: string): string => join(dataDir, 'cognito', 'users.jsonl');

/** Users of a stack that may be running. */
export const storedUsers = (dataDir: string): CognitoUser[] =>
  [...readKeptItems<KeptUser>(fileIn(dataDir), isUser).values()].map(({ user }) => user);

/** Changes are written to disk before the call returns. */
export class UserStore {
  readonly #kept: KeptItems<KeptUser>;
  readonly #users: Map<string, CognitoUser>;

  constructor(dataDir: string | null) {
    this.#kept = keptItems<KeptUser>(dataDir && fileIn(dataDir), isUser);
    if (dataDir) this.#upgrade(join(dataDir, 'cognito', 'users.json'));
    this.#users = new Map([...this.#kept.all.values()].map(({ user }) => [user.sub, user]));
  }

  #upgrade(file: string): void {
    const earlier = earlierUsers(file).filter(({ sub }) => !this.#kept.all.has(sub));
    this.#kept.put(earlier.map((user) => ({ id: user.sub, user })));
    rmSync(file, { force: true });
  }

  all(): CognitoUser[] {
    return [...this.#users.values()];
  }

  /** Finds a user by subject or email address. */
  find(username: string): CognitoUser | undefined {
    return (
      this.#users.get(username) ??
      this.all().find((user) => normal(user.attributes['email'] ?? '') === normal(username))
    );
  }

  get(username: string): CognitoUser {
    const user = this.find(username);
    if (!user) throw new AwsError('UserNotFoundException', 'User does not exist.');
    return user;
  }

  bySession(matches: (session: Session) => boolean): { user: CognitoUser; session: Session } | undefined {
    for (const user of this.#users.values()) {
      const session = user.sessions.find(matches);
      if (session) return { user, session };
    }
    return undefined;
  }

  save(user: CognitoUser): void {
    const now = Date.now();
    user.modifiedAt = now;
    user.sessions = user.sessions.filter((session) => session.expiresAt > now);
    this.#users.set(user.sub, user);
    this.#kept.put([{ id: user.sub, user }]);
  }

  delete(user: CognitoUser): void {
    this.#users.delete(user.sub);
    this.#kept.remove(user.sub);
  }
}
