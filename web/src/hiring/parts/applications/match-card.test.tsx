import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { JobMatch } from '@shared/hiring/model/match';
import { profileField } from '@shared/people/model/profile-vocabulary';
import { paths } from '@shared/paths';
import { loadTexts } from '@/lib/i18n/i18n';
import { showTo } from '../offers/testing';
import { matchCatalogs } from './match-texts';
import { MatchCard, MatchSummary } from './match-card';

const eligible: JobMatch = {
  rules: 3,
  state: 'eligible',
  readyOn: null,
  license: { code: 'licensed_by_compact', args: { state: 'FL', ownState: 'TX' } },
  reasons: [],
  steps: [],
  score: 93,
  parts: [{ part: 'unit', points: 93, of: 100, reason: { code: 'unit_same', args: { unit: 'icu' } } }],
  counterfactuals: [
    { change: { code: 'certification_in_hand', args: { certification: 'ccrn' } }, score: 100, gain: 7 },
  ],
};
const later: JobMatch = {
  ...eligible,
  state: 'eligible_if',
  readyOn: '2027-01-03',
  license: null,
  steps: [{ step: 'get_license', what: 'IL', path: 'endorsement', days: 42, kind: 'obtain' }],
};
const refused: JobMatch = {
  ...eligible,
  state: 'not_eligible',
  license: null,
  score: null,
  parts: [],
  reasons: [
    { code: 'no_license', args: { state: 'IL' } },
    { code: 'certification_missing', args: { certification: 'ccrn' } },
  ],
  counterfactuals: [],
};
const noProfession: JobMatch = {
  ...refused,
  state: 'unknown',
  reasons: [{ code: 'profile_without_profession', args: {} }],
};

beforeEach(() => loadTexts('match', ...matchCatalogs));

const card = async (match: JobMatch | null, side: 'professional' | 'employer' = 'professional') => {
  await showTo('professional', <MatchCard match={match} side={side} />);
};

describe('a match on its card', () => {
  it.each([
    ['no_license', 'Check Your Licenses', 'licenses'],
    ['certification_missing', 'Check Your Certifications', 'certifications'],
  ] as const)('links %s to its field of the profile', async (_code, name, field) => {
    await card(refused);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`${paths.editProfile}#${profileField(field)}`);
  });

  it('has no links for what isn’t in the profile, and none for employers', async () => {
    await card({ ...refused, reasons: [{ code: 'excluded', args: {} }] });
    await card(refused, 'employer');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says how the license covers the work, and what would raise the score', async () => {
    await card(eligible);
    expect(screen.getByText('Texas multistate license covers Florida (Nurse Licensure Compact)')).toBeTruthy();
    expect(screen.getByText('93%')).toBeTruthy();
    expect(screen.getByText('+7 with valid CCRN')).toBeTruthy();
    expect(screen.getByText('93 of 100 points')).toBeTruthy();
  });

  it('names the matched profession of someone with several', async () => {
    await card({ ...eligible, profession: 'rn' });
    expect(screen.getByText('Matched as: Registered nurse (RN)')).toBeTruthy();
    await card(eligible);
    expect(screen.getAllByText(/^Matched as/)).toHaveLength(1);
  });

  it('lists the steps to both sides in the same words', async () => {
    await card(later);
    await card(later, 'employer');
    expect(screen.getAllByText('Eligible by Jan 3, 2027 with an Illinois license')).toHaveLength(2);
    expect(screen.getAllByText('Illinois license by endorsement: about 6 weeks')).toHaveLength(2);
    expect(screen.getAllByText('Times are estimates.')).toHaveLength(2);
  });

  it('has no score for ineligible people, but every reason', async () => {
    await card(refused, 'employer');
    expect(screen.getByText('Not eligible: no Illinois license in the profile')).toBeTruthy();
    const reasons = within(screen.getByRole('region', { name: 'Why not eligible' }));
    expect(reasons.getAllByRole('listitem').map((it) => it.textContent)).toEqual([
      'No Illinois license in the profile',
      'CCRN is required',
    ]);
    expect(screen.queryByText(/%/)).toBeNull();
  });

  it('asks for the profession, the person only', async () => {
    await card(noProfession);
    const link = screen.getByRole('link', { name: 'Check Your Profession' });
    expect(link.getAttribute('href')).toBe(`${paths.editProfile}#${profileField('profession')}`);
    await card(noProfession, 'employer');
    expect(screen.getAllByRole('link', { name: 'Check Your Profession' })).toHaveLength(1);
  });

  it('is absent for employers without a profile to compare', async () => {
    await card(null, 'employer');
    expect(screen.queryByRole('heading')).toBeNull();
    await card(null);
    expect(screen.getByRole('link', { name: 'Complete Your Profile' })).toBeTruthy();
  });

  it('is shown before applying', async () => {
    await showTo('professional', <MatchSummary match={later} />);
    expect(screen.getByText('Eligible by Jan 3, 2027 with an Illinois license')).toBeTruthy();
    expect(screen.getByText('93% · Excellent match')).toBeTruthy();
  });
});
