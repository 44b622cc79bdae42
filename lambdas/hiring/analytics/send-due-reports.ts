import { scopeOf } from '@shared/organizations/rules/permissions';
import { nextReport, reportedPeriod } from '@shared/hiring/rules/report-schedule';
import { duePages } from '../../platform/due-pages';
import type { Clock } from '../../platform/clock';
import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import type { Memberships } from '../../platform/http/ports';
import { log } from '../../platform/logger';
import { renderMail } from '../../platform/mail/markup';
import type { Mailer } from '../../platform/mail/send-email';
import type { AccountReader } from '../../store/accounts/accounts/ports';
import type { Leaving } from '../../store/accounts/account-deletions/leaving';
import type { AnalyticsReports, DueReports } from '../../store/hiring/analytics/ports';
import { reportToken } from '../../store/hiring/analytics/report-token';
import type { ReportItem } from '../../store/hiring/analytics/report-item';
import type { NotificationSettingsStore } from '../../store/messages/notifications/notification-settings';
import type { Organizations } from '../../store/organizations/organizations/organizations';
import { getAnalytics } from './get-analytics';
import type { FigureDeps } from './ports';
import { reportMail, reportKind } from './report-mail';

export type SendDeps = {
  due: DueReports;
  reports: Pick<AnalyticsReports, 'stop'>;
  memberships: Memberships;
  organizations: Pick<Organizations, 'names'>;
  accounts: AccountReader;
  settings: Pick<NotificationSettingsStore, 'zone'>;
  leaving: Leaving;
  figures: FigureDeps;
  mailer: Mailer;
  hash: KeyedHash;
  siteUrl: string;
  clock: Pick<Clock, 'now'>;
};

/** `held`: reader's account is about to be deleted; `ended`: no access anymore; `taken`: another run was first. */
type Outcome = 'sent' | 'held' | 'ended' | 'taken' | 'failed';
export type SendResult = Record<Outcome, number>;

export const sendDueReports = async (deps: SendDeps, hasTime: () => boolean): Promise<SendResult> => {
  const now = deps.clock.now();
  const result: SendResult = { sent: 0, held: 0, ended: 0, taken: 0, failed: 0 };
  for await (const page of duePages(deps.due.page, now, hasTime)) {
    for (const report of page.reports) result[await sendReport(deps, report, now)] += 1;
  }
  return result;
};

/** Claims the report before sending, so that overlapping runs never send it twice. */
const sendReport = async (deps: SendDeps, report: ReportItem, now: Date): Promise<Outcome> => {
  const { userId, frequency, dueAt } = report;
  const timeZone = (await deps.settings.zone(userId)) ?? report.timeZone;
  const next = nextReport(frequency, now, timeZone).toISOString();
  if (!(await deps.due.take(report, next))) return 'taken';
  try {
    if (await deps.leaving.isLeaving(userId)) return 'held';
    const [membership, account] = await Promise.all([deps.memberships.get(userId), deps.accounts.get(userId)]);
    if (!membership || !account || scopeOf('readTeamAnalytics', membership.role) === 'none') {
      await deps.reports.stop(userId);
      return 'ended';
    }
    const { organizationId } = membership;
    const [analytics, names, token] = await Promise.all([
      getAnalytics(deps.figures, organizationId, {
        ...reportedPeriod(frequency, new Date(dueAt), timeZone),
        timeZone,
      }),
      deps.organizations.names([organizationId]),
      reportToken(deps.hash, userId),
    ]);
    const { siteUrl } = deps;
    const body = reportMail({ analytics, organization: names.get(organizationId) ?? '', frequency, siteUrl, token });
    await deps.mailer.send({
      ...(await renderMail(siteUrl, body, account.language, timeZone)),
      kind: reportKind(siteUrl, token),
      to: account.email,
    });
    return 'sent';
  } catch (error) {
    log.error('analytics report failed', error);
    await deps.due.giveBack(report, next);
    return 'failed';
  }
};
