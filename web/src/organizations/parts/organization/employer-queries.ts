import type { ApiResult } from '@/lib/api/api';
import { queryOf } from '@/lib/requests/query-of';

export type EmployerSummary = ApiResult<'getEmployerJobs'>;

export const employerAnalyticsQuery = () => queryOf('getEmployerAnalytics');
