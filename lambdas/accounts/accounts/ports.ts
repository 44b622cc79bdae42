import type { Clock } from '../../platform/clock';
import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import type { Documents } from '../../platform/files/ports';
import type { Mailer } from '../../platform/mail/send-email';
import type { Throttle } from '../../platform/table/throttle';
import type {
  Acceptances,
  Accounts,
  Devices,
  EmailChanges,
  EmailLinks,
  Otps,
  Passkeys,
  ResetTokens,
  Sessions,
  SignInProviders,
  TwoFactor,
} from '../../store/accounts/accounts/ports';
import type { AccountDeletions, Departures } from '../../store/accounts/account-deletions/ports';
import type { OwnSettings } from '../../store/accounts/accounts/own-settings';
import type { DataExports } from '../../store/accounts/data-exports/ports';
import type { ReferralCodes } from '../../store/people/referrals/ports';
import type { Switches } from '../../store/trust/site-state/site-state';
import type { Memberships } from '../../platform/http/ports';
import type { ClosingFiguresReader, OrganizationClosings } from '../../store/organizations/organization-closings/ports';
import type { People } from '../../store/organizations/organizations/member-names';
import type { InvitedAccounts, Team } from '../../store/organizations/organizations/ports';

/** `email` is in normalized form. */
export type PoolUser = { userId: string; email: string; emailVerified: boolean };

/** `subject`: the person's ID at the provider. */
export type ProviderLink = { provider: string; subject: string };

/** `locked`: the pool checked no password, after too many wrong ones from anyone. */
export type PasswordCheck = 'right' | 'wrong' | 'locked';

/** Identity provider: users and their credentials. All operations can be repeated. */
export type Identity = {
  /** Identities of providers that are linked to the user. */
  identitiesOf(userId: string): Promise<ProviderLink[]>;
  unlink(identity: ProviderLink): Promise<void>;
  /** Creates a user; null if one exists. */
  createUser(email: string): Promise<string | null>;
  /** Creates the user if there is none. */
  ensureUser(email: string): Promise<string>;
  /** `username` is a user ID or an email. */
  setPassword(username: string, password: string): Promise<void>;
  /** Doesn't check the second factor. `username` is a user ID or an email. */
  checkPassword(username: string, password: string): Promise<PasswordCheck>;
  /** Marks the email as verified and adds the user to the group. */
  confirm(userId: string, group: string): Promise<void>;
  /** Throws INVALID_TOKEN if another user signs in with this email. */
  changeEmail(userId: string, email: string): Promise<void>;
  endSessions(userId: string): Promise<void>;
  whoIs(userId: string): Promise<PoolUser>;
  /** Returns a new TOTP secret (base32), which replaces the old one once confirmed. */
  startTotp(userId: string, password: string): Promise<string>;
  confirmTotp(userId: string, password: string, code: string): Promise<boolean>;
  setTotp(userId: string, enabled: boolean): Promise<void>;
};

/** Users who sign in with an identity provider. All operations can be repeated. */
export type PoolUsers = Pick<Identity, 'createUser' | 'ensureUser' | 'setPassword' | 'endSessions'> & {
  verifyEmail(userId: string): Promise<void>;
  link(userId: string, identity: ProviderLink): Promise<void>;
};

export type Secrets = {
  /** 6 digits. */
  otp(): string;
  /** 256 bits, base64url. */
  token(): string;
  /** 50 bits, without characters that look alike. */
  recoveryCode(): string;
};

export type Deps = {
  identity: Identity;
  accounts: Accounts;
  acceptances: Acceptances;
  invitations: InvitedAccounts;
  referrals: ReferralCodes;
  otps: Otps;
  emailChanges: EmailChanges;
  emailLinks: EmailLinks;
  resetTokens: ResetTokens;
  twoFactor: TwoFactor;
  ownSettings: OwnSettings;
  passkeys: Passkeys;
  signInProviders: SignInProviders;
  devices: Devices;
  sessions: Sessions;
  dataExports: DataExports;
  accountDeletions: Pick<AccountDeletions, 'get' | 'request' | 'cancel'>;
  departures: Departures;
  closings: OrganizationClosings;
  closingFigures: ClosingFiguresReader;
  memberships: Memberships;
  people: People;
  team: Pick<Team, 'transfer'>;
  documents: Pick<Documents, 'download'>;
  switches: Switches;
  throttle: Throttle;
  secrets: Secrets;
  mailer: Mailer;
  hash: KeyedHash;
  clock: Clock;
  siteUrl: string;
};
