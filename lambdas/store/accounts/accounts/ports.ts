import type { IdentityProviderName } from '@shared/accounts/model/sign-in-method';
import type { Me } from '@shared/accounts/api/accounts.routes';
import type { Browser, System } from '@shared/accounts/model/device';
import type { Account } from '@shared/accounts/model/account';
import type { OtpType } from '@shared/core/model/enumerations';
import type { Invitation } from '@shared/organizations/model/invitation';
import type { AcceptedVersions } from '@shared/legal/documents';
import type { LegalAcceptance } from '@shared/accounts/model/legal';
import type { Language } from '@shared/text/language';
import type { EndedSessions, TokenSession } from '../../../platform/http/ended-sessions';
import type { Write } from '../../../platform/table/table';

/** `reserved`: during an address change, or permanently for a provider user without an account. */
export type EmailOwner = { userId: string; state: 'unconfirmed' | 'confirmed' | 'reserved' };

/** Consumes a code or link within the transaction it authorizes. */
export type Spending = Write;

export type NewAcceptance = {
  accepted: AcceptedVersions;
  operation: LegalAcceptance['operation'];
  at: string;
};

export type NewAccount = {
  account: Account;
  emailHash: string;
  founds: { organizationId: string; name: string } | null;
  joins: Invitation | null;
  /** Owner of the invitation link that the person used. */
  referredBy: string | null;
  acceptance: NewAcceptance;
};

export type EmailConfirmation = { account: Account; emailHash: string; spending: Spending | null; at: string };

export type EmailChange = {
  account: Account;
  email: string;
  emailHash: string;
  previousEmailHash: string;
  spendings: readonly Spending[];
};

export type Accounts = {
  get(userId: string): Promise<Account | null>;
  me(userId: string): Promise<Me | null>;
  ownerOf(emailHash: string): Promise<EmailOwner | null>;
  /** Creates it in one transaction. INVALID_TOKEN if the invitation was used in the meantime. */
  create(account: NewAccount): Promise<void>;
  /** Writes as much as `create`, for constant response times. */
  rehearseCreate(account: NewAccount): Promise<void>;
  /** Idempotent; consumes the code or link in any case. */
  confirmEmail(confirmation: EmailConfirmation): Promise<void>;
  /** Reserves an address until its change is complete. Returns false if taken. */
  reserveEmail(emailHash: string, userId: string): Promise<boolean>;
  changeEmail(change: EmailChange): Promise<void>;
  /** Returns false if the account is gone. */
  changeLanguage(userId: string, language: Language): Promise<boolean>;
  /** Keeps the stored number if it is newer. */
  markNewsSeen(userId: string, seen: number): Promise<void>;
  recordPasswordChange(change: { userId: string; at: string; resetTokenHash?: string }): Promise<void>;
};

export type Addresses = {
  ownerOf(emailHash: string): Promise<EmailOwner | null>;
  keep(emailHash: string, userId: string): Promise<boolean>;
  hasAccount(userId: string): Promise<boolean>;
};

export type OtpRef = { type: OtpType; emailHash: string; codeHash: string };

export type OtpRefusal = { code: 'COOLDOWN' | 'TOO_MANY_REQUESTS'; retryAfterSeconds: number };

export type Otps = {
  /** Replaces the code, or returns why not: cooldown, daily limit, or wrong attempts that used up one of the last day. */
  issue(otp: OtpRef): Promise<OtpRefusal | null>;
  /** Voids an undelivered code and lifts the cooldown. */
  withdraw(otp: OtpRef): Promise<void>;
  /** Counts an attempt. `spent`: no attempts left. */
  guess(otp: OtpRef): Promise<'right' | 'wrong' | 'spent'>;
  spending(otp: OtpRef): Spending;
};

export type EmailLink = {
  purpose: 'confirm' | 'change';
  /** Owner; null for a decoy link. */
  userId: string | null;
  emailHash: string;
  email: string | null;
  /** ID of a change: links of a canceled or replaced request don't work. */
  requestId?: string | undefined;
};

export type PendingEmail = { email: string; requestId: string; sentAt: string; expiresAt: string };

/** Pending new addresses, at most one per account. */
export type EmailChanges = {
  /** Replaces an earlier request. */
  put(userId: string, request: { email: string; requestId: string }): Promise<void>;
  get(userId: string): Promise<PendingEmail | null>;
  /** Extends it for another link. Returns false if the request is over. */
  extend(userId: string, requestId: string): Promise<boolean>;
  cancel(userId: string): Promise<void>;
  spending(userId: string, requestId: string): Spending;
};

export type EmailLinks = {
  put(tokenHash: string, link: EmailLink): Promise<void>;
  get(tokenHash: string): Promise<EmailLink | null>;
  spending(tokenHash: string): Spending;
};

export type ResetTokens = {
  exchange(token: { tokenHash: string; userId: string; emailHash: string; spending: Spending }): Promise<void>;
  /** Stores a token that was sent by email. */
  put(token: { tokenHash: string; userId: string; emailHash: string }): Promise<void>;
  /** Locks a valid token for the duration of a request, so it sets only one password. Returns its user. */
  claim(tokenHash: string, emailHash: string): Promise<string | null>;
  /** Unlocks a token that did not set a password. */
  release(tokenHash: string): Promise<void>;
};

/** Flag, recovery code hashes and the mark on a membership, which change together. */
export type TwoFactor = {
  enable(userId: string, recoveryCodeHashes: readonly string[]): Promise<void>;
  /** TWO_FACTOR_REQUIRED while the user's organization requires it, and for staff. */
  disable(userId: string): Promise<void>;
  /** Turns it off, and keeps recovery codes until the following steps are done. */
  markOff(userId: string): Promise<void>;
  /** INVALID_REQUEST unless two-factor authentication is on. */
  renewRecoveryCodes(renewal: { userId: string; hashes: readonly string[]; at: string }): Promise<void>;
  hasRecoveryCode(userId: string, codeHash: string): Promise<boolean>;
  /** INVALID_CODE if the code was used in the meantime. */
  disableWithRecoveryCode(userId: string, codeHash: string): Promise<void>;
};

/** Acceptances of terms and privacy policy. */
export type Acceptances = {
  /** Newest versions first. */
  list(userId: string): Promise<LegalAcceptance[]>;
  /** Idempotent: the first acceptance of a version stays. */
  record(userId: string, acceptance: NewAcceptance): Promise<void>;
};

export type AccountReader = { get(userId: string): Promise<Account | null> };

/** The user pool manages sessions; this covers access tokens that outlive them. */
export type Sessions = {
  /** Disables tokens of older sessions. Resolves in the next second, when new sign-ins are valid. */
  markEnded(userId: string): Promise<void>;
  ended(userId: string): Promise<EndedSessions | null>;
  /** Disables tokens of these sessions, including renewed ones. Notifies the owner. */
  end(userId: string, ids: readonly string[]): Promise<void>;
  /** Ends all others, and resolves like `markEnded`. UNAUTHENTICATED for a sign-in that ended in the meantime. */
  endOthers(userId: string, own: TokenSession): Promise<void>;
};

export type Sighting = {
  userId: string;
  deviceId: string;
  signIn: { id: string; authTime: number };
  browser: Browser;
  system: System;
  /** Approximate region; null if the CDN doesn't know it. */
  region: string | null;
};

export type StoredDevice = Omit<Sighting, 'userId' | 'signIn'> & {
  signIns: { id: string; authTime: number }[];
  firstUsedAt: string;
  lastUsedAt: string;
};

/** Browsers in which a person is signed in. */
export type Devices = {
  /** Writes at most once an hour. Notifies the owner of every device but the first. */
  see(sighting: Sighting): Promise<void>;
  /** Last used first. */
  list(userId: string): Promise<StoredDevice[]>;
  remove(userId: string, deviceIds: readonly string[]): Promise<void>;
};

export type StoredPasskey = {
  passkeyId: string;
  credentialId: string;
  name: string;
  /** Origin of the site it was created for. */
  origin: string;
  publicKey: string;
  signCount: number;
  createdAt: string;
  lastUsedAt: string | null;
};

/** Passkeys; the owner is notified of added and removed ones. */
export type Passkeys = {
  /** Oldest first. */
  list(userId: string): Promise<StoredPasskey[]>;
  get(userId: string, passkeyId: string): Promise<StoredPasskey | null>;
  add(userId: string, passkey: StoredPasskey): Promise<void>;
  /** Returns false if it is gone. */
  rename(userId: string, passkeyId: string, name: string): Promise<boolean>;
  /** Returns false if another sign-in used it in the meantime. */
  used(userId: string, use: { passkeyId: string; before: number; signCount: number; at: string }): Promise<boolean>;
  /** NOT_FOUND if it is gone. */
  remove(userId: string, passkeyId: string, at: string): Promise<void>;
};

/** `allowedUntil`: end of the time in which a sign-in at the provider connects it. */
export type StoredProvider = {
  provider: IdentityProviderName;
  connected: boolean;
  at: string;
  allowedUntil: string | null;
};

export type SignInProviders = {
  list(userId: string): Promise<StoredProvider[]>;
  allow(userId: string, change: { provider: IdentityProviderName; at: string; until: string }): Promise<void>;
  /** Returns false if the person disconnected it and hasn't allowed it again. */
  connect(userId: string, change: { provider: IdentityProviderName; at: string }): Promise<boolean>;
  /** Throws LAST_WAY_IN while the person has no password. */
  disconnect(userId: string, change: { provider: IdentityProviderName; at: string }): Promise<void>;
};
