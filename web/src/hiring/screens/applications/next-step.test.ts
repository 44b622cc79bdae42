import type { PromisedAnswer } from '@shared/hiring/model/answer';
import type { ApplicationStatus } from '@shared/core/model/enumerations';
import { describe, expect, it } from 'vitest';
import { isOwnTurn, nextStepOf } from './next-step';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const promised = { days: 3, on: '2026-11-24', zone: 'America/Chicago', extendedFrom: null, outcome: null };
const standing = (status: ApplicationStatus, answer: PromisedAnswer | null = null) => ({
  applicationId: 'app_1',
  status,
  answer,
});
const interview = (differing: object = {}) => ({
  applicationId: 'app_1',
  interviewId: 'int_1',
  status: 'proposed' as const,
  proposedBy: 'employer' as const,
  startsAt: null,
  timeZone: 'America/Chicago',
  ...differing,
});

const around = (...interviews: ReturnType<typeof interview>[]) => ({ interviews, placements: [] });

describe('the next step for an applicant', () => {
  it('is the promised answer until its day has passed, or until there is one', () => {
    const reply = { kind: 'reply', on: '2026-11-24', before: null };
    const open = standing('new', promised);
    expect(nextStepOf(open, around(), now)).toEqual({ ...reply, passed: false });
    const lastMoment = Date.parse('2026-11-25T05:59:00.000Z');
    expect(nextStepOf(open, around(), lastMoment)).toMatchObject({ passed: false });
    expect(nextStepOf(open, around(), lastMoment + 60_000)).toMatchObject({ passed: true });
    expect(nextStepOf(standing('under_review', promised), around(), now).kind).toBe('reply');
    expect(nextStepOf(standing('under_review', { ...promised, outcome: 'in_time' }), around(), now).kind).toBe(
      'in_review',
    );
    expect(nextStepOf(standing('new'), around(), now)).toEqual({ kind: 'sent' });
  });

  it('is choosing a time when the employer proposed some, whatever the status', () => {
    const step = nextStepOf(standing('under_review'), around(interview()), now);
    expect(step).toEqual({ kind: 'choose_time', interviewId: 'int_1' });
    expect(isOwnTurn(step)).toBe(true);
    const own = interview({ proposedBy: 'professional' });
    expect(nextStepOf(standing('under_review'), around(own), now)).toEqual({ kind: 'in_review' });
    expect(nextStepOf(standing('under_review'), around(interview({ applicationId: 'app_2' })), now).kind).toBe(
      'in_review',
    );
  });

  it('is the confirmed interview', () => {
    const agreed = interview({ status: 'accepted', startsAt: '2026-11-25T15:00:00.000Z', timeZone: 'America/Chicago' });
    expect(nextStepOf(standing('interview_scheduled'), around(agreed), now)).toEqual({
      kind: 'interview',
      interviewId: 'int_1',
      startsAt: '2026-11-25T15:00:00.000Z',
      timeZone: 'America/Chicago',
    });
  });

  it.each([
    ['interview_scheduled', 'interview_soon'],
    ['offered', 'offer'],
    ['hired', 'hours'],
    ['rejected', 'other_jobs'],
    ['withdrawn', 'other_jobs'],
  ] as const)('with the status %s is %s', (status, kind) => {
    const left = status === 'interview_scheduled' ? [] : [interview()];
    expect(nextStepOf(standing(status), around(...left), now)).toEqual({ kind });
  });

  it('is the first day until it has passed, and then the hours', () => {
    const terms = { startOn: '2026-11-22' } as never;
    const placements = [{ applicationId: 'app_1', placementId: 'plc_1', terms }];
    const at = (time: string) => nextStepOf(standing('hired'), { interviews: [], placements }, Date.parse(time));
    expect(at('2026-11-21T12:00:00')).toEqual({ kind: 'starts', placementId: 'plc_1', on: '2026-11-22' });
    expect(at('2026-11-22T00:00:00')).toEqual({ kind: 'hours' });
    const unknown = { interviews: [], placements: null };
    expect(nextStepOf(standing('hired'), unknown, now)).toEqual({ kind: 'hired' });
  });
});
