import { AppError, type ErrorCode } from '@shared/errors';
import { limits } from '@shared/limits';
import type { Account, Membership } from '@shared/accounts/model/account';
import type { SecurityChange } from '@shared/core/model/enumerations';
import type { LegalAcceptance } from '@shared/accounts/model/legal';
import type { Invitation } from '@shared/organizations/model/invitation';
import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { keyedHash } from '../../platform/crypto/keyed-hash';
import type { EndedSessions } from '../../platform/http/ended-sessions';
import type { Mail } from '../../platform/mail/send-email';
import { fakeOwnSettings } from './own-settings.fake';
import type { Deps, ProviderLink } from './ports';
import { fakeSignInProviders } from './sign-in-methods/sign-in-providers.fake';
import type {
  EmailLink,
  EmailOwner,
  NewAcceptance,
  OtpRef,
  PendingEmail,
  Spending,
  StoredDevice,
  StoredPasskey,
  StoredProvider,
} from '../../store/accounts/accounts/ports';
import { fakeAccountDeletions } from '../../store/accounts/account-deletions/account-deletions.fake';
import { fakeDepartures } from './deletion/departures.fake';
import { FakeClosings } from './closing/closing.fake';
import { fakeExports } from './exports/data-exports.fake';
import { withAcceptance } from './acceptances.fake';
import { fakeEmailChanges } from './email-changes.fake';
import { fakeDevices, fakeSessions } from './devices/devices.fake';
import { checkAtPool, newUser, type FakeUser } from './users.fake';
import { fakePasskeys } from './passkeys/passkeys.fake';
import { fakeTwoFactor } from './two-factor/two-factor.fake';
import { systemSecrets } from './secrets';
import { fakeThrottle } from './throttle.fake';

type Otp = { codeHash: string | null; attempts: number; expiresAt: number; cooldownUntil: number; sent: number };
type Token = { userId: string; emailHash: string; expiresAt: number; claimedUntil: number };
const needed = <T>(found: T | undefined, missing: string): T => {
  if (found === undefined) throw new Error(missing);
  return found;
};

export class World {
  now = new Date('2026-11-20T10:00:00.000Z');
  readonly users = new Map<string, FakeUser>();
  readonly accounts = new Map<string, Account & { passwordChangedAt?: string }>();
  readonly owners = new Map<string, EmailOwner>();
  readonly acceptances = new Map<string, LegalAcceptance[]>();
  readonly organizations = new Map<string, string>();
  readonly memberships = new Map<string, Membership>();
  readonly closing = new FakeClosings(this);
  readonly zones = new Map<string, string>();
  readonly invitations = new Map<string, Invitation>();
  readonly referrals = { ownersByCode: new Map<string, string>(), byAccount: new Map<string, string>() };
  readonly otps = new Map<string, Otp>();
  readonly pendingEmails = new Map<string, PendingEmail>();
  readonly links = new Map<string, EmailLink & { expiresAt: number }>();
  readonly tokens = new Map<string, Token>();
  readonly recoveryCodes = new Map<string, Set<string>>();
  readonly securityChanges: SecurityChange[] = [];
  readonly requiredOf = new Set<string>();
  readonly switchedOff = new Set<string>();
  readonly ended = new Map<string, EndedSessions>();
  readonly passkeys = new Map<string, StoredPasskey[]>();
  readonly providers = new Map<string, StoredProvider>();
  readonly identities: (ProviderLink & { userId: string })[] = [];
  readonly devices = new Map<string, StoredDevice[]>();
  readonly counts = new Map<string, number>();
  readonly cooldowns = new Map<string, number>();
  readonly mails: Mail[] = [];
  readonly deletions = fakeAccountDeletions();
  readonly departures = fakeDepartures();
  readonly calls: string[] = [];
  /** Fails the call with this index: before it runs, or after it (only its answer is lost). */
  fault: { step: number; lost: 'request' | 'answer' } | null = null;
  readonly deps: Deps = this.#watch(this.#ports());

  advance(seconds: number): void {
    this.now = new Date(this.now.getTime() + seconds * 1000);
  }
  breakAt(step: number, lost: 'request' | 'answer'): void {
    this.calls.length = 0;
    this.fault = { step, lost };
  }
  mend(): void {
    this.fault = null;
  }
  mailTo(email: string): Mail {
    const mail = this.mails.findLast(({ to }) => to === email);
    if (!mail) throw new Error('no mail');
    return mail;
  }
  codeTo(email: string): string {
    return /\b\d{6}\b/.exec(this.mailTo(email).text)?.[0] ?? '';
  }
  tokenTo(email: string): string {
    return /token=([\w-]{43})/.exec(this.mailTo(email).text)?.[1] ?? '';
  }
  accountOf(email: string): (Account & { passwordChangedAt?: string }) | undefined {
    return [...this.accounts.values()].find((account) => account.email === email);
  }
  userOf(email: string): FakeUser | undefined {
    return [...this.users.values()].find((user) => user.email === email);
  }

  #watch(deps: Deps): Deps {
    const wrap = <T extends object>(name: string, port: T): T =>
      new Proxy(port, {
        get: (target, key) => {
          const method = Reflect.get(target, key) as (...args: unknown[]) => unknown;
          if (key === 'spending') return method.bind(target);
          return async (...args: unknown[]) => {
            const step = this.calls.push(`${name}.${String(key)}`) - 1;
            const broken = this.fault?.step === step ? this.fault.lost : null;
            if (broken === 'request') throw new Error('fault');
            const result = await method.apply(target, args);
            if (broken === 'answer') throw new Error('fault');
            return result;
          };
        },
      });
    const watched = [
      'identity',
      'accounts',
      'invitations',
      'otps',
      'emailChanges',
      'emailLinks',
      'resetTokens',
      'twoFactor',
      'sessions',
    ] as const;
    const ports = Object.fromEntries(watched.map((name) => [name, wrap(name, deps[name])]));
    return { ...deps, ...ports, throttle: wrap('throttle', deps.throttle), mailer: wrap('mailer', deps.mailer) };
  }

  #spend(spending: Spending | null): () => void {
    if (!spending) return () => undefined;
    return (spending as unknown as { check: () => () => void }).check();
  }
  #spending(refusal: ErrorCode, check: () => boolean, apply: () => void): Spending {
    const run = () => {
      if (!check()) throw new AppError(refusal);
      return apply;
    };
    return { check: run } as unknown as Spending;
  }

  #ports(): Deps {
    const accept = (id: string, acceptance: NewAcceptance): void =>
      void this.acceptances.set(id, withAcceptance(this.acceptances.get(id) ?? [], acceptance));
    const after = (seconds: number): number => this.now.getTime() + seconds * 1000;
    const live = (until: number): boolean => until > this.now.getTime();
    const user = (id: string): FakeUser => needed(this.users.get(id), 'no user');
    const createUser = (email: string): string => {
      const id = randomUUID();
      this.users.set(id, newUser(email));
      return id;
    };
    const account = (id: string) => needed(this.accounts.get(id), 'no account');
    const keepToken = ({ tokenHash, ...token }: { tokenHash: string; userId: string; emailHash: string }): void => {
      this.tokens.set(tokenHash, { ...token, expiresAt: after(limits.resetTokenMinutes * 60), claimedUntil: 0 });
    };
    const otpKey = ({ type, emailHash }: OtpRef): string => `${type}#${emailHash}`;

    return {
      siteUrl: 'https://wardline.test',
      switches: { isOn: async (name) => !this.switchedOff.has(name) },
      secrets: systemSecrets,
      hash: keyedHash(async () => Buffer.from('key')),
      clock: { now: () => this.now, newId: (prefix) => `${prefix}_${ulid()}` },
      mailer: {
        send: async (mail) => {
          this.mails.push(mail);
        },
      },
      ...fakeExports(() => this.now),
      accountDeletions: this.deletions.accountDeletions,
      departures: this.departures,
      ...this.closing.ports,
      identity: {
        createUser: async (email) => (this.userOf(email) ? null : createUser(email)),
        ensureUser: async (email) => [...this.users].find(([, it]) => it.email === email)?.[0] ?? createUser(email),
        setPassword: async (username, password) => {
          (this.userOf(username) ?? user(username)).password = password;
        },
        checkPassword: async (username, password) => {
          const found = this.users.get(username) ?? this.userOf(username);
          return checkAtPool(found, password, this.now);
        },
        confirm: async (id, group) => {
          user(id).verified = true;
          user(id).groups.add(group);
        },
        changeEmail: async (id, email) => {
          const other = this.userOf(email);
          if (other && other !== user(id)) throw new AppError('INVALID_TOKEN');
          Object.assign(user(id), { email, verified: true });
        },
        endSessions: async (id) => {
          user(id).sessions = 0;
        },
        whoIs: async (userId) => {
          const { email, verified } = user(userId);
          return { userId, email, emailVerified: verified };
        },
        identitiesOf: async (userId) => this.identities.filter((it) => it.userId === userId),
        unlink: async ({ provider, subject }) => {
          const index = this.identities.findIndex((it) => it.provider === provider && it.subject === subject);
          if (index >= 0) this.identities.splice(index, 1);
        },
        startTotp: async (userId) => {
          Object.assign(user(userId), { pendingTotp: true, totp: false });
          return 'SECRET';
        },
        confirmTotp: async (userId, _password, code) => {
          const right = user(userId).pendingTotp && code === '111111';
          if (right) user(userId).pendingTotp = false;
          return right;
        },
        setTotp: async (id, enabled) => {
          user(id).totp = enabled;
        },
      },
      acceptances: {
        list: async (userId) => this.acceptances.get(userId) ?? [],
        record: async (userId, acceptance) => accept(userId, acceptance),
      },
      accounts: {
        get: async (id) => structuredClone(this.accounts.get(id)) ?? null,
        me: async (id) => {
          const found = this.accounts.get(id);
          return found ? { ...found, photo_url: null, membership: null, profile_completion: 20 } : null;
        },
        ownerOf: async (emailHash) => structuredClone(this.owners.get(emailHash)) ?? null,
        create: async ({ account: created, emailHash, founds, joins, referredBy, acceptance }) => {
          const { userId } = created;
          const owner = this.owners.get(emailHash);
          const kept = owner?.state === 'reserved' && owner.userId === userId;
          if (this.accounts.has(userId) || (owner && !kept)) throw new AppError('IN_PROGRESS');
          if (joins && this.invitations.get(joins.invitationId)?.acceptedAt !== null)
            throw new AppError('INVALID_TOKEN');
          this.accounts.set(userId, created);
          accept(userId, acceptance);
          if (referredBy !== null) this.referrals.byAccount.set(userId, referredBy);
          this.owners.set(emailHash, { userId, state: 'unconfirmed' });
          const at = created.createdAt;
          if (founds) {
            const { organizationId, name } = founds;
            this.organizations.set(organizationId, name);
            this.memberships.set(userId, { userId, organizationId, role: 'admin', department: '', joinedAt: at });
          }
          if (joins) {
            const { invitationId, organizationId, role, department } = joins;
            this.invitations.set(invitationId, { ...joins, acceptedAt: at });
            this.memberships.set(userId, { userId, organizationId, role, department, joinedAt: at });
          }
        },
        rehearseCreate: async () => undefined,
        confirmEmail: async ({ account: { userId }, emailHash, spending, at }) => {
          const spend = this.#spend(spending);
          if (this.owners.get(emailHash)?.userId !== userId) throw new AppError('INVALID_TOKEN');
          spend();
          account(userId).emailVerifiedAt ??= at;
          this.owners.set(emailHash, { userId, state: 'confirmed' });
        },
        reserveEmail: async (emailHash, userId) => {
          const owner = this.owners.get(emailHash);
          if (owner && (owner.state !== 'reserved' || owner.userId !== userId)) return false;
          this.owners.set(emailHash, { userId, state: 'reserved' });
          return true;
        },
        changeLanguage: async (userId, language) => {
          const found = this.accounts.get(userId);
          if (found) found.language = language;
          return found !== undefined;
        },
        changeEmail: async ({ account: { userId }, email, emailHash, previousEmailHash, spendings }) => {
          const spends = spendings.map((it) => this.#spend(it));
          if (this.owners.get(emailHash)?.userId !== userId) throw new Error('not reserved');
          for (const spend of spends) spend();
          this.owners.delete(previousEmailHash);
          this.owners.set(emailHash, { userId, state: 'confirmed' });
          account(userId).email = email;
        },
        markNewsSeen: async (userId, seen) => {
          const found = this.accounts.get(userId);
          if (found) found.newsSeen = Math.max(found.newsSeen ?? 0, seen);
        },
        recordPasswordChange: async ({ userId, at, resetTokenHash }) => {
          account(userId).passwordChangedAt = at;
          delete account(userId).passwordUnknown;
          if (resetTokenHash !== undefined) this.tokens.delete(resetTokenHash);
        },
      },
      ownSettings: fakeOwnSettings(this),
      referrals: { ownerOf: async (codeHash) => this.referrals.ownersByCode.get(codeHash) ?? null },
      invitations: {
        get: async (id) => {
          const found = this.invitations.get(id);
          const valid = found?.acceptedAt === null && found.expiresAt > this.now.toISOString();
          return valid ? structuredClone(found) : null;
        },
      },
      otps: {
        issue: async (otp) => {
          const before = this.otps.get(otpKey(otp));
          if (before && live(before.cooldownUntil)) {
            const retryAfterSeconds = Math.ceil((before.cooldownUntil - this.now.getTime()) / 1000);
            return { code: 'COOLDOWN', retryAfterSeconds };
          }
          const sent = (before?.sent ?? 0) + 1;
          const spentAt = before?.codeHash && before.attempts >= limits.otpAttempts ? before.expiresAt : 0;
          if (sent > limits.otpPerAddressPerDay || live(spentAt + 86_400_000))
            return { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 3600 };
          this.otps.set(otpKey(otp), {
            codeHash: otp.codeHash,
            attempts: 0,
            expiresAt: after(limits.otpMinutes * 60),
            cooldownUntil: after(limits.otpCooldownSeconds),
            sent,
          });
          return null;
        },
        withdraw: async (otp) => {
          const found = this.otps.get(otpKey(otp));
          if (found?.codeHash === otp.codeHash) Object.assign(found, { codeHash: null, cooldownUntil: 0 });
        },
        guess: async (otp) => {
          const found = this.otps.get(otpKey(otp));
          if (!found?.codeHash || !live(found.expiresAt)) return 'wrong';
          if (found.attempts >= limits.otpAttempts) return 'spent';
          found.attempts += 1;
          return found.codeHash === otp.codeHash ? 'right' : 'wrong';
        },
        spending: (otp) =>
          this.#spending(
            otp.type === 'password_reset' ? 'INVALID_RESET_CODE' : 'INVALID_CODE',
            () => this.otps.get(otpKey(otp))?.codeHash === otp.codeHash,
            () => {
              this.otps.get(otpKey(otp))!.codeHash = null;
            },
          ),
      },
      emailChanges: fakeEmailChanges(
        this.pendingEmails,
        () => this.now,
        (...spending) => this.#spending(...spending),
      ),
      emailLinks: {
        put: async (tokenHash, link) => {
          this.links.set(tokenHash, { ...link, expiresAt: after(limits.emailLinkHours * 3600) });
        },
        get: async (tokenHash) => {
          const found = this.links.get(tokenHash);
          return found && live(found.expiresAt) ? found : null;
        },
        spending: (tokenHash) =>
          this.#spending(
            'INVALID_TOKEN',
            () => this.links.has(tokenHash),
            () => this.links.delete(tokenHash),
          ),
      },
      resetTokens: {
        exchange: async ({ spending, ...token }) => {
          this.#spend(spending)();
          keepToken(token);
        },
        put: async (token) => keepToken(token),
        claim: async (tokenHash, emailHash) => {
          const found = this.tokens.get(tokenHash);
          if (found?.emailHash !== emailHash || !live(found.expiresAt) || live(found.claimedUntil)) return null;
          found.claimedUntil = after(10);
          return found.userId;
        },
        release: async (tokenHash) => {
          const found = this.tokens.get(tokenHash);
          if (found) found.claimedUntil = 0;
        },
      },
      twoFactor: fakeTwoFactor(this, account),
      sessions: fakeSessions(this),
      passkeys: fakePasskeys(this),
      signInProviders: fakeSignInProviders(this),
      devices: fakeDevices(this),
      throttle: fakeThrottle(this),
    };
  }
}

export { employer, ip, language, professional } from './people.fake';
