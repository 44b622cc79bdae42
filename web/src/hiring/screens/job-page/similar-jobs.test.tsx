import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '@shared/limits';
import type { PublicJob } from '@shared/hiring/model/job';
import { paths } from '@shared/paths';
import { jobHitOf, jobSearchResultOf, publicJobOf } from '@/hiring/parts/jobs/testing';
import { showTo } from '@/hiring/parts/offers/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { SimilarJobs } from './similar-jobs';

const hits = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => jobHitOf(`${name} ${at + 1}`, { jobId: testId('job', at + 5) }));
const matched = (count: number) => ({
  ...jobSearchResultOf([]),
  items: hits('Possible', count).map((it) => ({ ...it, match: null })),
  possible: true,
  isTotalExact: true,
});

const server = answering({
  listSavedJobIds: () => ({ jobIds: [] }),
  listAppliedJobIds: () => ({ jobIds: [] }),
  listSimilarJobs: () => ({ items: hits('Similar', 2) }),
  searchMatchedJobs: () => matched(7),
});

const show = (who: 'professional' | 'manager', status: PublicJob['status'], changes: Partial<PublicJob> = {}) =>
  showTo(who, <SimilarJobs job={publicJobOf({ status, unit: 'icu', ...changes })} />);
const titles = () => screen.getAllByRole('link', { name: /^(Similar|Possible) / }).map((it) => it.textContent);

beforeEach(() => loadTexts('job-page', 'marketplace', 'common', 'labels/jobs', 'job-row'));

describe('similar jobs', () => {
  it('show a few open ones for a closed job that the professional is eligible for', async () => {
    await show('professional', 'closed');
    await screen.findByRole('heading', { name: 'Similar open jobs' });
    expect(titles()).toHaveLength(limits.similarJobs);
    expect(server.calls('searchMatchedJobs')).toEqual([{ query: { unit: 'icu' } }]);
    expect(server.calls('listSimilarJobs')).toEqual([]);
  });

  it.each<['professional' | 'manager', PublicJob['status'], string]>([
    ['professional', 'active', 'Similar jobs'],
    ['manager', 'paused', 'Similar open jobs'],
  ])('otherwise have the same professions: %s, %s', async (who, status, heading) => {
    await show(who, status);
    await screen.findByRole('heading', { name: heading });
    expect(titles()).toHaveLength(2);
    expect(server.calls('searchMatchedJobs')).toEqual([]);
  });

  it('lead to all jobs where none is open, without a heading', async () => {
    server.use({ searchMatchedJobs: () => matched(0) });
    await show('professional', 'closed');
    expect(await screen.findByText(/No similar jobs are open right now/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See All Jobs' }).getAttribute('href')).toBe(paths.jobs);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
