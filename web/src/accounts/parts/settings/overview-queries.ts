import { queryOf } from '@/lib/requests/query-of';

export const settingsOverviewQuery = () => queryOf('getSettingsOverview');
