import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@shared/paths';
import { showTo } from '@/entities/offers/testing';
import { jobHitOf } from '@/entities/jobs/testing';
import type { ApiResult } from '@/lib/api/api';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import { RecommendedJobs } from './recommended-jobs';

const server = answering({ listSavedJobIds: () => ({ jobIds: [] }) });

beforeEach(() => loadTexts('dashboard', 'match'));

const show = async (recommended: ApiResult<'recommendJobs'>) => {
  server.use({ recommendJobs: () => recommended });
  await showTo('professional', <RecommendedJobs />);
};

describe('recommended jobs', () => {
  it.each([
    ['profession', "What's your profession?", 'Set Your Profession'],
    ['busy', "You're not available for new work", 'Change Availability'],
  ] as const)('ask for the %s instead of an empty list', async (obstacle, question, action) => {
    await show({ items: [], obstacle });
    expect(await screen.findByRole('heading', { name: question })).toBeTruthy();
    expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(paths.editProfile);
  });

  it('say what is missing beside the score', async () => {
    const { highlights: _highlights, ...job } = jobHitOf('Cardiologist');
    const match: ApiResult<'recommendJobs'>['items'][number]['match'] = {
      rules: 3,
      state: 'eligible_if',
      readyOn: '2027-01-03',
      license: null,
      reasons: [],
      steps: [{ step: 'get_license', what: 'IL', path: 'endorsement', days: 42, kind: 'obtain' }],
      score: 82,
      parts: [],
      counterfactuals: [],
    };
    await show({ items: [{ ...job, match }], obstacle: null });
    expect(await screen.findByText('82% · Strong match')).toBeTruthy();
    expect(screen.getByText('Eligible by Jan 3, 2027 with an Illinois license')).toBeTruthy();
  });
});
