import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { AwsError } from '../aws/aws-error';
import { isRecord, stateFile } from '../../scripts/local/json-file';
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

const isState = (state: unknown): boolean =>
  Array.isArray(state) &&
  state.every((it) => isRecord(it) && typeof it['sub'] === 'string' && isRecord(it['attributes']));

/** Changes are written to disk before the call returns. */
export class UserStore {
  readonly #file;
  readonly #users: Map<string, CognitoUser>;

  constructor(dataDir: string | null) {
    this.#file = stateFile<CognitoUser[]>(dataDir && join(dataDir, 'cognito', 'users.json'), () => [], isState);
    this.#users = new Map(this.#file.load().map((user) => [user.sub, user]));
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
    this.#file.save(this.all());
  }

  delete(user: CognitoUser): void {
    this.#users.delete(user.sub);
    this.#file.save(this.all());
  }
}
