import { describe, expect, it } from 'vitest';
import { limits } from '@shared/limits';
import { textsOf } from '../../platform/text/deferred-text';
import { aViewer } from '../../../test/support/viewer';
import { noProfileFacts } from '../../store/people/profiles/professional-records';
import type { Viewer } from '../../platform/http/caller';
import { getProfessionalDashboard } from './get-professional-dashboard';
import type { ProfessionalDeps } from './ports';
import type { StoredChecklist } from '../../store/people/checklists/checklist-item';
import type { OwnApplication, OwnPlacement, ProfessionalRecords } from '../../store/people/profiles/ports';

const now = new Date('2026-11-21T10:00:00.000Z');

const application = (differing: Partial<OwnApplication> = {}): OwnApplication => ({
  applicationId: 'app_1',
  jobTitle: 'ICU Nurse',
  organization: 'Lakeshore',
  status: 'new',
  appliedAt: '2026-11-20T08:00:00.000Z',
  ...differing,
});
const placement = (endOn: string | null, agreedEndOn: string | null): OwnPlacement => ({
  startOn: '2026-01-01',
  endOn,
  agreedEndOn,
});

type Rest = {
  days?: Map<string, number>;
  asked?: number;
  answered?: number;
  checklists?: StoredChecklist[];
  references?: number;
  joined?: number;
};

const nothingEarned = { photo: 0, resume: 0, portfolio: 0, skills: 0, references: 0 };

const signedOn = (checklist: StoredChecklist['checklist'], day: string): StoredChecklist => ({
  checklist,
  draft: null,
  signed: { signedOn: day, name: 'Tasha Brooks', contentVersion: 1, share: 0.9, answers: {} },
  version: 2,
  updatedAt: `${day}T10:00:00.000Z`,
});

const dashboard = (
  records: { [K in keyof ProfessionalRecords]?: Awaited<ReturnType<ProfessionalRecords[K]>> } = {},
  rest: Rest = {},
  viewedBy?: Viewer,
) => {
  const { days = new Map(), asked = 0, answered = 0, checklists = [], references = 0, joined = 0 } = rest;
  const deps: ProfessionalDeps = {
    records: {
      applications: async () => records.applications ?? [],
      placements: async () => records.placements ?? [],
      notifications: async () => records.notifications ?? [],
      profile: async () => records.profile ?? noProfileFacts,
      portfolioItems: async () => records.portfolioItems ?? 0,
      unreadMessages: async () => records.unreadMessages ?? 0,
      upcoming: async () => records.upcoming ?? 0,
    },
    views: { since: async () => ({ total: 7, days }) },
    responses: { of: async () => ({ asked, answered, time: null }) },
    checklists: { list: async () => checklists },
    referrals: { get: async () => (joined > 0 ? { generation: 1, joined } : null) },
    references: { answeredSince: async (_userId, day) => (day === '2024-11-21' ? references : 0) },
    clock: { now: () => now },
  };
  return getProfessionalDashboard(deps, { userId: 'user', ...(viewedBy && { viewedBy }) }, 'en');
};

describe('the professional’s dashboard', () => {
  it('is empty for a new person', async () => {
    expect(await dashboard()).toEqual({
      counts: { applications: 0, openApplications: 0, upcoming: 0, unreadMessages: 0 },
      earned: nothingEarned,
      profileViews: 7,
      referrals: 0,
      rating: null,
      responseRate: { value: null, samples: 0 },
      jobCompletion: { value: null, samples: 0 },
      activity: [],
    });
  });

  it('counts applications, messages, and points', async () => {
    const found = await dashboard({
      applications: [application(), application({ status: 'rejected' }), application({ status: 'hired' })],
      upcoming: 4,
      unreadMessages: 2,
      profile: { ...noProfileFacts, rating: { average: 4.5, reviews: 2 }, photo: true },
      portfolioItems: 1,
    });
    expect(found.counts).toEqual({ applications: 3, openApplications: 1, upcoming: 4, unreadMessages: 2 });
    expect(found.rating).toEqual({ average: 4.5, reviews: 2 });
    expect(found.earned).toEqual({ ...nothingEarned, photo: 15, portfolio: 25 });
  });

  it('hides messages and notifications from staff who view as the person', async () => {
    const news = {
      type: 'message' as const,
      title: textsOf('notifications/messages')('title'),
      content: '',
      createdAt: '2026-11-21T09:00:00.000Z',
      actionUrl: '/messages',
    };
    const records = { applications: [application()], unreadMessages: 2, notifications: [news] };
    expect((await dashboard(records)).activity).toHaveLength(2);
    const { counts, activity } = await dashboard(records, {}, aViewer());
    expect(counts).toMatchObject({ applications: 1, unreadMessages: null });
    expect(activity.map(({ type }) => type)).toEqual(['application']);
  });

  it('gives points for the checklist of the main unit while it is current, and for each reference', async () => {
    const units = ['icu' as const, 'ed' as const].map((unit) => ({
      id: `ent_${unit}`,
      unit,
      years: 2,
      lastWorkedOn: null,
    }));
    const nurse = { ...noProfileFacts, profession: 'rn' as const, units };
    const earned = async (checklists: StoredChecklist[]) =>
      (await dashboard({ profile: nurse }, { checklists, references: 1 })).earned;
    expect(await earned([signedOn('rn_icu', '2026-08-01')])).toEqual({ ...nothingEarned, skills: 20, references: 10 });
    expect(await earned([signedOn('rn_icu', '2025-10-01'), signedOn('rn_ed', '2026-08-01')])).toEqual({
      ...nothingEarned,
      references: 10,
    });
  });

  it('shows a rate only from enough samples', async () => {
    const few = limits.samplesForFigure - 1;
    expect((await dashboard({}, { asked: few, answered: few })).responseRate).toEqual({ value: null, samples: few });
    expect((await dashboard({}, { asked: 8, answered: 6 })).responseRate).toEqual({ value: 75, samples: 8 });
  });

  it('counts work as completed if it lasted until its agreed end, and skips work without one', async () => {
    const kept = Array.from({ length: 4 }, () => placement('2026-03-01', '2026-03-01'));
    const { jobCompletion } = await dashboard({
      placements: [
        ...kept,
        placement('2026-02-01', '2026-03-01'),
        placement('2026-02-01', null),
        placement(null, null),
        placement('2027-03-01', '2027-03-01'),
      ],
    });
    expect(jobCompletion).toEqual({ value: 80, samples: 5 });
  });

  it('lists recent activity, newest first and up to the limit', async () => {
    const { activity } = await dashboard(
      {
        applications: Array.from({ length: 30 }, () => application()),
        notifications: [
          {
            type: 'review',
            title: textsOf('notifications/reviews')('title'),
            content: '',
            actionUrl: '/x',
            createdAt: '2026-11-21T09:00:00.000Z',
          },
          { type: 'job', title: 'New jobs', content: '', actionUrl: '/y', createdAt: '2026-11-20T09:00:00.000Z' },
        ],
      },
      { days: new Map([['2026-11-21', 3]]) },
    );
    expect(activity).toHaveLength(limits.activityEntries);
    expect(activity.slice(0, 4).map(({ type, title }) => [type, title])).toEqual([
      ['profile_view', 'Your profile was viewed 3 times'],
      ['review', 'New review'],
      ['job_match', 'New jobs'],
      ['application', 'You applied for “ICU Nurse”'],
    ]);
    expect(activity[0]?.at).toBe(now.toISOString());
  });
});
