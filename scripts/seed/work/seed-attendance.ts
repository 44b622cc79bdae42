import { answerReturn } from '@lambdas/work/attendance/own-attendance';
import { confirmAttendance, declareNoShow, getBookingAttendance } from '@lambdas/work/attendance/confirm-attendance';
import { approveAttendance, returnAttendance } from '@lambdas/work/attendance/decide-attendance';
import { sendEntries } from '@lambdas/work/attendance/send-entries';
import type { Deps } from '@lambdas/work/attendance/ports';
import { openTable } from '@lambdas/platform/table/table';
import { advanceAttendance } from '@lambdas/work/shifts/background/advance-attendance';
import { cancelShift } from '@lambdas/work/shifts/plan-shifts';
import { createDueAttendance } from '@lambdas/store/work/attendance/attendance';
import { createFills } from '@lambdas/store/work/shifts/filling/fills';
import type { Attendance, ClockOutAnswers } from '@shared/work/model/attendance';
import type { Booking } from '@shared/work/model/booking';
import type { Shift } from '@shared/work/model/shifts/shift';
import type { SeedEnding } from '../data/work/shifts';
import { workedTexts } from '../data/work/shifts-worked';
import { seedAppeal } from '../seed-appeal';
import { seedClock, seedClockAt } from '../seed-clock';
import { phoneEntries } from './seed-entries';
import { seedEvidence } from '../seed-evidence';
import type { SeedContext } from '../seed-people';
import { memberCaller, professionalCaller } from '../seed-services';
import type { World } from './shift-plan';

type Ended = {
  shift: Shift;
  crew: ReadonlyMap<string, Booking['status']>;
  ending: SeedEnding;
  world: World;
};
type Worked = { shift: Shift; userId: string; status: Booking['status']; world: World };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Hours after the shift, or before it for a cancellation. */
const after = { recorded: 0.25, approved: 15, returned: 12, disputed: 36, canceled: -3, missed: 0.75 } as const;

const depsAt = ({ services, now }: SeedContext, { shift, userId }: Worked, step: keyof typeof after): Deps => {
  const from = Date.parse(step === 'missed' || step === 'canceled' ? shift.startsAt : shift.endsAt);
  const clock = seedClockAt(now, `${shift.shiftId}/${userId}/${step}`, from + after[step] * hourMs);
  return { ...services.attendance, clock };
};

const iso = (at: string, minutes: number): string => new Date(Date.parse(at) + minutes * minuteMs).toISOString();

/** A few minutes early, or as late as stated. */
const timesOf = ({ startsAt, endsAt }: Shift, lateMinutes: number) => ({
  in: iso(startsAt, -4),
  out: iso(endsAt, lateMinutes),
});

const answersOf = ({ breakRule: { meals } }: Shift): ClockOutAnswers => ({
  breaks: Array.from({ length: meals }, () => 'yes' as const),
  charge: false,
  handover: true,
});

const unit = ({ world: { admin } }: Worked) => memberCaller(admin, 'confirmAttendance');
const worker = ({ userId }: Worked) => professionalCaller(userId, 'recordAttendance');
const refOf = ({ shift: { shiftId }, userId }: Worked) => ({ shiftId, userId });

const isSubmitted = ({ status }: Worked): boolean => !['confirmed', 'in_progress', 'completed'].includes(status);

const storedOf = (context: SeedContext, worked: Worked): Promise<Attendance> =>
  getBookingAttendance(context.services.attendance, { caller: unit(worked), ...refOf(worked) });

/** Confirms times as the unit, which is faster. */
const confirmed = (context: SeedContext, worked: Worked): Promise<Attendance> => {
  if (isSubmitted(worked)) return storedOf(context, worked);
  const { shift } = worked;
  const times = { ...timesOf(shift, 0), askedEarly: false, answers: answersOf(shift) };
  return confirmAttendance(depsAt(context, worked, 'recorded'), { caller: unit(worked), ...refOf(worked), times });
};

/** Lets people recognize their phone in the settings. */
const phoneAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile Safari/604.1';

/** Sends entries a minute after the last of them. */
const send = async (
  { services, now }: SeedContext,
  worked: Worked,
  made: Parameters<typeof phoneEntries>[1],
): Promise<Attendance> => {
  const { kind, at } = made.at(-1)!;
  const clock = seedClockAt(now, `${worked.shift.shiftId}/${worked.userId}/${kind}`, Date.parse(at) + minuteMs);
  const batch = await phoneEntries(refOf(worked), made, clock.now());
  const { attendances } = await sendEntries(
    { ...services.attendance, clock },
    {
      caller: worker(worked),
      batch,
      userAgent: phoneAgent,
    },
  );
  return attendances[0]!;
};

/** Clocks in by the worker's phone, so there are entries to look at. */
const clocked = async (context: SeedContext, worked: Worked, lateMinutes = 0): Promise<Attendance> => {
  if (isSubmitted(worked)) return storedOf(context, worked);
  const { shift } = worked;
  const times = timesOf(shift, lateMinutes);
  return send(context, worked, [
    { kind: 'in', at: times.in },
    { kind: 'out', at: times.out, answers: answersOf(shift) },
  ]);
};

/** For a shift that has begun: they came, and left if it has ended. */
const present = async (context: SeedContext, worked: Worked): Promise<void> => {
  if (Date.parse(worked.shift.endsAt) <= context.now.getTime()) await clocked(context, worked);
  else if (worked.status === 'confirmed')
    await send(context, worked, [{ kind: 'in', at: timesOf(worked.shift, 0).in }]);
};

const approve = async (context: SeedContext, worked: Worked): Promise<void> => {
  if (worked.status === 'approved') return;
  const { version } = await confirmed(context, worked);
  const bookings = [{ ...refOf(worked), version }];
  const deps = depsAt(context, worked, 'approved');
  const { results } = await approveAttendance(deps, { caller: unit(worked), bookings });
  const [{ outcome } = { outcome: 'not_found' }] = results;
  if (outcome !== 'approved') throw new Error(`The hours of ${worked.shift.shiftId} were not approved: ${outcome}.`);
};

type Finding = { lateMinutes: number; lessMinutes: number; reason: string };

const giveBack = async (
  context: SeedContext,
  worked: Worked,
  { lateMinutes, lessMinutes, reason }: Finding,
): Promise<void> => {
  const { version, recorded, status } = await clocked(context, worked, lateMinutes);
  if (status !== 'submitted') return;
  const minutes = Math.max(0, (recorded?.worked ?? 0) - lessMinutes);
  const deps = depsAt(context, worked, 'returned');
  await returnAttendance(deps, { caller: unit(worked), ...refOf(worked), minutes, reason, version });
};

/** After five business days it is for staff, as the schedule would determine. */
const openCase = async ({ services, now }: SeedContext, worked: Worked): Promise<void> => {
  const table = openTable();
  const clock = seedClock(now, `${worked.shift.shiftId}/dispute`, 0);
  const due = createDueAttendance(table);
  await advanceAttendance({ ...services.attendance, due, fills: createFills(table), clock }, refOf(worked));
};

const dispute = async (context: SeedContext, worked: Worked): Promise<void> => {
  const late = { lateMinutes: 45, lessMinutes: 45, reason: workedTexts.disputeFinding };
  if (worked.status !== 'returned' && worked.status !== 'approved') await giveBack(context, worked, late);
  if (worked.status !== 'approved') {
    const answer = { answer: 'dispute' as const, statement: workedTexts.dispute };
    const deps = depsAt(context, worked, 'disputed');
    await answerReturn(deps, { caller: worker(worked), shiftId: worked.shift.shiftId, answer });
    await seedEvidence(context, worked, deps);
  }
  await openCase(context, worked);
};

const cancel = async (context: SeedContext, worked: Worked): Promise<void> => {
  const { clock } = depsAt(context, worked, 'canceled');
  const caller = memberCaller(worked.world.admin, 'planShifts');
  const { shiftId } = worked.shift;
  await cancelShift({ ...context.services.shifts, clock }, { caller, shiftId, reason: workedTexts.canceled });
};

const missed = async (context: SeedContext, worked: Worked): Promise<void> => {
  await declareNoShow(depsAt(context, worked, 'missed'), { caller: unit(worked), ...refOf(worked) });
  await seedAppeal(context, refOf(worked));
};

const early = { lateMinutes: 0, lessMinutes: 30, reason: workedTexts.returned };

const endings: Record<SeedEnding, (context: SeedContext, worked: Worked) => Promise<unknown>> = {
  approved: approve,
  submitted: (context, worked) => clocked(context, worked),
  returned: (context, worked) => giveBack(context, worked, early),
  disputed: dispute,
  no_show: missed,
  canceled: cancel,
};

/** Creates the outcome of a past shift. Idempotent. */
export const seedEnding = async (context: SeedContext, { shift, crew, ending, world }: Ended): Promise<void> => {
  for (const [key, status] of crew) {
    await endings[ending](context, { shift, userId: world.people.get(key)!, status, world });
  }
};

/** Creates the attendance of today's shifts that have begun. Idempotent. */
export const seedPresence = async (
  context: SeedContext,
  { shift, crew, world }: Omit<Ended, 'ending'>,
): Promise<void> => {
  if (Date.parse(shift.startsAt) > context.now.getTime()) return;
  for (const [key, status] of crew) await present(context, { shift, userId: world.people.get(key)!, status, world });
};
