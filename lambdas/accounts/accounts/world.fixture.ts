import type { Account, Membership } from '@shared/accounts/model/account';
import type { SecurityChange } from '@shared/core/model/enumerations';
import { setImmediate as pause } from 'node:timers/promises';
import { ulid } from 'ulid';
import { keyedHash } from '../../platform/crypto/keyed-hash';
import type { Mail } from '../../platform/mail/send-email';
import { memoryTable } from '../../platform/table/memory-table.fixture';
import { createThrottle } from '../../platform/table/throttle';
import { createAccountDeletions } from '../../store/accounts/account-deletions/account-deletions';
import { createDepartures } from '../../store/accounts/account-deletions/departures';
import { createAccounts } from '../../store/accounts/accounts/accounts';
import { createDevices } from '../../store/accounts/accounts/devices';
import { createEmailChanges } from '../../store/accounts/accounts/email-changes';
import { createEmailLinks } from '../../store/accounts/accounts/email-links';
import { accountKeys } from '../../store/accounts/accounts/keys';
import { createAcceptances } from '../../store/accounts/accounts/legal-acceptances';
import { createOtps } from '../../store/accounts/accounts/one-time-codes';
import { createOwnSettings } from '../../store/accounts/accounts/own-settings';
import { createPasskeys } from '../../store/accounts/accounts/passkeys';
import type { EmailOwner } from '../../store/accounts/accounts/ports';
import { createResetTokens } from '../../store/accounts/accounts/reset-tokens';
import { createSessions } from '../../store/accounts/accounts/sessions';
import { createSignInProviders } from '../../store/accounts/accounts/sign-in-providers';
import { createTwoFactor } from '../../store/accounts/accounts/two-factor';
import { createDataExports } from '../../store/accounts/data-exports/data-exports';
import { createOrganizationClosings } from '../../store/organizations/organization-closings/closings';
import { createClosingFigures } from '../../store/organizations/organization-closings/figures';
import { createInvitations } from '../../store/organizations/organizations/invited-accounts';
import { organizationKeys } from '../../store/organizations/organizations/keys';
import { createPeople } from '../../store/organizations/organizations/member-names';
import { createMemberships } from '../../store/organizations/organizations/memberships';
import { createTeam } from '../../store/organizations/organizations/team';
import { createReferralCodes } from '../../store/people/referrals/referral-links';
import { createSwitches } from '../../store/trust/site-state/site-state';
import { FakePool, type FakeUser } from './pool.fake';
import type { Deps } from './ports';
import { systemSecrets } from './secrets';

type StoredAccount = Account & { passwordChangedAt?: string; referredBy?: string };

/** Ports whose calls are counted and can fail. */
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
  'throttle',
  'mailer',
] as const satisfies (keyof Deps)[];

/** Accounts in the table, with a pool, mails, and a clock of the test. */
export class World {
  now = new Date('2026-11-20T10:00:00.000Z');
  readonly clock = { now: () => this.now, newId: <P extends string>(prefix: P) => `${prefix}_${ulid()}` as const };
  readonly table = memoryTable();
  readonly pool = new FakePool(this.clock);
  readonly mails: Mail[] = [];
  readonly securityChanges: SecurityChange[] = [];
  readonly calls: string[] = [];
  /** Fails the call with this index: before it runs, or after it (only its answer is lost). */
  fault: { step: number; lost: 'request' | 'answer' } | null = null;
  readonly deps: Deps;

  constructor() {
    type Stored = { securityChange?: { change: SecurityChange; id: string } };
    this.table.onChange('Account', ({ securityChange }: Stored, before?: Stored) => {
      if (securityChange && securityChange.id !== before?.securityChange?.id)
        this.securityChanges.push(securityChange.change);
    });
    const deps = this.#ports();
    this.deps = { ...deps, ...Object.fromEntries(watched.map((name) => [name, this.#watch(name, deps[name])])) };
  }

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

  accounts(): StoredAccount[] {
    return this.table.items('Account') as StoredAccount[];
  }
  account(userId: string): StoredAccount | undefined {
    return this.table.item(accountKeys.account(userId)) as StoredAccount | undefined;
  }
  accountOf(email: string): StoredAccount | undefined {
    return this.accounts().find((account) => account.email === email);
  }
  owners(): EmailOwner[] {
    return this.table.items('EmailOwner').map(({ userId, state }) => ({ userId, state }) as EmailOwner);
  }
  membership(userId: string): Membership | undefined {
    return this.table.item(organizationKeys.membership(userId)) as Membership | undefined;
  }
  memberships(): Membership[] {
    return this.table.items('Membership') as Membership[];
  }
  organizations(): string[] {
    return this.table.items('Organization').map((it) => String(it['company_name']));
  }
  userOf(email: string): FakeUser | undefined {
    return this.pool.userOf(email);
  }

  #watch<T extends object>(name: string, port: T): T {
    return new Proxy(port, {
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
  }

  #ports(): Deps {
    const { table, clock } = this;
    return {
      identity: this.pool,
      accounts: createAccounts(table, clock),
      acceptances: createAcceptances(table),
      invitations: createInvitations(table, clock),
      referrals: createReferralCodes(table),
      otps: createOtps(table, clock),
      emailChanges: createEmailChanges(table, clock),
      emailLinks: createEmailLinks(table, clock),
      resetTokens: createResetTokens(table, clock),
      twoFactor: createTwoFactor(table),
      ownSettings: createOwnSettings(table),
      passkeys: createPasskeys(table),
      signInProviders: createSignInProviders(table),
      devices: createDevices(table, clock),
      sessions: createSessions(table, clock, () => pause()),
      dataExports: createDataExports(table),
      accountDeletions: createAccountDeletions(table),
      departures: createDepartures(table),
      closings: createOrganizationClosings(table),
      closingFigures: createClosingFigures(table),
      memberships: createMemberships(table),
      people: createPeople(table),
      team: createTeam(table),
      documents: {
        download: async (key) => ({ url: `https://documents.test/${key}`, expiresAt: this.now.toISOString() }),
      },
      switches: createSwitches(table, clock),
      throttle: createThrottle(table, clock, () => pause()),
      secrets: systemSecrets,
      mailer: {
        send: async (mail) => {
          this.mails.push(mail);
        },
      },
      hash: keyedHash(async () => Buffer.from('key')),
      clock,
      siteUrl: 'https://wardline.test',
    };
  }
}
