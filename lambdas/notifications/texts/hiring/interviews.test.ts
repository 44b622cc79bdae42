import type { DomainEvent } from '@shared/core/model/event';
import { describe, expect, it } from 'vitest';
import type { InterviewItem } from '../../../store/hiring/interviews/interview-item';
import { readTextsOf, type ReadText } from '../samples/read-texts.fake';
import { ids, interview, offeredInterview, reader } from '../samples/samples.fake';

const slot = { startsAt: '2026-11-24T15:00:00.000Z', endsAt: '2026-11-24T15:30:00.000Z' };

const changed = async (
  fields: Partial<InterviewItem>,
  names: Record<string, string> = {},
  offerer: string | null = null,
) => {
  const item = interview({ version: 1, jobTitle: 'ICU Nurse', timeZone: 'America/New_York', ...fields });
  const people = Object.entries(names).map(([userId, name]) => ({ userId, name, email: `${userId}@example.test` }));
  const from = reader({
    interview: async () => ({
      interview: item,
      organization: 'Harbor',
      people,
      team: ['poster', 'colleague'],
      offerer,
    }),
  });
  const data = { ...ids, interviewId: 'int_1', organizerId: 'poster', change: item.change, version: 1 };
  const event = { id: '1', type: 'interview.changed', occurredAt: '2026-11-21T08:00:00.000Z', data } as DomainEvent;
  const { users } = await readTextsOf(from, event);
  return (userId: string): ReadText | undefined => users.find((it) => it.userId === userId);
};

const names = { pro: 'Ada Byron', poster: 'Margaret Ellison', colleague: 'David Okafor' };

describe('texts of interviews', () => {
  it('ask the side that chooses a time, and inform the other one', async () => {
    const rescheduled = await changed(
      { change: 'rescheduled', status: 'proposed', changedBy: 'poster', slots: [slot], ...slot },
      names,
    );
    expect(rescheduled('pro')?.inApp?.content).toContain('Until you choose one');
    expect(rescheduled('pro')?.sms).toBe('Harbor proposed new interview times. Please choose one.');
    expect(rescheduled('colleague')?.inApp?.content).toContain('Until the candidate chooses one');
    expect(rescheduled('colleague')?.sms).toBe('New interview times were proposed for “ICU Nurse”.');
    const byColleague = await changed(
      { change: 'rescheduled', status: 'proposed', changedBy: 'colleague', slots: [slot], ...slot },
      names,
    );
    expect(byColleague('poster')?.inApp?.content).toMatch(/^David Okafor proposed a time/);
    const suggested = await changed(
      { change: 'suggested', status: 'proposed', changedBy: 'pro', slots: [slot] },
      names,
    );
    expect(suggested('poster')?.sms).toBe('The candidate suggested new interview times for “ICU Nurse”.');
  });

  it('name the side when a colleague who takes no part cancels', async () => {
    const cancelled = { change: 'cancelled', status: 'cancelled', changedBy: 'admin', ...slot } as const;
    const to = await changed(cancelled, names);
    const rest = 'canceled your interview with Harbor for “ICU Nurse” on Tue, Nov 24, 2026, 10:00 - 10:30 AM EST.';
    expect(to('pro')?.inApp?.content).toBe(`The employer ${rest}`);
    expect(to('poster')?.inApp?.content).toMatch(/^A team member canceled the interview with Ada Byron/);
    expect(to('poster')?.sms).toBe('The interview for “ICU Nurse” was canceled.');
  });

  it('name a candidate who cancels once, a member to the other members, and "you" to the one who canceled', async () => {
    const cancelled = { change: 'cancelled', status: 'cancelled', changedBy: 'pro', ...slot } as const;
    const rest = 'for “ICU Nurse” on Tue, Nov 24, 2026, 10:00 - 10:30 AM EST.';
    const byCandidate = await changed(cancelled, names);
    expect(byCandidate('poster')?.inApp?.content).toBe(`Ada Byron canceled the interview ${rest}`);
    expect((await emailOf(byCandidate('pro')))?.text).toContain(`You canceled your interview with Harbor ${rest}`);
    const byMember = await changed({ ...cancelled, changedBy: 'poster' }, names);
    expect(byMember('colleague')?.inApp?.content).toBe(
      `Margaret Ellison canceled the interview with Ada Byron ${rest}`,
    );
    expect((await emailOf(byMember('poster')))?.text).toContain(`You canceled the interview with Ada Byron ${rest}`);
  });

  it('name no one in a text message', async () => {
    const accepted = { change: 'accepted', status: 'accepted', changedBy: 'pro', ...slot } as const;
    const to = await changed(accepted, names);
    expect(to('poster')?.sms).toBe(
      'The interview for “ICU Nurse” is confirmed for Tue, Nov 24, 2026, 10:00 - 10:30 AM EST.',
    );
  });

  it('tell only the candidate that a time can be picked, and the offering member once it is', async () => {
    const offered = await changed({ ...offeredInterview(), jobTitle: 'ICU Nurse' }, names);
    expect(offered('pro')?.inApp?.content).toBe(
      'Harbor invites you to an interview for “ICU Nurse” (30 minutes). Pick any free time from November 24, 2026 to December 4, 2026.',
    );
    expect(offered('poster')).toBeUndefined();
    const accepted = { change: 'accepted', status: 'accepted', changedBy: 'pro', ...slot } as const;
    const picked = await changed(accepted, names, 'recruiter');
    expect(picked('recruiter')?.inApp?.content).toMatch(
      /^The interview with Ada Byron for “ICU Nurse” is confirmed for/,
    );
    expect(picked('recruiter')?.email).not.toHaveProperty('calendar');
  });
});

const emailOf = (text: ReadText | undefined) =>
  text?.email?.({ siteUrl: 'https://wardline.test', hash: async (value) => value });

describe('texts of calls without an application', () => {
  const call = { applicationId: null, jobId: null, jobTitle: null } as const;

  it('name the other side instead of a job', async () => {
    const proposed = { ...call, change: 'proposed', status: 'proposed', changedBy: 'poster' } as const;
    const toBoth = await changed({ ...proposed, slots: [slot], startsAt: null, endsAt: null }, names);
    expect(toBoth('pro')?.inApp?.title).toBe('Call proposed');
    expect(toBoth('pro')?.inApp?.content).toBe('Harbor proposed a time for a call. Choose the one that works for you.');
    expect((await emailOf(toBoth('pro')))?.subject).toBe('Call proposed: Harbor');

    const accepted = { ...call, change: 'accepted', status: 'accepted', changedBy: 'pro', ...slot } as const;
    const to = await changed(accepted, names);
    expect((await emailOf(to('poster')))?.subject).toBe('Call confirmed: Ada Byron');
    expect(to('poster')?.inApp?.content).toBe(
      'The call with Ada Byron is confirmed for Tue, Nov 24, 2026, 10:00 - 10:30 AM EST.',
    );
    expect(to('poster')?.sms).toBe(
      'Your call with a professional is confirmed for Tue, Nov 24, 2026, 10:00 - 10:30 AM EST.',
    );
  });

  it('name a professional who canceled, or the employer without a name', async () => {
    const canceled = { ...call, change: 'cancelled', status: 'cancelled', changedBy: 'admin', ...slot } as const;
    const to = await changed(canceled, names);
    expect(to('pro')?.inApp?.content).toBe(
      'The employer canceled your call with Harbor on Tue, Nov 24, 2026, 10:00 - 10:30 AM EST.',
    );
    const byPro = await changed({ ...canceled, changedBy: 'pro' }, names);
    expect(byPro('poster')?.inApp?.content).toBe(
      'Ada Byron canceled the call on Tue, Nov 24, 2026, 10:00 - 10:30 AM EST.',
    );
    expect(byPro('poster')?.sms).toBe('Your call with a professional was canceled.');
  });

  it('never mention a job', async () => {
    for (const change of ['proposed', 'suggested', 'rescheduled', 'accepted', 'cancelled'] as const) {
      const status = change === 'accepted' || change === 'cancelled' ? change : 'proposed';
      const to = await changed({ ...call, change, status, changedBy: 'admin', slots: [slot], ...slot }, names);
      for (const reader of ['pro', 'poster']) {
        const { inApp, sms } = to(reader)!;
        const email = await emailOf(to(reader));
        const said = [inApp?.title, inApp?.content, email?.subject, sms].join(' ');
        expect(said).toMatch(/call/i);
        expect(said).not.toMatch(/interview|null|“/i);
      }
    }
  });
});
