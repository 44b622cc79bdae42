import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { readOffersAgain } from '@/hiring/parts/offers/offer-queries';
import { employerQueueQuery, professionalQueueQuery } from '@/hiring/parts/queue/queue-queries';
import { employerAnalyticsQuery } from '@/organizations/parts/organization/employer-queries';
import { dashboardQuery } from './professional/professional-queries';

it.each([
  ['the professional’s dashboard', dashboardQuery().queryKey],
  ['the employer’s analytics', employerAnalyticsQuery().queryKey],
  ['the employer’s queue', employerQueueQuery().queryKey],
  ['the professional’s queue', professionalQueueQuery().queryKey],
])('an answered offer changes the metrics of %s', async (_name, queryKey: readonly unknown[]) => {
  const client = new QueryClient();
  client.setQueryData(queryKey, {});
  await readOffersAgain(client);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
