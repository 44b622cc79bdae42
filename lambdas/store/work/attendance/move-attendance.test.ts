import { describe, expect, it } from 'vitest';
import type { PlacementItem } from '../placements/placement-item';
import { bookingWith, ids, shiftWith } from '../shifts/shifts.fake';
import { approveAttended } from './approve-attendance';
import { FakeAttendance } from './attendance.fake';
import type { ClockEntryItem } from './attendance-item';
import { catchUp, readAttended } from './move-attendance';

const ref = { shiftId: ids.shiftId, userId: 'pro' };
const answers = { breaks: ['yes' as const], charge: false, handover: true };

const entry = (kind: ClockEntryItem['kind'], at: string, fields: Partial<ClockEntryItem> = {}): ClockEntryItem => ({
  ...ref,
  organizationId: ids.organizationId,
  entryId: `${kind} ${at}`,
  kind,
  device: 'phone-00',
  seq: 1,
  previousHash: null,
  hash: 'a'.repeat(64),
  session: 'session-0',
  mono: 0,
  wall: at,
  method: 'location',
  fence: { result: 'inside', accuracyUpTo: 20 },
  askedEarly: false,
  lateMinutes: null,
  answers: null,
  signature: null,
  startsAt: '2026-12-04T01:00:00.000Z',
  at,
  trust: 'high',
  arrivedAt: at,
  ...fields,
});

const placement = (silenceApproves: boolean): PlacementItem => ({
  ...ids,
  offerId: 'ofr_1',
  applicationId: 'app_1',
  jobId: 'job_1',
  jobTitle: 'ICU nurse',
  organization: 'Lakeshore Health',
  professional: { userId: 'pro', name: 'Josephine Quigley' },
  terms: {
    jobType: 'contract',
    startOn: '2026-01-01',
    endOn: null,
    payCents: 50_00,
    rate: 'hour',
    currency: 'USD',
    hoursPerWeek: null,
    location: '',
    notes: '',
    ...(silenceApproves && { silenceApproves }),
  },
  endOn: null,
  endReason: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  version: 1,
});

type Night = { startsAt?: string; endsAt?: string; day?: string; silence?: boolean };

/** One person on a night shift, with a movable clock. */
const setUp = ({ startsAt, endsAt, day, silence = false }: Night = {}) => {
  const now = { at: '2026-12-04T13:05:00.000Z' };
  const fake = new FakeAttendance(() => now.at);
  fake.placement = placement(silence);
  const booking = bookingWith('pro', { status: 'confirmed' });
  const shift = shiftWith({ ...(startsAt && { startsAt }), ...(endsAt && { endsAt }) });
  fake.shifts.add(shift, [{ ...booking, terms: { ...booking.terms, ...(day && { day }) } }]);
  const deps = fake.deps();
  const work = async (from: string, until: string, fields: Partial<ClockEntryItem> = {}) => {
    const given = { startsAt: shift.startsAt, ...fields };
    fake.entries.push(entry('in', from, given), entry('out', until, { ...given, answers }));
    return catchUp(deps, { ...ref, by: 'professional' });
  };
  return { fake, deps, now, work };
};

describe('a night shift', () => {
  it('pays the repeated hour when the clocks go back', async () => {
    const [startsAt, endsAt] = ['2026-11-01T00:00:00.000Z', '2026-11-01T13:00:00.000Z'];
    const { fake, deps, now, work } = setUp({ startsAt, endsAt, day: '2026-10-31' });
    now.at = '2026-11-01T13:01:00.000Z';
    const item = await work(startsAt, endsAt);
    expect(item).toMatchObject({ status: 'submitted', plannedMinutes: 750, recorded: { worked: 750 } });
    const attended = await readAttended(deps, ref);
    await approveAttended(deps, attended, { minutes: 750, by: 'Ada Lovelace' });
    expect([...fake.weeks.keys()]).toEqual(['2026-10-26']);
    expect(fake.weeks.get('2026-10-26')?.lines).toMatchObject([
      { day: '2026-10-31', minutes: 750, shift: { cents: Math.round((57_00 * 750) / 60) } },
    ]);
  });

  it('counts early minutes only for a person who was asked to start early', async () => {
    const early = '2026-12-04T00:45:00.000Z';
    const until = '2026-12-04T13:00:00.000Z';
    const own = await setUp().work(early, until);
    expect(own.recorded).toMatchObject({ worked: 690, early: 15 });
    const asked = await setUp().work(early, until, { askedEarly: true });
    expect(asked.recorded).toMatchObject({ worked: 705, early: 15 });
  });

  it('does not deduct a break that was not taken in full', async () => {
    const { fake, deps } = setUp();
    const part = { breaks: ['part' as const], charge: false, handover: true };
    fake.entries.push(entry('in', '2026-12-04T01:00:00.000Z'));
    fake.entries.push(entry('out', '2026-12-04T13:00:00.000Z', { answers: part }));
    const item = await catchUp(deps, { ...ref, by: 'professional' });
    expect(item).toMatchObject({ recorded: { worked: 720, unpaidBreak: 0 }, missedMeals: 1 });
  });
});

describe('automatic approval', () => {
  const [from, until] = ['2026-12-04T01:00:00.000Z', '2026-12-04T13:00:00.000Z'];

  it('follows after two business days if the terms allow it', async () => {
    const agreed = await setUp({ silence: true }).work(from, until);
    // Friday 7:05 AM in Chicago; the weekend doesn't count.
    expect(agreed.approvedBySilenceAt).toBe('2026-12-08T13:05:00.000Z');
    expect((await setUp().work(from, until)).approvedBySilenceAt).toBeNull();
  });

  it('never follows a mere claim, or attendance that needs review', async () => {
    const claimed = await setUp({ silence: true }).work(from, until, { method: 'none', fence: null });
    expect(claimed).toMatchObject({ evidence: 'claimed', approvedBySilenceAt: null });
    const doubtful = await setUp({ silence: true }).work(from, until, { trust: 'look' });
    expect(doubtful).toMatchObject({ matches: false, approvedBySilenceAt: null });
    expect(doubtful.answerBy).toBe('2026-12-08T13:05:00.000Z');
  });
});

describe('a catch-up write', () => {
  it('is repeated after a conflict', async () => {
    const { fake, deps, work } = setUp();
    fake.shifts.beforeWrite = async () => {
      const other = catchUp(deps, { ...ref, by: 'professional' });
      await other;
    };
    expect((await work('2026-12-04T01:00:00.000Z', '2026-12-04T13:00:00.000Z')).status).toBe('submitted');
    expect(fake.shifts.statusOf(ids.shiftId, 'pro')).toBe('submitted');
    expect(fake.shifts.shifts.get(ids.shiftId)).toMatchObject({ confirmed: 1, submitted: 1 });
  });
});
