import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../../../limits';
import { verificationStatuses } from '../../model/profile-vocabulary';
import { dueExpiryStep, expirySteps, isExpired, nextDecisions, nextExpiryStep, statusOfDecision } from './verification';

const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const instants = fc
  .date({ min: new Date('2019-06-01'), max: new Date('2040-06-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

describe('an expiration date', () => {
  it('schedules reminders and the end, in order', () => {
    expect(expirySteps('2027-03-01').map((step) => [step.kind === 'remind' ? step.days : 'end', step.at])).toEqual([
      [90, '2026-12-01T13:00:00.000Z'],
      [60, '2026-12-31T13:00:00.000Z'],
      [30, '2027-01-30T13:00:00.000Z'],
      [14, '2027-02-15T13:00:00.000Z'],
      [7, '2027-02-22T13:00:00.000Z'],
      [0, '2027-03-01T13:00:00.000Z'],
      ['end', '2027-03-02T12:00:00.000Z'],
    ]);
  });

  it('is valid for the whole day in every time zone', () => {
    expect(isExpired('2027-03-01', '2027-03-02T11:59:59.999Z')).toBe(false);
    expect(isExpired('2027-03-01', '2027-03-02T12:00:00.000Z')).toBe(true);
  });

  it('skips missed reminders', () => {
    expect(dueExpiryStep('2027-03-01', '2027-02-10T00:00:00.000Z')).toMatchObject({ kind: 'remind', days: 30 });
    expect(dueExpiryStep('2027-03-01', '2026-01-01T00:00:00.000Z')).toBeUndefined();
  });

  it('has steps either due or ahead, and ends once', () => {
    fc.assert(
      fc.property(days, instants, (expiryDate, now) => {
        const [due, next] = [dueExpiryStep(expiryDate, now), nextExpiryStep(expiryDate, now)];
        if (due && next) expect(due.at < next.at).toBe(true);
        expect(next === undefined).toBe(isExpired(expiryDate, now));
        expect(expirySteps(expiryDate)).toHaveLength(limits.expiryReminderDays.length + 2);
      }),
    );
  });
});

describe('a reviewer', () => {
  it('never repeats the current status or decides an expired one', () => {
    for (const status of verificationStatuses) {
      for (const decision of nextDecisions(status)) expect(statusOfDecision[decision]).not.toBe(status);
    }
    expect(nextDecisions('expired')).toEqual([]);
    expect(nextDecisions('pending')).toEqual(['verify', 'needs_info', 'reject']);
  });
});
