import { limits } from '@shared/limits';
import { randomInt } from 'node:crypto';
import { systemClock } from '../../platform/clock';
import { environment } from '../../platform/environment';
import { createUploads, spendUpload } from '../../platform/files/uploads';
import { lazyDependency } from '../../platform/lazy-dependency';
import { createDailyCounts } from '../../platform/table/daily-limits';
import { createAccountReader } from '../../store/accounts/accounts/account-reader';
import { createHttpPlatform } from '../../store/http-platform';
import { createOrganizationQueue } from '../../store/organizations/organization-verifications/queue';
import { graceUntil } from '../../store/organizations/organizations/grace-period';
import { findOrganizations } from '../../store/organizations/organizations/organizations';
import { checkDeps } from './check-deps';
import type { Deps } from './ports';

export const platform = createHttpPlatform();
const { table, hash, cursors } = platform;

export const deps: Deps = {
  ...checkDeps(table, hash),
  accounts: createAccountReader(table),
  queue: createOrganizationQueue(table, cursors),
  organizationsOf: (organizationIds) => findOrganizations(table, organizationIds),
  throttle: createDailyCounts(table, systemClock),
  uploads: createUploads(table, systemClock),
  files: lazyDependency(async () => (await import('../../platform/files/files')).createFiles()),
  documents: lazyDependency(async () => (await import('../../platform/files/documents')).createDocuments(systemClock)),
  spend: (upload) => spendUpload(table.name, upload),
  mailer: lazyDependency(async () => (await import('../../platform/mail/send-email')).createMailer()),
  newCode: () => String(randomInt(10 ** limits.otpLength)).padStart(limits.otpLength, '0'),
  siteUrl: environment('site').SITE_URL,
  graceUntil,
};
