import { describe, expect, it } from 'vitest';
import { clockStepsOf, dueClockStep, isRemindedWith, type Watched } from './attendance-clock';

const watched = (fields: Partial<Watched> = {}): Watched => ({
  status: 'confirmed',
  startsAt: '2026-12-04T01:00:00.000Z',
  endsAt: '2026-12-04T13:00:00.000Z',
  runningLate: null,
  askedAt: null,
  missingAt: null,
  stillAsked: 0,
  approvedBySilenceAt: null,
  approvalRemindedAt: null,
  dispute: null,
  ...fields,
});
const steps = (fields: Partial<Watched> = {}) =>
  clockStepsOf(watched(fields)).map(({ step, at }) => `${step} ${at.slice(11, 16)}`);
const due = (at: string, fields: Partial<Watched> = {}) => {
  const found = dueClockStep(watched(fields), new Date(`2026-12-04T${at}:00.000Z`));
  return found && [found.step, found.minutes];
};

describe('scheduled attendance steps of a booking', () => {
  it('ask a missing worker after 5 minutes and notify the unit after 15, once each', () => {
    expect(steps()).toEqual(['on_way 01:05', 'missing 01:15']);
    expect(steps({ askedAt: '2026-12-04T01:05:00.000Z' })).toEqual(['missing 01:15']);
    expect(steps({ missingAt: '2026-12-04T01:15:00.000Z' })).toEqual([]);
    expect([due('01:04'), due('01:05'), due('01:15')]).toEqual([null, ['on_way', undefined], ['missing', undefined]]);
  });

  it('wait up to half an hour for a worker running late, without asking', () => {
    expect(steps({ runningLate: { minutes: 10 } })).toEqual(['missing 01:15']);
    expect(steps({ runningLate: { minutes: 25 } })).toEqual(['missing 01:25']);
    expect(steps({ runningLate: { minutes: 90 } })).toEqual(['missing 01:30']);
  });

  it('ask a worker still clocked in 15 and 60 minutes after the end', () => {
    const worked = (stillAsked: number) => steps({ status: 'in_progress', stillAsked });
    expect(worked(0)).toEqual(['still_working 13:15', 'still_working 14:00', 'needs_time 01:00']);
    expect(worked(15)).toEqual(['still_working 14:00', 'needs_time 01:00']);
    expect(worked(60)).toEqual(['needs_time 01:00']);
    expect(due('13:20', { status: 'in_progress' })).toEqual(['still_working', 15]);
    // A run that is late asks once.
    expect(due('14:20', { status: 'in_progress' })).toEqual(['still_working', 60]);
  });

  it('remind 4 hours before automatic approval, if there is one', () => {
    const approvedBySilenceAt = '2026-12-04T13:30:00.000Z';
    expect(steps({ status: 'submitted' })).toEqual([]);
    expect(steps({ status: 'submitted', approvedBySilenceAt })).toEqual([
      'approval_due 09:30',
      'approved_by_silence 13:30',
    ]);
    const approvalRemindedAt = '2026-12-04T09:30:00.000Z';
    expect(due('10:00', { status: 'submitted', approvedBySilenceAt, approvalRemindedAt })).toBeNull();
    expect(due('14:00', { status: 'submitted', approvedBySilenceAt })).toEqual(['approved_by_silence', undefined]);
    expect([
      isRemindedWith(approvedBySilenceAt, '2026-12-04T17:30:00.000Z'),
      isRemindedWith(approvedBySilenceAt, '2026-12-04T17:31:00.000Z'),
    ]).toEqual([true, false]);
  });

  it('escalate an unsettled dispute to staff once, at its deadline', () => {
    const dispute = { until: '2026-12-04T14:00:00.000Z', settledMinutes: null, cases: [] };
    expect(steps({ status: 'approved', dispute })).toEqual(['dispute_unsettled 14:00']);
    expect(due('13:59', { status: 'approved', dispute })).toBeNull();
    expect(due('14:00', { status: 'paid', dispute })).toEqual(['dispute_unsettled', undefined]);
    expect(steps({ status: 'approved', dispute: { ...dispute, settledMinutes: 700 } })).toEqual([]);
    expect(steps({ status: 'approved', dispute: { ...dispute, cases: [{}] } })).toEqual([]);
  });

  it.each(['no_show', 'sent_home', 'completed', 'returned', 'approved', 'canceled_by_worker'] as const)(
    'are none for a booking that is %s',
    (status) => expect(steps({ status })).toEqual([]),
  );
});
