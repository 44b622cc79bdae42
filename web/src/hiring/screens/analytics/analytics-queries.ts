import type { Analytics } from '@shared/hiring/model/analytics';
import { ownZone } from '@/lib/time/own-zone';
import { queryOf } from '@/lib/requests/query-of';
import type { Address } from './analytics-address';

export type { Analytics };

export const callOf = ({ span, filters }: Pick<Address, 'span' | 'filters'>) => ({
  query: { ...span, ...filters, timeZone: ownZone() },
});

export const analyticsQuery = (address: Pick<Address, 'span' | 'filters'>) => queryOf('getAnalytics', callOf(address));
export const goalsQuery = () => queryOf('getHiringGoals');
export const reportQuery = () => queryOf('getAnalyticsReport');
