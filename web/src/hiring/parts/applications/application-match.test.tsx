import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ApplicationDetail } from '@shared/hiring/model/application';
import type { JobMatch } from '@shared/hiring/model/match';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { applicationOf, showTo } from '../offers/testing';
import { ApplicationMatch } from './application-match';
import { matchCatalogs } from './match-texts';

const now: JobMatch = {
  rules: 3,
  state: 'eligible',
  readyOn: null,
  license: { code: 'licensed', args: { state: 'IL' } },
  reasons: [],
  steps: [],
  score: 99,
  parts: [{ part: 'readiness', points: 12, of: 12, reason: { code: 'ready', args: {} } }],
  counterfactuals: [],
};
const before: JobMatch = {
  ...now,
  state: 'eligible_if',
  readyOn: '2026-12-12',
  license: null,
  steps: [{ step: 'get_license', what: 'IL', path: 'endorsement', days: 42, kind: 'obtain' }],
  score: 87,
  parts: [{ part: 'readiness', points: 0, of: 12, reason: { code: 'steps_open', args: {} } }],
};

beforeEach(() => loadTexts('match', 'match-changes', ...matchCatalogs));

const show = async (changes: Partial<ApplicationDetail>, side: 'professional' | 'employer' = 'employer') => {
  const application = applicationOf({ match: before, ...changes });
  await showTo('professional', <ApplicationMatch application={application} side={side} />);
  await act(() => import('./changed-match'));
};
const texts = (role: string): (string | null)[] => screen.getAllByRole(role).map(({ textContent }) => textContent);

describe('the match of an application', () => {
  it('is one line while it is unchanged', async () => {
    await show({ matchNow: null });
    expect(screen.getByText('Eligible by Dec 12, 2026 with an Illinois license')).toBeDefined();
    expect(screen.queryByRole('term')).toBeNull();
  });

  it('shows before and after, and explains the current one', async () => {
    await show({ matchNow: { match: now, rulesChanged: false } });
    expect(texts('term')).toEqual(['When Ada applied on Nov 1, 2026', 'Now']);
    expect(texts('definition')).toEqual([
      'Eligible by Dec 12, 2026 with an Illinois license87% · Strong match',
      'Eligible Licensed in Illinois99% · Excellent match',
    ]);
    expect(screen.queryByText(/rules have changed/)).toBeNull();
    expect(screen.getAllByText('License and requirements')).toHaveLength(2);
    const then = within(screen.getByText('Details from Nov 1, 2026').parentElement!);
    expect(then.getByText('To become eligible')).toBeDefined();
    expect(then.getByText('0 of 12 points')).toBeDefined();
  });

  it('names the rules if they have changed', async () => {
    await show({ matchNow: { match: now, rulesChanged: true } }, 'professional');
    expect(texts('term')).toEqual(['When you applied on Nov 1, 2026', 'Now']);
    expect(screen.getByText('The matching rules have changed since then.')).toBeDefined();
  });
});
