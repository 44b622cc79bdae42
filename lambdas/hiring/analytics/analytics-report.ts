import { AppError } from '@shared/errors';
import type { ActionResult } from '@shared/core/api/action-result';
import { nextReport } from '@shared/hiring/rules/report-schedule';
import type { ReportFrequency } from '@shared/hiring/model/analytics-vocabulary';
import { actionResult } from '../../platform/http/english';
import { parseReportToken } from '../../store/hiring/analytics/report-token';
import type { Deps } from './ports';

type Schedule = { frequency: ReportFrequency; nextAt: string | null };

export const getAnalyticsReport = async ({ reports }: Pick<Deps, 'reports'>, userId: string): Promise<Schedule> => {
  const report = await reports.get(userId);
  return report ? { frequency: report.frequency, nextAt: report.dueAt } : { frequency: 'never', nextAt: null };
};

/** Idempotent: saving the same choice again doesn't skip a due report. */
export const setAnalyticsReport = async (
  { reports, clock }: Pick<Deps, 'reports' | 'clock'>,
  { userId, frequency, timeZone }: { userId: string; frequency: ReportFrequency; timeZone: string },
): Promise<Schedule> => {
  if (frequency === 'never') {
    await reports.stop(userId);
    return { frequency, nextAt: null };
  }
  const stored = await reports.get(userId);
  if (stored?.frequency === frequency && stored.timeZone === timeZone) return { frequency, nextAt: stored.dueAt };
  const dueAt = nextReport(frequency, clock.now(), timeZone).toISOString();
  await reports.set({ userId, frequency, timeZone, dueAt });
  return { frequency, nextAt: dueAt };
};

export const stopAnalyticsReport = async (
  { reports, hash }: Pick<Deps, 'reports' | 'hash'>,
  token: string,
): Promise<ActionResult<'analyticsReportStopped'>> => {
  const userId = await parseReportToken(hash, token);
  if (!userId) throw new AppError('INVALID_TOKEN');
  await reports.stop(userId);
  return actionResult('analyticsReportStopped');
};
