import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths, pathTo } from '@shared/paths';
import type { PublicShift } from '@shared/work/model/shifts/public-shift';
import { jobHitOf, matchedResultOf } from '@/hiring/parts/jobs/testing';
import { showTo } from '@/hiring/parts/offers/testing';
import type { ApiResult } from '@/lib/api/api';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { NoPool } from './no-pool';

type PublicPage = ApiResult<'getPublicOrganization'>;

const server = answering({});

it('previews shifts of pools that fit someone without one, and leads to their jobs', async () => {
  await loadTexts('shifts', 'public-shifts', 'marketplace');
  const [mercy, other] = [testId('org', 1), testId('org', 2)];
  const jobOf = (title: string, at: number, organizationId: string) =>
    jobHitOf(title, { jobId: testId('job', at), organizationId, professions: ['rn'] });
  const blankPage = {
    company_name: 'Mercy',
    industry: null,
    company_size: null,
    rating: null,
  };
  const nights: PublicShift = {
    ...{ day: '2026-12-04', part: 'night', careUnit: 'icu', professions: ['rn'], city: 'Austin', state: 'TX' },
    ...{ rateCents: 62_00, currency: 'USD', free: 1 },
  };
  const openShifts: Record<string, PublicShift[]> = {
    [mercy]: [nights, { ...nights, day: '2026-12-05' }, { ...nights, professions: ['pt'] }],
    [other]: [],
  };
  server.use({
    searchMatchedJobs: () =>
      matchedResultOf([jobOf('ICU pool', 1, mercy), jobOf('PCU pool', 2, mercy), jobOf('ED pool', 3, other)]),
    getPublicOrganization: ({ params: { organizationId } }) =>
      ({ ...blankPage, organizationId, openShifts: openShifts[organizationId] }) as PublicPage,
  });
  await showTo('professional', <NoPool />);
  const pools = within(await screen.findByRole('region', { name: 'Pools that fit you' }));
  expect(await pools.findByText('2 open shifts to book once you are hired')).toBeDefined();
  expect(pools.getAllByText('Dec 4, night')).toHaveLength(1);
  expect(pools.getByRole('link', { name: 'ICU pool' }).getAttribute('href')).toBe(
    pathTo(paths.jobDetail, { jobId: testId('job', 1) }),
  );
  expect(pools.queryByText('PCU pool')).toBeNull();
  expect(pools.getByText('ED pool')).toBeDefined();
  expect(server.calls('searchMatchedJobs')).toMatchObject([{ query: { hiring: 'per_diem' } }]);
});
