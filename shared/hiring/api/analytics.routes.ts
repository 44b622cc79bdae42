import * as z from 'zod';
import { FirstVersion } from '../../core/model/fields';
import { Analytics, AnalyticsQuery, Goals, ReportFrequency } from '../model/analytics';
import { exportFormats } from '../model/analytics-vocabulary';
import { FillReport, FillReportQuery } from '../../work/model/shifts/fill-report';
import { ShiftBill, ShiftBillQuery } from '../../work/model/shifts/shift-bill';
import { TimeZone } from '../../messages/model/calendar';
import { defineRoutes } from '../../core/api/route';
import { ActionResult } from '../../core/api/action-result';

const StoredGoals = Goals.extend({ version: FirstVersion });

export const analyticsRoutes = defineRoutes({
  getAnalytics: {
    method: 'GET',
    path: '/api/analytics/hiring',
    access: 'readTeamAnalytics',
    cost: 'slow',
    plan: 'analytics',
    summary:
      'Get analytics of a period and the one before: applications received and how far they got, time in stages, time to fill, offers, spend, and sources. Figures with too few samples are null.',
    query: AnalyticsQuery,
    response: Analytics,
    errors: ['PLAN_REQUIRED'],
  },
  exportAnalytics: {
    method: 'GET',
    path: '/api/analytics/hiring/export',
    access: 'readTeamAnalytics',
    cost: 'slow',
    plan: 'exports',
    act: 'exportData',
    summary: 'Export the analytics of a period as CSV or, base64-encoded, as PDF.',
    query: AnalyticsQuery.safeExtend({ format: z.enum(exportFormats) }),
    response: z.object({ fileName: z.string(), contentType: z.string(), content: z.string() }),
    errors: ['TOO_MANY_REQUESTS', 'PLAN_REQUIRED'],
  },
  getFillReport: {
    method: 'GET',
    path: '/api/analytics/fill-report',
    access: 'readTeamAnalytics',
    cost: 'slow',
    summary:
      'Get how shifts of at most six months were filled: how evenly invites and hours were shared, the time from publishing to the booking, requests answered in time, and what came of forecasts. Figures with too few samples are null.',
    query: FillReportQuery,
    response: FillReport,
    errors: [],
  },
  getShiftBill: {
    method: 'GET',
    path: '/api/analytics/shift-bill',
    access: 'readTeamAnalytics',
    cost: 'slow',
    summary:
      'Get what approved and canceled shifts of at most five weeks cost by unit: base, differentials, overtime, cancellation pay, and what of it reaches the people who worked.',
    query: ShiftBillQuery,
    response: ShiftBill,
    errors: [],
  },
  getHiringGoals: {
    method: 'GET',
    path: '/api/analytics/hiring-goals',
    access: 'readTeamAnalytics',
    summary: 'Get the goals for the time in each stage and the time to fill.',
    response: StoredGoals,
    errors: [],
  },
  saveHiringGoals: {
    method: 'PUT',
    path: '/api/analytics/hiring-goals',
    access: 'setHiringGoals',
    summary: 'Save the goals for the time in each stage and the time to fill.',
    body: z.strictObject({ goals: z.strictObject(Goals.shape), version: FirstVersion }),
    response: StoredGoals,
    errors: ['STALE_VERSION'],
  },
  getAnalyticsReport: {
    method: 'GET',
    path: '/api/analytics/hiring/report',
    access: 'readTeamAnalytics',
    summary: "Get how often the caller gets analytics by email, and when they're sent next.",
    response: z.object({ frequency: ReportFrequency, nextAt: z.string().nullable() }),
    errors: [],
  },
  setAnalyticsReport: {
    method: 'PUT',
    path: '/api/analytics/hiring/report',
    access: 'readTeamAnalytics',
    plan: 'analytics',
    summary: 'Set how often the caller gets analytics by email.',
    body: z.strictObject({ frequency: ReportFrequency, timeZone: TimeZone }),
    response: z.object({ frequency: ReportFrequency, nextAt: z.string().nullable() }),
    errors: ['PLAN_REQUIRED'],
  },
  stopAnalyticsReport: {
    method: 'POST',
    path: '/api/analytics-reports/stop/{token}',
    access: 'public',
    summary:
      'Stop the analytics emails with the token from one of them, without signing in. Supports one-click unsubscribe (RFC 8058).',
    params: z.strictObject({ token: z.string().max(200) }),
    response: ActionResult('analyticsReportStopped'),
    errors: ['INVALID_TOKEN'],
  },
});
