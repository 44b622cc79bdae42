import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entrySignings, type EntrySigning } from '../../model/attendance-vocabulary';
import { attendanceRecord, evidenceOf, mayBeTyped, type TimedEntry } from './attendance-record';

const start = Date.parse('2026-12-04T01:00:00.000Z');
const at = (minute: number): string => new Date(start + minute * 60_000).toISOString();

let made = 0;
const entry = (kind: TimedEntry['kind'], minute: number, fields: Partial<TimedEntry> = {}): TimedEntry => ({
  entryId: `entry-${String((made += 1)).padStart(4, '0')}`,
  kind,
  at: at(minute),
  trust: 'high',
  method: 'location',
  fence: { result: 'inside', accuracyUpTo: 20 },
  askedEarly: false,
  lateMinutes: null,
  answers: null,
  ...fields,
});

const unsure = { result: 'unsure' as const, accuracyUpTo: null };

describe('an attendance record', () => {
  it('has the first clock-in, the last clock-out, and the breaks between them', () => {
    const answers = { breaks: ['yes' as const], charge: true, handover: true };
    const record = attendanceRecord([
      entry('late', -20, { lateMinutes: 10 }),
      entry('in', 8),
      entry('in', 9),
      entry('break_start', 200),
      entry('break_start', 205),
      entry('break_end', 231),
      entry('break_start', 400),
      entry('out', 700),
      entry('out', 722, { answers }),
    ]);
    expect(record).toMatchObject({
      in: { at: at(8), method: 'location' },
      out: { at: at(722) },
      runningLate: { at: at(-20), minutes: 10 },
      breaks: [
        { from: at(200), until: at(231) },
        { from: at(400), until: at(700) },
      ],
      answers,
    });
  });

  it('ignores a clock-out without an earlier clock-in', () => {
    expect(attendanceRecord([entry('out', 720)])).toMatchObject({ in: null, out: null });
    expect(attendanceRecord([entry('in', 30), entry('out', 10)])).toMatchObject({ out: null });
  });

  it('is the same for entries in any order', () => {
    const entries = [
      entry('in', 0),
      entry('in', 2, { method: 'code', fence: null }),
      entry('break_start', 100),
      entry('break_end', 130),
      entry('out', 700),
    ];
    const expected = attendanceRecord(entries);
    fc.assert(
      fc.property(fc.shuffledSubarray(entries, { minLength: entries.length }), (shuffled) => {
        expect(attendanceRecord(shuffled)).toEqual(expected);
      }),
    );
  });
});

describe('evidence for an attendance record', () => {
  const evidence = (...entries: TimedEntry[]) => {
    const record = attendanceRecord(entries);
    return evidenceOf(record, record.proofs);
  };

  it('is as strong as the proofs close to clocking in', () => {
    expect(evidence(entry('in', 0))).toBe('high');
    expect(evidence(entry('in', 0, { method: 'code', fence: null }))).toBe('high');
    expect(evidence(entry('in', 0), entry('in', 3, { method: 'code', fence: null }))).toBe('highest');
    expect(evidence(entry('in', 0, { fence: unsure }))).toBe('claimed');
    expect(evidence(entry('in', 0, { fence: unsure }), entry('in', 60))).toBe('claimed');
    expect(evidence()).toBe('claimed');
  });

  it('lets a supervisor enter only times that are missing or need review', () => {
    const ofPlace = { location: true, code: false, out: true };
    const unproved = { location: false, code: false, out: true };
    const time = { at: at(0), method: 'location' as const, trust: 'high' as const };
    expect(mayBeTyped('in', time, ofPlace)).toBe(false);
    expect(mayBeTyped('in', { ...time, trust: 'look' }, ofPlace)).toBe(true);
    expect(mayBeTyped('in', { ...time, method: 'none' }, unproved)).toBe(true);
    expect(mayBeTyped('out', { ...time, method: 'none' }, unproved)).toBe(false);
    expect(mayBeTyped('out', null, ofPlace)).toBe(true);
    expect(evidenceOf({ in: { ...time, method: 'supervisor' }, out: null }, ofPlace)).toBe('confirmed');
    expect(evidenceOf({ in: { ...time, method: 'correction' }, out: null }, ofPlace)).toBe('claimed');
  });

  it('counts a location check if it was signed by a known phone, or predates signing', () => {
    const known: EntrySigning[] = ['signed', 'new_phone'];
    for (const signing of known) expect(evidence(entry('in', 0, { signing }))).toBe('high');
    for (const signing of entrySignings.filter((it) => !known.includes(it))) {
      expect(evidence(entry('in', 0, { signing }))).toBe('claimed');
      expect(evidence(entry('in', 0, { signing, method: 'code', fence: null }))).toBe('high');
      expect(attendanceRecord([entry('in', 0, { signing })]).in).toMatchObject({ method: 'location', signing });
    }
  });

  it('requires the code at clock-in and clock-out if the location asks for it', () => {
    const asks = { codeRequired: true, signing: 'signed' } as const;
    const code = { ...asks, method: 'code', fence: null } as const;
    const [coming, leaving] = [entry('in', 0, code), entry('out', 700, code)];
    expect(evidence(entry('in', 0, asks))).toBe('claimed');
    expect(evidence(coming)).toBe('high');
    expect(evidence(coming, leaving)).toBe('high');
    expect(evidence(coming, entry('out', 700, asks))).toBe('claimed');
    expect(evidence(coming, entry('out', 700, { ...asks, method: 'none', fence: null }))).toBe('claimed');
    const typed = attendanceRecord([coming]);
    const out = { at: at(700), trust: 'medium' } as const;
    expect(evidenceOf({ in: typed.in, out: { ...out, method: 'correction' } }, typed.proofs)).toBe('claimed');
    expect(evidenceOf({ in: typed.in, out: { ...out, method: 'supervisor' } }, typed.proofs)).toBe('high');
    const { proofs, out: unproved } = attendanceRecord([coming, entry('out', 700, asks)]);
    expect(mayBeTyped('out', unproved, proofs)).toBe(true);
  });
});
