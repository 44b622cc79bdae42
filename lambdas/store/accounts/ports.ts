import type { Me } from '@shared/api/accounts.routes';
import type { Account } from '@shared/model/account';
import type { OtpType } from '@shared/model/enumerations';
import type { Invitation } from '@shared/model/invitation';
import type { Write } from '../../platform/table/table';

/**
 * Who uses an address. `reserved` is for the length of an address change that is being finished, or for good while
 * somebody whom a provider vouches for has no account yet.
 */
export type EmailOwner = { userId: string; state: 'unconfirmed' | 'confirmed' | 'reserved' };

/** Uses up a code or link, as part of the transaction that it allows. */
export type Spending = Write;

export type NewAccount = {
  account: Account;
  emailHash: string;
  founds: { organizationId: string; name: string } | null;
  joins: Invitation | null;
};

export type EmailConfirmation = { account: Account; emailHash: string; spending: Spending | null; at: string };

export type EmailChange = {
  account: Account;
  email: string;
  emailHash: string;
  previousEmailHash: string;
  spending: Spending;
};

export type Accounts = {
  get(userId: string): Promise<Account | null>;
  /** Everything of the signed-in account in at most two reads. */
  me(userId: string): Promise<Me | null>;
  ownerOf(emailHash: string): Promise<EmailOwner | null>;
  /** Account, address and membership at once. Refuses with INVALID_TOKEN when the invitation was used meanwhile. */
  create(account: NewAccount): Promise<void>;
  /** Writes as much as create does, about nobody. */
  rehearseCreate(account: NewAccount): Promise<void>;
  /** Marks the address as confirmed; for an account that is, only spends. */
  confirmEmail(confirmation: EmailConfirmation): Promise<void>;
  /** Keeps an address for this user while its change is finished. False when it is somebody's. */
  reserveEmail(emailHash: string, userId: string): Promise<boolean>;
  changeEmail(change: EmailChange): Promise<void>;
  recordPasswordChange(change: { userId: string; at: string; resetTokenHash?: string }): Promise<void>;
};

/** What somebody's first sign-in at an identity provider has to know of addresses. */
export type Addresses = {
  ownerOf(emailHash: string): Promise<EmailOwner | null>;
  /** Keeps an address for a user without an account. False when it is somebody else's. */
  keep(emailHash: string, userId: string): Promise<boolean>;
  hasAccount(userId: string): Promise<boolean>;
};

export type OtpRef = { type: OtpType; emailHash: string; codeHash: string };

export type OtpRefusal = { code: 'COOLDOWN' | 'TOO_MANY_REQUESTS'; retryAfterSeconds: number };

/** The one live code of an address and type. */
export type Otps = {
  /** Replaces the live code, or says why not: asked too soon, or too often today. */
  issue(otp: OtpRef): Promise<OtpRefusal | null>;
  /** The code was never delivered: it is void, and another may be asked for at once. */
  withdraw(otp: OtpRef): Promise<void>;
  /** Counts one attempt and compares. `spent`: the live code has no attempts left. */
  guess(otp: OtpRef): Promise<'right' | 'wrong' | 'spent'>;
  spending(otp: OtpRef): Spending;
};

export type EmailLink = {
  purpose: 'confirm' | 'change';
  /** Null for a link that was sent to nobody. */
  userId: string | null;
  emailHash: string;
  /** The new address of a change. */
  email: string | null;
};

export type EmailLinks = {
  put(tokenHash: string, link: EmailLink): Promise<void>;
  /** The link while it is valid. */
  get(tokenHash: string): Promise<EmailLink | null>;
  spending(tokenHash: string): Spending;
};

export type ResetTokens = {
  /** Exchanges a code for a token in one transaction. */
  exchange(token: { tokenHash: string; userId: string; emailHash: string; spending: Spending }): Promise<void>;
  /** One that was mailed. */
  put(token: { tokenHash: string; userId: string; emailHash: string }): Promise<void>;
  /** Takes a valid token of this address for the length of a request, so that it sets one password only: its user. */
  claim(tokenHash: string, emailHash: string): Promise<string | null>;
  /** Gives back a claimed token that did not set a password. */
  release(tokenHash: string): Promise<void>;
};

/** The account's side of two-factor: its flag and the hashes of its recovery codes, which change together. */
export type TwoFactor = {
  enable(userId: string, recoveryCodeHashes: readonly string[]): Promise<void>;
  disable(userId: string): Promise<void>;
  /** The account says that it is off; recovery codes stay until what follows is done. */
  markOff(userId: string): Promise<void>;
  hasRecoveryCode(userId: string, codeHash: string): Promise<boolean>;
  /** Disables, unless the code was used meanwhile: then it refuses with INVALID_CODE. */
  disableWithRecoveryCode(userId: string, codeHash: string): Promise<void>;
};

export type AccountReader = { get(userId: string): Promise<Account | null> };

/** Sessions themselves are the user pool's; this is for access tokens that outlive them. */
export type Sessions = {
  /** From now on, tokens of sessions that began before write nothing. */
  markEnded(userId: string): Promise<void>;
};
