import { describe, expect, it } from 'vitest';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { findFreeTimes } from './find-free-times';

type Deps = Parameters<typeof findFreeTimes>[0];

/** A Saturday in Chicago. */
const now = new Date('2026-11-21T18:00:00.000Z');
const application = {
  applicationId: 'app',
  professionalId: 'pro',
  organizationId: 'org',
  jobId: 'job',
  location: 'Chicago, IL',
};
const caller = {
  userId: 'organizer',
  role: 'admin',
  scope: 'organization',
  membership: { organizationId: 'org' },
} as unknown as AuthorizedCaller;

const meetings: Record<string, { interviewId: string; startsAt: string; endsAt: string }[]> = {
  organizer: [{ interviewId: 'int_moved', startsAt: '2026-11-23T15:00:00.000Z', endsAt: '2026-11-23T16:00:00.000Z' }],
  helper: [{ interviewId: 'int_2', startsAt: '2026-11-23T16:00:00.000Z', endsAt: '2026-11-23T17:00:00.000Z' }],
};
const asked: string[] = [];
let home = '';

const deps = {
  interviews: {
    application: async (applicationId: string) => (applicationId === 'app' ? application : null),
    get: async () => ({ ...application, organizerId: 'organizer' }),
    isResponsible: async () => false,
  },
  calendars: {
    interviews: async (userId: string) => {
      asked.push(userId);
      return meetings[userId] ?? [];
    },
    schedule: async () => [{ startsAt: '2026-11-23T17:00:00.000Z', endsAt: '2026-11-23T19:00:00.000Z' }],
    busyTimes: async () => [{ startsAt: '2026-11-24T00:00:00.000Z', endsAt: '2026-11-25T00:00:00.000Z', allDay: true }],
  },
  availability: { of: async () => ({ daysAvailable: [], unavailableDates: [], location: home }) },
  people: { memberships: async () => [{ userId: 'organizer' }, { userId: 'helper' }] },
  clock: { now: () => now },
} as unknown as Deps;

const find = async (fields: Partial<Parameters<typeof findFreeTimes>[1]> = {}) => {
  const query = { caller, to: { applicationId: 'app' }, minutes: 60, timeZone: 'America/Chicago', interviewers: [] };
  return (await findFreeTimes(deps, { ...query, ...fields })).items.map(({ startsAt }) => startsAt).slice(0, 3);
};

describe('times for an interview', () => {
  it('are free on both sides, counting a calendar’s all-day entry in the zone', async () => {
    expect(await find()).toEqual(['2026-11-23T16:00:00.000Z', '2026-11-23T19:00:00.000Z', '2026-11-25T15:00:00.000Z']);
  });

  it('start in the job’s zone, within office hours at the candidate’s home', async () => {
    const query = { caller, to: { applicationId: 'app' }, minutes: 60, interviewers: [] };
    expect(await findFreeTimes(deps, query)).toMatchObject({ timeZone: 'America/Chicago' });
    expect(await find({ timeZone: undefined })).toEqual(await find());
    home = 'Honolulu, HI';
    expect((await find())[0]).toBe('2026-11-23T19:00:00.000Z');
    home = '';
  });

  it('are free for the chosen interviewers, ignoring the interview being moved', async () => {
    expect((await find({ interviewers: ['helper'] }))[0]).toBe('2026-11-23T19:00:00.000Z');
    expect((await find({ interviewers: ['helper'], except: 'int_moved' }))[0]).toBe('2026-11-23T15:00:00.000Z');
  });

  it('are refused for people outside the team, and to another team', async () => {
    asked.length = 0;
    await expect(find({ interviewers: ['stranger'] })).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    await expect(find({ to: { applicationId: 'other' } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const other = { ...caller, membership: { organizationId: 'org_2' } } as unknown as AuthorizedCaller;
    await expect(find({ caller: other })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(asked).toEqual([]);
  });
});
