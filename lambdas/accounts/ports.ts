import type { Clock } from '../platform/clock';
import type { KeyedHash } from '../platform/crypto/keyed-hash';
import type { Mailer } from '../platform/mail/send-email';
import type { Throttle } from '../platform/table/throttle';
import type { Sessions, TwoFactor, ResetTokens, EmailLinks, Otps, Accounts } from '../store/accounts/ports';
import type { InvitedAccounts } from '../store/organizations/ports';

/** A user of the pool as it knows them, with the address in the form that addresses have here. */
export type PoolUser = { userId: string; email: string; emailVerified: boolean };

/** The identity provider: who can sign in, and with what. Every operation may be repeated. */
export type Identity = {
  /** The user of this address, made when there is none. */
  ensureUser(email: string): Promise<string>;
  setPassword(userId: string, password: string): Promise<void>;
  /** Whether the password is right; a second factor is not asked for. `username` is a user id or an address. */
  checkPassword(username: string, password: string): Promise<boolean>;
  /** Makes the address a verified one and gives the group. */
  confirm(userId: string, group: string): Promise<void>;
  /** Moves the user to this verified address. Refuses with INVALID_TOKEN when somebody else signs in with it. */
  changeEmail(userId: string, email: string): Promise<void>;
  endSessions(userId: string): Promise<void>;
  whoIs(userId: string): Promise<PoolUser>;
  /** A new TOTP secret, base32, in force once confirmed. The one before is not asked for any more. */
  startTotp(userId: string, password: string): Promise<string>;
  /** Whether the code is one of the new secret. */
  confirmTotp(userId: string, password: string, code: string): Promise<boolean>;
  setTotp(userId: string, enabled: boolean): Promise<void>;
};

/** Users of the pool who sign in elsewhere. Every operation may be repeated. */
export type PoolUsers = Pick<Identity, 'ensureUser' | 'setPassword' | 'endSessions'> & {
  verifyEmail(userId: string): Promise<void>;
  /** From now on, who signs in there is this user. */
  link(userId: string, identity: { provider: string; subject: string }): Promise<void>;
};

/** Unguessable values. */
export type Secrets = {
  /** 6 digits. */
  otp(): string;
  /** 256 bits, base64url. */
  token(): string;
  /** 50 bits, in letters and digits that are not mixed up. */
  recoveryCode(): string;
};

export type Deps = {
  identity: Identity;
  accounts: Accounts;
  invitations: InvitedAccounts;
  otps: Otps;
  emailLinks: EmailLinks;
  resetTokens: ResetTokens;
  twoFactor: TwoFactor;
  sessions: Sessions;
  throttle: Throttle;
  secrets: Secrets;
  mailer: Mailer;
  hash: KeyedHash;
  clock: Clock;
  siteUrl: string;
};
