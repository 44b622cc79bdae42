import { describe, expect, it } from 'vitest';
import { workPolicy } from '../../../data/work-rules';
import type { Certification, Profession } from '../../../people/model/healthcare-vocabulary';
import { shiftLimits } from '../../limits/shift-limits';
import { entryTime, type ClockEntry, type ClockSync } from '../attendance/entry-time';
import { fillWindows, waveOf, type WaveHistory } from '../filling/fill-windows';
import { fairOrder, type FairCandidate } from '../filling/fill-order';
import { fence, type FenceReading } from '../attendance/geofence';
import { shiftEligibility, type ShiftEligibility } from '../shifts/shift-eligibility';
import type { OvertimeSetting } from '../../model/shifts/shift-vocabulary';
import type { FileItem, ShiftPerson, ShiftSubject } from '../shifts/shift-subjects';
import { nightShift, nurse } from '../shifts/shift-subjects.fake';
import { shiftTimes } from '../shifts/shift-times';
import golden from './shifts-golden.json';

const titled = <C extends { id: string; title: string }>(cases: readonly C[]): [string, C][] =>
  cases.map((it) => [`${it.id}: ${it.title}`, it]);

/** Compares instants regardless of their fraction of a second. */
const moment = (at: string): string => new Date(at).toISOString();

describe('golden limits', () => {
  it('match the policy', () => {
    const { limits, fill } = golden.defaults;
    expect(workPolicy).toMatchObject(limits);
    expect(shiftLimits.wave).toMatchObject({ min: fill.waveMin, max: fill.waveMax });
  });
});

type Case = {
  shift: {
    profession: Profession;
    zone: string;
    requiredCerts: Certification[];
    unpaidMinutes: number;
    startsAt: string;
    endsAt: string;
    workweek?: string[];
    overtime?: OvertimeSetting;
  };
  person: {
    professions: Profession[];
    licenseExpires: string;
    certs: Partial<Record<Certification, string>>;
    agreement: boolean;
    bookings: { startsAt: string; endsAt: string; employer?: string }[];
    file: (Omit<FileItem, 'validUntil'> & { validUntil?: string })[];
    blocked?: boolean;
  };
};

const shiftOf = ({ shift }: Case): ShiftSubject => ({
  ...nightShift,
  startsAt: shift.startsAt,
  endsAt: shift.endsAt,
  professions: [shift.profession],
  zone: shift.zone,
  requiredCertifications: shift.requiredCerts,
  unpaidMinutes: shift.unpaidMinutes,
  employer: 'same',
  overtime: shift.overtime ?? 'yes',
  workweek: (shift.workweek as [string, string] | undefined) ?? null,
});

const personOf = ({ person, shift }: Case): ShiftPerson => ({
  ...nurse,
  professions: person.professions,
  licenses: person.professions.map((profession) => ({
    profession,
    state: nightShift.state,
    scope: 'single',
    expiresOn: person.licenseExpires,
  })),
  certifications: Object.entries(person.certs).map(([code, expiresOn]) => ({
    code: code as Certification,
    expiresOn,
  })),
  agreement: person.agreement,
  file: person.file.map((it) => ({ validUntil: null, ...it })),
  blocked: person.blocked ?? false,
  bookings: person.bookings.map((it) => ({ employer: 'same', unpaidMinutes: shift.unpaidMinutes, ...it })),
});

const named = ({ code, args }: ShiftEligibility['reasons'][number]): string =>
  'what' in args ? `${code}:${args.what}` : code;

const summary = ({ state, reasons, steps, notes, load, overtimeMinutes }: ShiftEligibility) => ({
  state,
  reasons: reasons.map(named),
  steps: steps.map(({ code }) => code),
  notes: notes.map(({ code }) => code),
  ...(load && { load: load.value }),
  ...(overtimeMinutes > 0 && { overtimeMinutes }),
});

describe('golden eligibility', () => {
  it.each(titled(golden.eligibility))('%s', (_, { input, expect: expected }) => {
    const given = input as unknown as Case;
    const found = shiftEligibility(shiftOf(given), personOf(given), new Date('2026-10-01T12:00:00Z'));
    expect(summary(found)).toEqual(expected);
  });
});

describe('golden times', () => {
  it.each(titled(golden.time))('%s', (_, { input, expect: expected }) => {
    const { startsAt, endsAt, minutes } = expected;
    expect(shiftTimes(input)).toEqual({ startsAt: moment(startsAt), endsAt: moment(endsAt), minutes });
  });
});

const fillRules: Record<string, (input: never) => unknown> = {
  windows: ({ leadHours }: { leadHours: number }) => fillWindows(60 * leadHours),
  wave: ({ leadHours, ...history }: WaveHistory & { leadHours: number }) => waveOf(history, 60 * leadHours),
  order: ({ shiftId, people }: { shiftId: string; people: FairCandidate[] }) =>
    fairOrder(people, (id) => `${shiftId}${id}`).map(({ id }) => id),
};

describe('golden fill', () => {
  it.each(titled(golden.fill))('%s', (_, { rule, input, expect: expected }) => {
    expect(fillRules[rule]?.(input as never)).toEqual(expected);
  });
});

type Entry = { entry: ClockEntry; sync: ClockSync; anchor?: { session: string; mono: number; server: string } };

const clockRules: Record<string, (input: never) => unknown> = {
  fence: (reading: FenceReading) => fence(reading),
  entry_time: ({ entry, sync, anchor }: Entry) => entryTime(entry, sync, anchor ?? null),
};

const withMoment = (expected: object): object =>
  'at' in expected ? { ...expected, at: moment(String(expected.at)) } : expected;

describe('golden clock', () => {
  it.each(titled(golden.clock))('%s', (_, { rule, input, expect: expected }) => {
    expect(clockRules[rule]?.(input as never)).toEqual(withMoment(expected));
  });
});
