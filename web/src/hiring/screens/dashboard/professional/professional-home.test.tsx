import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { checklistParts } from '@shared/hiring/model/hiring-vocabulary';
import { MyProfile } from '@shared/people/model/professional';
import type { ProfessionalDashboard } from '@shared/hiring/model/professional-dashboard';
import { showTo } from '@/hiring/parts/offers/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering, unanswered } from '@/lib/testing/api-server';
import { testId, testUserId } from '@/lib/testing/ids';
import { ProfessionalHome } from './professional-home';

answering({ getProfessionalQueue: unanswered, getEarnings: unanswered });

const none = { value: null, samples: 0 };
const metrics: ProfessionalDashboard = {
  counts: { applications: 0, openApplications: 0, upcoming: 0, unreadMessages: 0 },
  earned: Object.fromEntries(checklistParts.map((part) => [part, 0])) as ProfessionalDashboard['earned'],
  profileViews: 0,
  referrals: 0,
  rating: null,
  responseRate: none,
  jobCompletion: none,
  activity: [],
};
const profileOf = (excluded: boolean): MyProfile =>
  MyProfile.parse({
    userId: testUserId(),
    version: 2,
    updatedAt: '2026-11-01T00:00:00.000Z',
    profile_completion: 80,
    availability: {},
    employment: [{ id: testId('ent', 1) }],
    education: [{ id: testId('ent', 2) }],
    licenses: [{ id: testId('lic', 3) }],
    profession: null,
    professionSource: 'confirmed',
    excluded,
  });
const show = (excluded: boolean) =>
  showTo(
    'professional',
    <ProfessionalHome
      firstName="Fintan"
      profile={profileOf(excluded)}
      metrics={metrics}
      applications={[]}
      schedule={null}
    />,
  );
const suspended = "You can't apply for jobs right now";

beforeEach(() => loadTexts('home', 'suspension', 'dashboard', 'labels/hiring'));

describe('the start page of a professional', () => {
  it('first shows people on the exclusion list what to do', async () => {
    await show(true);
    expect(await screen.findByText(suspended)).toBeTruthy();
  });

  it('hides it from others', async () => {
    await show(false);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(suspended)).toBeNull();
  });
});
