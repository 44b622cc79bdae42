import { shiftRoutes } from '@shared/work/api/shifts.routes';
import { unitPeopleRoutes } from '@shared/work/api/unit-people.routes';
import { addDays } from '@shared/core/rules/calendar-days';
import { localDay, minuteOfDay } from '@shared/work/rules/shifts/shift-times';
import { isLive } from '@lambdas/store/work/shifts/bookings/booking-steps';
import { dayFromNow } from '../../support/marketplace';
import { shiftForm } from '../../support/work/shifts';
import { later } from '../world/clock';
import type { KnownUnit } from './memory';
import { choose, type Action, type Scene } from './scene';
import { approveAll, ask, formOf, publish } from './shift-actions';

// Planners' actions other than publishing and approving.

const minuteMs = 60_000;

/** Expects one success of two identical calls at the same moment, from the same read. */
const one = <R extends { status: number }>(replies: readonly (R | null)[], what: string): R | undefined => {
  const done = replies.filter((reply) => reply?.status === 200);
  if (done.length > 1) throw new Error(`Two people ${what} at the same moment, and both did.`);
  return done[0] ?? undefined;
};

/** Moves a shift without people to the next day; half move back, undone by two at once. Each shift once, as edits. */
const dragShift: Action = async ({ memory, attempt }, pick) => {
  const known = choose(memory.shifts, pick);
  if (!known || memory.edited.has(known.shiftId)) return;
  const { shiftId, employer } = known;
  const params = { shiftId };
  const found = await attempt(employer, shiftRoutes.getShift, { params });
  if (found?.status !== 200 || found.body.bookings.some(isLive)) return;
  memory.edited.add(shiftId);
  const { shift } = found.body;
  const move = (day: string, version: number) =>
    attempt(employer, shiftRoutes.updateShift, { params, body: { shift: formOf(shift, { day }), version } });
  const moved = await move(addDays(shift.day, 1), shift.version);
  if (moved?.status !== 200) return;
  const { version } = moved.body.shift;
  const back = pick(2) === 0 ? [move(shift.day, version), move(shift.day, version)] : [];
  const now = one(await Promise.all(back), 'undid a move') ?? moved;
  known.termsHash = now.body.shift.termsHash;
};

/** Blocks someone who works for the employer, or who was blocked before. */
const blockPerson: Action = async ({ memory, attempt }, pick) => {
  const unit = choose(memory.units, pick);
  const { nurse } = choose(
    memory.placements.filter(({ employer }) => employer === unit?.employer),
    pick,
  ) ?? { nurse: null };
  if (!unit || !nurse) return;
  const { locationId, unitId, employer } = unit;
  const { userId } = nurse;
  const call = { params: { locationId, unitId, userId } };
  const own = memory.blocks.filter((it) => it.unitId === unitId && it.userId === userId);
  if (own.length > 0 && pick(2) === 0) {
    for (const block of own) block.until = Math.min(block.until, Date.now());
    await attempt(employer, unitPeopleRoutes.unblockFromUnit, call);
    return;
  }
  const body = { reason: 'Leaves before the handover.' };
  const reply = await attempt(employer, unitPeopleRoutes.blockFromUnit, { ...call, body });
  const wasLifted = memory.blocks.some((it) => it.unitId === unitId && it.userId === userId && it.until < Infinity);
  // A concurrent lift may have arrived later.
  if (reply?.status === 200 && !wasLifted) {
    memory.blocks.push({ unitId, userId, since: Date.now(), until: Infinity });
  }
};

const wallTime = (at: string, zone: string): string => {
  const minute = minuteOfDay(at, zone);
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
};

const zone = 'America/New_York';
/** The second half of a later one starts with other shifts. */
const latestStart = '11:00';

/** Publishes twelve hours, soon less than three days ahead, when it is checked and at risk. */
const longShift = (pick: (choices: number) => number) => {
  const startsAt = new Date(Math.ceil(Date.now() / minuteMs + 2) * minuteMs + 72 * 60 * minuteMs);
  const endsAt = new Date(startsAt.getTime() + 12 * 60 * minuteMs);
  const [from, until] = [startsAt, endsAt].map((at) => at.toISOString());
  return shiftForm({
    day: localDay(from!, zone),
    startTime: wallTime(from!, zone),
    endTime: wallTime(until!, zone),
    headcount: 1 + pick(2),
  });
};

const publishLong = async ({ memory, attempt }: Scene, { employer, locationId, unitId }: KnownUnit, pick: Pick) => {
  const shift = longShift(pick);
  const key = `${unitId} ${shift.day} ${shift.startTime}`;
  if (memory.longShifts.has(key) || shift.startTime >= latestStart) return undefined;
  memory.longShifts.add(key);
  const call = { params: { locationId, unitId }, body: { shift, publish: true } };
  const reply = await attempt(employer, shiftRoutes.createShift, call);
  return reply?.status === 201 ? reply.body : undefined;
};
type Pick = (choices: number) => number;

/** Two planners split it while someone books it; then everyone requests a part. */
const splitShift: Action = async (scene, pick) => {
  const { actors, memory, attempt } = scene;
  const unit = choose(memory.units, pick);
  const whole = unit && (await publishLong(scene, unit, pick));
  if (!whole) return;
  await later(4 * minuteMs);
  const { employer } = unit;
  const { shiftId, unitId, startsAt, endsAt, headcount, termsHash } = whole;
  const params = { shiftId };
  const found = await attempt(employer, shiftRoutes.getShift, { params });
  if (found?.status !== 200) return;
  const { version } = found.body.shift;
  const split = () => attempt(employer, shiftRoutes.splitShift, { params, body: { version } });
  const hasty = choose(actors.nurses, pick)!;
  memory.asked.add(`${shiftId}#${hasty.userId}`);
  const [first, second] = await Promise.all([
    split(),
    split(),
    pick(2) === 0 ? attempt(hasty, shiftRoutes.bookShift, { params, body: { termsHash } }) : null,
  ]);
  const done = one([first, second], 'split a shift');
  if (!done) return;
  memory.splits.push({ shiftId, unitId, startsAt, endsAt, headcount });
  await ask(scene, { shiftId, termsHash: done.body.shift.termsHash, employer });
};

/** Newcomers request a shift and its orientation shift. */
const orient: Action = async (scene, pick) => {
  const { memory } = scene;
  const unit = choose(memory.units, pick);
  if (!unit?.newcomersUnitId) return;
  const place = { ...unit, unitId: unit.newcomersUnitId };
  const before = memory.shifts.length;
  await publish(scene, place, pick, { day: dayFromNow(3), orientation: true });
  await publish(scene, place, pick, { day: dayFromNow(5) });
  await publish(scene, place, pick, { day: dayFromNow(6) });
  const made = memory.shifts.slice(before);
  // Requests before and after the orientation.
  for (const shift of [made[1], made[0]]) if (shift) await ask(scene, shift);
  await approveAll(scene, () => before);
  if (made[2]) await ask(scene, made[2]);
};

export const unitActions = { dragShift, blockPerson, splitShift, orient } satisfies Record<string, Action>;

export const unitWeights: Record<keyof typeof unitActions, number> = {
  dragShift: 1,
  blockPerson: 1,
  splitShift: 2,
  orient: 1,
};
