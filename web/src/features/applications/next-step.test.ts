import type { ApplicationStatus } from '@shared/model/enumerations';
import { describe, expect, it } from 'vitest';
import { isOwnTurn, nextStepOf } from './next-step';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const standing = (status: ApplicationStatus, appliedAt = '2026-11-19T15:00:00.000Z') => ({
  applicationId: 'app_1',
  status,
  appliedAt,
});
const interview = (differing: object = {}) => ({
  applicationId: 'app_1',
  interviewId: 'int_1',
  status: 'proposed' as const,
  proposedBy: 'employer' as const,
  startsAt: null,
  ...differing,
});

describe('what comes next for an applicant', () => {
  it('is a reply within three business days, said calmly when it is late', () => {
    expect(nextStepOf(standing('new'), [], now)).toEqual({ kind: 'reply', on: '2026-11-24', passed: false });
    const lastMoment = Date.parse('2026-11-24T23:59:00.000Z');
    expect(nextStepOf(standing('new'), [], lastMoment)).toMatchObject({ passed: false });
    expect(nextStepOf(standing('new'), [], lastMoment + 60_000)).toMatchObject({ passed: true });
  });

  it('is the choice of a time when the employer proposed some, whatever the status says', () => {
    const step = nextStepOf(standing('under_review'), [interview()], now);
    expect(step).toEqual({ kind: 'choose_time', interviewId: 'int_1' });
    expect(isOwnTurn(step)).toBe(true);
    const own = interview({ proposedBy: 'professional' });
    expect(nextStepOf(standing('under_review'), [own], now)).toEqual({ kind: 'in_review' });
    expect(nextStepOf(standing('under_review'), [interview({ applicationId: 'app_2' })], now).kind).toBe('in_review');
  });

  it('is the interview that was agreed on', () => {
    const agreed = interview({ status: 'accepted', startsAt: '2026-11-25T15:00:00.000Z' });
    expect(nextStepOf(standing('interview_scheduled'), [agreed], now)).toEqual({
      kind: 'interview',
      interviewId: 'int_1',
      startsAt: '2026-11-25T15:00:00.000Z',
    });
  });

  it.each([
    ['interview_scheduled', 'interview_soon'],
    ['offered', 'offer'],
    ['hired', 'hours'],
    ['rejected', 'other_jobs'],
    ['withdrawn', 'other_jobs'],
  ] as const)('is, with the status %s, %s', (status, kind) => {
    const left = status === 'interview_scheduled' ? [] : [interview()];
    expect(nextStepOf(standing(status), left, now)).toEqual({ kind });
  });
});
