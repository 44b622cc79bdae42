import { systemClock } from '../../platform/clock';
import { createStageHash } from '../../platform/crypto/stage-hash';
import { environment } from '../../platform/environment';
import { lazyDependency } from '../../platform/lazy-dependency';
import { openTable } from '../../platform/table/table';
import { scheduledRun } from '../../platform/scheduled-run';
import { createAccountReader } from '../../store/accounts/accounts/account-reader';
import { createLeaving } from '../../store/accounts/account-deletions/leaving';
import { createAnalyticsReports, createDueReports } from '../../store/hiring/analytics/reports';
import { createMemberships } from '../../store/organizations/organizations/memberships';
import { createNotificationSettings } from '../../store/messages/notifications/notification-settings';
import { createOrganizations } from '../../store/organizations/organizations/organizations';
import { createFigureDeps } from './figure-deps';
import { sendDueReports, type SendDeps } from './send-due-reports';

const table = openTable();
const deps: SendDeps = {
  due: createDueReports(table),
  reports: createAnalyticsReports(table),
  memberships: createMemberships(table),
  organizations: createOrganizations(table),
  accounts: createAccountReader(table),
  settings: createNotificationSettings(table),
  leaving: createLeaving(table),
  figures: createFigureDeps(table),
  mailer: lazyDependency(async () => (await import('../../platform/mail/send-email')).createMailer()),
  hash: createStageHash(),
  siteUrl: environment('site').SITE_URL,
  clock: systemClock,
};

const reserveMs = 10_000;

export const handler = scheduledRun({ name: 'analytics reports', reserveMs }, (hasTime) =>
  sendDueReports(deps, hasTime),
);
