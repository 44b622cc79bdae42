import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { healthRecordFacts } from '../../data/healthcare/health-records';
import { healthEvidence, healthRecordCodes } from '../model/health-record';
import { notice } from '../../text/notice';
import { dueHealthReminder, healthRecordProblems, healthReminders, usuallyValidUntil } from './health-records';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('the usual validity of a health record', () => {
  it.each([
    ['tuberculosis', 'test', '2026-03-01', '2027-03-01'],
    ['influenza', 'vaccination', '2026-10-01', '2027-06-30'],
    ['influenza', 'vaccination', '2027-01-15', '2027-06-30'],
    ['influenza', 'declination', '2026-10-01', null],
    ['hepatitis_b', 'titer', '2020-01-01', null],
    ['tdap', 'vaccination', '2020-02-29', '2030-02-28'],
    ['respirator_fit', 'test', '2026-11-01', '2027-11-01'],
    ['covid_19', 'vaccination', '2026-10-01', null],
  ] as const)('%s, %s of %s: %s', (code, evidence, takenOn, expected) => {
    expect(usuallyValidUntil({ code, evidence, takenOn })).toBe(expected);
  });

  it('never ends before it begins', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...healthRecordCodes),
        fc.constantFrom(...healthEvidence),
        day,
        (code, evidence, takenOn) => {
          const until = usuallyValidUntil({ code, evidence, takenOn });
          if (until !== null) expect(until >= takenOn).toBe(true);
        },
      ),
    );
  });
});

it('rejects impossible dates and evidence', () => {
  const record = { code: 'tuberculosis', evidence: 'test', takenOn: '2026-11-20', validUntil: null } as const;
  expect(healthRecordProblems(record, '2026-11-23')).toEqual([]);
  expect(healthRecordProblems({ ...record, takenOn: '2026-11-24' }, '2026-11-23')).toEqual([
    ['takenOn', notice('takenInFuture')],
  ]);
  expect(healthRecordProblems({ ...record, validUntil: '2026-11-19' }, '2026-11-23')).toEqual([
    ['validUntil', notice('validBeforeTaken')],
  ]);
  expect(healthRecordProblems({ ...record, evidence: 'declination' }, '2026-11-23')).toEqual([
    ['evidence', notice('answerFromList')],
  ]);
});

it('schedules reminders 30 and 7 days before each end, once per moment', () => {
  const records = [{ validUntil: '2027-01-31' }, { validUntil: '2027-01-31' }, { validUntil: null }];
  const reminders = healthReminders(records, '2026-11-23T08:00:00.000Z');
  expect(reminders).toEqual([
    { at: '2027-01-01T13:00:00.000Z', days: 30 },
    { at: '2027-01-24T13:00:00.000Z', days: 7 },
  ]);
  expect(healthReminders(records, '2027-01-02T08:00:00.000Z')).toHaveLength(1);
  expect(dueHealthReminder(reminders, '2026-12-31T00:00:00.000Z')).toBeUndefined();
  expect(dueHealthReminder(reminders, '2027-01-25T00:00:00.000Z')?.days).toBe(7);
});

it('has a source for every confirmed term', () => {
  for (const code of healthRecordCodes) {
    const { confirmed, source } = healthRecordFacts[code];
    if (confirmed) expect(source).toMatch(/^https:/);
  }
});
