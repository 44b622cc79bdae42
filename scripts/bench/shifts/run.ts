import { AppError } from '@shared/errors';
import { holdsSlot } from '@shared/work/rules/shifts/shift-status';
import { addDays } from '@shared/core/rules/calendar-days';
import { ShiftForm } from '@shared/work/model/shifts/shift';
import { concurrency, groupOf } from '@shared/platform/concurrency';
import pLimit from 'p-limit';
import { setTimeout as wait } from 'node:timers/promises';
import type { Table } from '../../../lambdas/platform/table/table';
import { utcDay } from '../../../lambdas/platform/clock';
import { bookShift } from '../../../lambdas/work/shifts/booking/book-shift';
import { findShifts } from '../../../lambdas/work/shifts/find-shifts';
import { createShift } from '../../../lambdas/work/shifts/plan-shifts';
import type { Deps } from '../../../lambdas/work/shifts/ports';
import { getBoard } from '../../../lambdas/work/shifts/read-coverage';
import type { ShiftItem } from '../../../lambdas/store/work/shifts/shift-item';
import { depsOver, fillPool, makePlace, manager, profession, professional, type Place } from './world';

export type ShiftsLoad = { units: number; shifts: number; people: number; hot: number; rate: number; seconds: number };

export type ShiftsRun = ShiftsLoad & {
  publishSeconds: number;
  answers: { outcome: string; ms: number }[];
  boardMs: number[];
  feedMs: number[];
  /** Hot shifts with more bookings than slots, or with a wrong counter. */
  wrong: string[];
  booked: number;
};

/** Days over which shifts are spread; the board shows two weeks. */
const days = 7;
/** Reserved concurrency of the function. */
export const claimsAtOnce = concurrency[groupOf('shifts')];
/** Concurrent writes of shifts. */
const writers = 16;
const readEveryMs = 500;

const startTimes = ['07:00', '11:00', '15:00', '19:00', '23:00'] as const;

const formOf = (index: number, headcount: number): ShiftForm => {
  const start = startTimes[index % startTimes.length]!;
  const end = String((Number(start.slice(0, 2)) + 8) % 24).padStart(2, '0');
  return ShiftForm.parse({
    day: addDays(utcDay(new Date()), 2 + (index % days)),
    startTime: start,
    endTime: `${end}:00`,
    professions: [profession],
    rateCents: 60_00,
    headcount,
  });
};

type Publishing = { deps: Deps; place: Place; load: ShiftsLoad };

/** The first shifts are hot: each has one to three slots. */
const publish = async ({ deps, place: { location, units }, load }: Publishing): Promise<ShiftItem[]> => {
  const made: ShiftItem[] = [];
  let next = 0;
  const write = async (): Promise<void> => {
    for (let index = next++; index < load.shifts; index = next++) {
      const { unitId } = units[index % units.length]!;
      const shift = formOf(index, 1 + (index % 3));
      made.push(
        await createShift(deps, {
          caller: manager,
          locationId: location.locationId,
          unitId,
          shift,
          publish: true,
        }),
      );
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  return made;
};

const timed = async (work: () => Promise<unknown>): Promise<{ outcome: string; ms: number }> => {
  const began = performance.now();
  const outcome = await work().then(
    () => 'booked or asked',
    (error: unknown) => (error instanceof AppError ? error.code : `failed: ${String(error)}`),
  );
  return { outcome, ms: performance.now() - began };
};

/** Sends claims on schedule, whether or not earlier ones were answered, with the function's concurrency; others wait. */
const claim = async (deps: Deps, hot: readonly ShiftItem[], people: readonly string[], load: ShiftsLoad) => {
  const answers: Promise<{ outcome: string; ms: number }>[] = [];
  const inTurn = pLimit(claimsAtOnce);
  const began = performance.now();
  for (let sent = 0; sent < load.rate * load.seconds; sent += 1) {
    const due = began + (sent * 1000) / load.rate;
    if (performance.now() < due) await wait(due - performance.now());
    const { shiftId, termsHash } = hot[sent % hot.length]!;
    const caller = professional(people[Math.floor(Math.random() * people.length)]!);
    answers.push(timed(() => inTurn(() => bookShift(deps, { caller, shiftId, termsHash }))));
  }
  return Promise.all(answers);
};

/** Durations of reads until the signal. */
const readOver = async (signal: AbortSignal, read: () => Promise<unknown>): Promise<number[]> => {
  const all: number[] = [];
  while (!signal.aborted) {
    all.push((await timed(read)).ms);
    await wait(readEveryMs);
  }
  return all;
};

const recount = async (deps: Deps, hot: readonly ShiftItem[]): Promise<{ wrong: string[]; booked: number }> => {
  const wrong: string[] = [];
  let booked = 0;
  for (const { shiftId } of hot) {
    const found = await deps.shifts.withBookings(shiftId);
    const held = found?.bookings.filter(({ status }) => holdsSlot(status)).length ?? -1;
    booked += held;
    if (!found || held !== found.shift.confirmed || held > found.shift.headcount) wrong.push(shiftId);
  }
  return { wrong, booked };
};

export const runShifts = async (table: Table, load: ShiftsLoad, say: (text: string) => void): Promise<ShiftsRun> => {
  const deps = depsOver(table);
  const place = await makePlace(table, load.units);
  say(`${load.people} people join the pool`);
  const people = await fillPool(table, load.people);
  say(`${load.shifts} shifts are published`);
  const began = performance.now();
  const shifts = await publish({ deps, place, load });
  const publishSeconds = (performance.now() - began) / 1000;
  const hot = shifts.slice(0, load.hot);
  say(`${load.rate} claims a second for ${load.seconds} s on ${hot.length} shifts`);
  const over = new AbortController();
  const board = { caller: manager, locationId: place.location.locationId, from: utcDay(new Date()), days: 14 };
  const reads = Promise.all([
    readOver(over.signal, () => getBoard(deps, board)),
    readOver(over.signal, () => findShifts(deps, { caller: professional(people[0]!) })),
  ]);
  const answers = await claim(deps, hot, people, load);
  over.abort();
  const [boardMs, feedMs] = await reads;
  return { ...load, publishSeconds, answers, boardMs, feedMs, ...(await recount(deps, hot)) };
};
