import type { Clock } from '../../platform/clock';
import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import type { Documents, Files, Uploads } from '../../platform/files/ports';
import type { Mailer } from '../../platform/mail/send-email';
import type { Registry } from '../../platform/registry/registry-port';
import type { DailyCounts } from '../../platform/table/daily-limits';
import type { Write } from '../../platform/table/table';
import type { AccountReader } from '../../store/accounts/accounts/ports';
import type {
  DueOrganizations,
  OrganizationCases,
  OrganizationClaims,
  OrganizationQueue,
} from '../../store/organizations/organization-verifications/ports';
import type { Organizations } from '../../store/organizations/organizations/organizations';
import type { Resolver } from './domain/resolver-port';

/** Dependencies of checks, for requests, reactions, and schedules. */
export type CheckDeps = {
  cases: OrganizationCases;
  claims: OrganizationClaims;
  organizations: Pick<Organizations, 'get'>;
  registry: Registry;
  resolver: Resolver;
  hash: KeyedHash;
  clock: Clock;
};

export type Deps = CheckDeps & {
  accounts: AccountReader;
  queue: OrganizationQueue;
  organizationsOf: (organizationIds: readonly string[]) => Promise<Map<string, QueuedOrganization>>;
  throttle: DailyCounts;
  uploads: Uploads;
  files: Files;
  documents: Documents;
  spend: (upload: { uploadId: string; owner: string }) => Write;
  mailer: Mailer;
  newCode: () => string;
  siteUrl: string;
  graceUntil: () => string | null;
};

export type QueuedOrganization = {
  company_name: string;
  headquarters_city: string;
  headquarters_state: string;
};

export type WatchDeps = CheckDeps & { due: DueOrganizations };
