import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '@shared/limits';
import { aViewer } from '../../../test/support/viewer';
import { newApplicants } from './employer-rows';
import { getEmployerQueue } from './get-employer-queue';
import {
  applicationOf,
  callerOf,
  fakeDeps,
  interviewOf,
  jobOf,
  offerOf,
  sheetOf,
  timeZone,
  type Stored,
} from './queue.fake';

const queueOf = (stored: Stored, role: 'admin' | 'manager' | 'member' = 'admin') =>
  getEmployerQueue(fakeDeps(stored), { caller: callerOf(role), timeZone });
const kindsOf = async (stored: Stored, role?: 'admin' | 'manager' | 'member') =>
  (await queueOf(stored, role)).today.map(({ kind }) => kind);

describe('an employer’s queue', () => {
  it('is empty at first', async () => {
    expect(await queueOf({})).toEqual({
      today: [],
      later: [],
      interviews: [],
      counts: { newApplications: 0, weeks: 0, interviews: 0 },
      coverage: { late: 0, open: 0, isUrgent: false, boards: [] },
    });
  });

  it('counts new applicants, names their jobs, and shows a few faces', async () => {
    const other = { jobId: `job_${'2'.repeat(26)}`, jobTitle: 'Locum' };
    const applications = [1, 2, 3, 4, 5].map((number) => applicationOf(number));
    const { today, counts } = await queueOf({
      applications: [...applications, applicationOf(6, other), applicationOf(7, { status: 'under_review' })],
    });
    expect(counts.newApplications).toBe(6);
    expect(today).toMatchObject([
      {
        kind: 'new_applicants',
        count: 6,
        jobs: [
          { title: 'RN, ICU, Nights', count: 5 },
          { title: 'Locum', count: 1 },
        ],
      },
    ]);
    expect(today[0]?.kind === 'new_applicants' && today[0].faces).toHaveLength(limits.queue.faces);
  });

  it('leaves out counts by job when there are more than it reads', () => {
    const known = { people: new Map(), photos: new Map(), organizations: new Map() };
    const count = limits.queue.applications + 3;
    expect(newApplicants(known, [applicationOf(1)], count)).toMatchObject([{ count, jobs: [] }]);
    expect(newApplicants(known, [applicationOf(1)], 1)[0]?.jobs).toMatchObject([{ count: 1 }]);
  });

  it('counts everyone’s interviews today, and has rows for the reader’s own', async () => {
    const later = { startsAt: '2026-11-23T20:00:00.000Z', endsAt: '2026-11-23T20:30:00.000Z' };
    const tomorrow = { startsAt: '2026-11-24T16:00:00.000Z', endsAt: '2026-11-24T16:30:00.000Z' };
    const { today, interviews, counts } = await queueOf({
      interviews: [
        interviewOf(2, { ...later, organizerId: 'colleague', interviewerIds: [] }),
        interviewOf(1),
        interviewOf(3, tomorrow),
      ],
    });
    expect(interviews.map(({ interviewId, isMine }) => [interviewId.at(-1), isMine])).toEqual([
      ['1', true],
      ['2', false],
    ]);
    expect(today).toMatchObject([{ kind: 'interview', interview: { team: ['colleague'] } }]);
    expect(counts.interviews).toBe(2);
  });

  it('lists times suggested by candidates, not those proposed to them', async () => {
    const proposed = { status: 'proposed', startsAt: null, endsAt: null } as const;
    const slots = [{ startsAt: '2026-11-25T15:00:00.000Z', endsAt: '2026-11-25T15:30:00.000Z' }];
    expect(
      await kindsOf({
        interviews: [
          interviewOf(1, { ...proposed, slots, proposedBy: 'professional' }),
          interviewOf(2, { ...proposed, slots }),
        ],
      }),
    ).toEqual(['another_time']);
  });

  it('warns of offers with two business days left, even across a weekend', async () => {
    const offers = ['2026-11-22', '2026-11-24', '2026-11-25', '2026-11-26'].map((expiresOn, at) =>
      offerOf(at, { expiresOn }),
    );
    const { today } = await queueOf({ offers: [...offers, offerOf(9, { status: 'accepted' })] });
    expect(today.map((row) => row.kind === 'offer_expiring' && row.expiresOn)).toEqual(['2026-11-24', '2026-11-25']);
  });

  it('adds up the weeks to approve and shows the oldest', async () => {
    const sheets = [1, 2, 3, 4].map((number) => sheetOf(number, number === 4 ? { weekStartsOn: '2026-11-09' } : {}));
    const { today, counts } = await queueOf({ sheets: [...sheets, sheetOf(5, { status: 'approved' })] });
    expect(counts.weeks).toBe(4);
    expect(today).toMatchObject([
      {
        kind: 'weeks_submitted',
        count: 4,
        isMore: false,
        total: { cents: 4_000_00, currency: 'USD' },
        firstWeek: '2026-11-09',
        lastWeek: '2026-11-16',
      },
    ]);
    expect(today[0]?.kind === 'weeks_submitted' && today[0].weeks.map(({ weekStartsOn }) => weekStartsOn)).toEqual([
      '2026-11-09',
      '2026-11-16',
      '2026-11-16',
    ]);
  });

  it('puts a job that closes tomorrow under today, and one that closes on Friday under later', async () => {
    const days = ['2026-11-22', '2026-11-24', '2026-11-27', '2026-12-15'];
    const { today, later } = await queueOf({
      jobs: [
        ...days.map((applicationDeadlineOn, at) => jobOf(at, { applicationDeadlineOn })),
        jobOf(9, { applicationDeadlineOn: '2026-11-25', status: 'paused' }),
      ],
    });
    expect(today.map((row) => row.kind === 'job_closing' && row.closesOn)).toEqual(['2026-11-24']);
    expect(later.map((row) => row.kind === 'job_closing' && row.closesOn)).toEqual(['2026-11-27']);
  });

  it('leaves out offers for members, who can’t make any', async () => {
    const stored = { offers: [offerOf(1)], applications: [applicationOf(1)], unread: 2 };
    expect(await kindsOf(stored, 'manager')).toContain('offer_expiring');
    expect((await kindsOf(stored, 'member')).sort()).toEqual(['new_applicants', 'unread']);
  });

  it('hides messages from staff who view as the reader', async () => {
    const caller = { ...callerOf('admin'), viewedBy: aViewer() };
    const { today, later } = await getEmployerQueue(fakeDeps({ unread: 2 }), { caller, timeZone });
    expect([...today, ...later]).toEqual([]);
  });

  it('quotes the newest unread message with the sender’s name as the reader sees it', async () => {
    const { today } = await queueOf({ unread: 2 });
    expect(today).toMatchObject([
      { kind: 'unread', count: 2, from: 'Marcus Bennett', excerpt: 'I can start in January.' },
    ]);
  });

  it('is sorted by time left, with every row once', async () => {
    const day = fc
      .integer({ min: 0, max: 12 })
      .map((days) => new Date(Date.UTC(2026, 10, 23 + days)).toISOString().slice(0, 10));
    const stored = fc.record({
      offers: fc.array(day, { maxLength: 5 }).map((days) => days.map((expiresOn, at) => offerOf(at, { expiresOn }))),
      jobs: fc
        .array(day, { maxLength: 5 })
        .map((days) => days.map((applicationDeadlineOn, at) => jobOf(at, { applicationDeadlineOn }))),
      unread: fc.integer({ min: 0, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(stored, async (it) => {
        const { today, later } = await queueOf(it);
        for (const rows of [today, later]) {
          const dues = rows.map(({ due }) => due);
          expect(dues).toEqual([...dues].sort());
        }
        const all = [...today, ...later].map((row) => JSON.stringify(row));
        expect(new Set(all).size).toBe(all.length);
      }),
      { numRuns: 50 },
    );
  });
});
