import { addDays } from '@shared/core/rules/calendar-days';
import { ladderOf } from '@shared/work/rules/filling/audience';
import { nextWave } from '@shared/work/rules/filling/fill-order';
import { backupMinutes, leadMinutes, waveOf } from '@shared/work/rules/filling/fill-windows';
import { backupsOf, freeSlots, isFillable } from '@shared/work/rules/filling/filling';
import { partOfDay } from '@shared/work/rules/shifts/shift-times';
import type { Booking } from '@shared/work/model/booking';
import type { InviteKind } from '@shared/work/model/shifts/shift-vocabulary';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { addSeconds, utcDay } from '../../../platform/clock';
import type { UnitPlace } from '../../../store/work/locations/ports';
import { withHeads } from '../../../store/work/shifts/bookings/booking-heads';
import {
  withCounters,
  moved,
  nextRevision,
  withoutFilling,
  type BookingStep,
} from '../../../store/work/shifts/bookings/booking-steps';
import type { FillRun, InviteCounts, ShiftInvite } from '../../../store/work/shifts/filling/fill-item';
import type { WholeShift } from '../../../store/work/shifts/ports';
import type { ShiftItem } from '../../../store/work/shifts/shift-item';
import { audienceOf } from './audience';
import { fairCandidates, invitesSince, type Askable } from './fair-candidates';
import { evaluateEligibility, loadCandidate } from '../booking/evaluate-eligibility';
import type { Deps } from '../ports';

export type FillOutcome = 'called' | 'invited' | 'waiting' | 'ended' | 'settled';

type Running = WholeShift & { run: FillRun; place: UnitPlace; now: Date };

const inMinutes = (now: Date, minutes: number): string => addSeconds(now, minutes * 60).toISOString();

const nextRun = (run: FillRun, changes: Partial<FillRun>): FillRun => ({
  ...run,
  ...changes,
  version: run.version + 1,
});

type Asking = { userId: string; kind: InviteKind; until?: string | null; lastMinute?: boolean; payroll: boolean };

/** Returns an invite that replaces the person's earlier one. */
const invited = (
  { shift, run, invites, now }: Running,
  { userId, kind, until = null, lastMinute = false, payroll }: Asking,
) => {
  const before = invites.find((it) => it.userId === userId) ?? null;
  const { shiftId, organizationId, unitId, endsAt } = shift;
  const after: ShiftInvite = {
    ...{ shiftId, organizationId, unitId, endsAt, userId, kind, until },
    ...(lastMinute && { lastMinute: true as const }),
    ...(payroll && { payroll: true as const }),
    run: run.run,
    state: 'sent',
    sentAt: now.toISOString(),
    version: (before?.version ?? 0) + 1,
  };
  return { before, after };
};

const tallyOf = ({ shift, now }: Running, people: number) => ({
  unitId: shift.unitId,
  part: partOfDay(shift.startTime),
  month: utcDay(now).slice(0, 7),
  invited: people,
});

/** Counts one more invite today, and keeps the last seven days. */
const countedUp = ({ version, days }: InviteCounts, today: string): InviteCounts => {
  const recent = Object.entries(days).filter(([day]) => day > addDays(today, -7));
  const kept = Object.fromEntries(recent);
  return { version: version + 1, days: { ...kept, [today]: (kept[today] ?? 0) + 1 } };
};

/** Ends the exclusive hold of the slot. */
export const unheld = ({ heldUntil: _until, ...shift }: ShiftItem): ShiftItem => shift;

const mayStepIn = async (deps: Deps, { shift, place, now }: Running, backup: Booking): Promise<boolean> => {
  const [candidate, file] = await Promise.all([
    loadCandidate(deps, backup.professional.userId, now),
    deps.files.items(backup.placementId, shift.day),
  ]);
  return evaluateEligibility({ shift, place, candidate, file }, now).bookingMode !== null;
};

/** `isSome`: more may follow, but a transaction writes no more of them. */
type NextBackup = { called: Booking | null; lapsed: BookingStep[]; isSome?: true };

/** Returns the first uncalled backup who can still step in, and ends the ineligible ones before. */
const nextBackup = async (deps: Deps, of: Running): Promise<NextBackup> => {
  const asked = new Set(of.invites.filter(({ run }) => run === of.run.run).map(({ userId }) => userId));
  const lapsed: BookingStep[] = [];
  for (const backup of backupsOf(of.bookings).filter(({ professional }) => !asked.has(professional.userId))) {
    if (await mayStepIn(deps, of, backup)) return { called: backup, lapsed };
    lapsed.push({ before: backup, after: moved(backup, 'lapsed', { now: of.now }) });
    if (lapsed.length === shiftLimits.coverNow.lapsedAtOnce) return { called: null, lapsed, isSome: true };
  }
  return { called: null, lapsed };
};

/** Ends ineligible backups; the run continues with the others at once. */
const dropSome = async (deps: Deps, { shift, now }: Running, lapsed: readonly BookingStep[]): Promise<void> => {
  const after = lapsed.reduce((sum, step) => withCounters(sum, step, now), shift);
  await deps.shifts.change({
    before: shift,
    after: nextRevision(after, now),
    bookings: await withHeads(deps, lapsed, now),
  });
};

type Call = { called: Booking; lapsed: readonly BookingStep[] };

const callBackup = async (deps: Deps, of: Running, { called, lapsed }: Call): Promise<FillOutcome> => {
  const { shift, run, now } = of;
  const until = inMinutes(now, backupMinutes(now, shift.startsAt));
  const { userId } = called.professional;
  const after = lapsed.reduce((sum, step) => withCounters(sum, step, now), shift);
  await deps.shifts.change({
    before: shift,
    after: { ...nextRevision(after, now), heldUntil: until },
    bookings: await withHeads(deps, lapsed, now),
    fill: {
      run: { before: run, after: nextRun(run, { nextAt: until }) },
      invites: [invited(of, { userId, kind: 'backup', until, payroll: called.payroll === true })],
      tally: tallyOf(of, 1),
    },
  });
  return 'called';
};

/** Returns the size of the next wave, and its time to answer. */
const waveFor = async (deps: Deps, { shift, run, now }: Running): Promise<{ size: number; everyMinutes: number }> => {
  if (run.kind === 'cover_now') {
    return { size: shiftLimits.coverNow.waveSize, everyMinutes: shiftLimits.coverNow.waveMinutes };
  }
  const since = addDays(utcDay(now), -shiftLimits.wave.historyDays);
  const history = await deps.fills.history(shift.unitId, partOfDay(shift.startTime), since);
  const lead = leadMinutes(shift.publishedAt ?? shift.createdAt, shift.startsAt);
  return waveOf({ openSlots: freeSlots(shift), ...history }, lead);
};

const idleMinutes = 12 * 60;

/** Returns the next move when no one can be invited: when more people may see the shift, or after a while. */
const idleUntil = async (deps: Deps, { shift, run, place, now }: Running): Promise<string> => {
  if (run.kind === 'cover_now') return inMinutes(now, shiftLimits.coverNow.idleMinutes);
  const ladder = ladderOf(shift, await audienceOf(deps, place, { shifts: [shift], now }));
  const next = ladder.find(({ opensAt }) => Date.parse(opensAt) > now.getTime());
  return next?.opensAt ?? inMinutes(now, idleMinutes);
};

/** Returns people who aren't invited: on the shift, requested, left, or refused. */
export const notAsked = (bookings: readonly Booking[]): Set<string> => {
  const others = bookings.filter(({ status }) => status !== 'backup' && status !== 'lapsed');
  return new Set(others.map(({ professional }) => professional.userId));
};

const sendWave = async (deps: Deps, of: Running, lapsed: readonly BookingStep[]): Promise<FillOutcome> => {
  const { shift, run, place, bookings, invites, now } = of;
  const today = utcDay(now);
  const order = await fairCandidates(deps, { shift: unheld(shift), place, now }, notAsked(bookings));
  const asked = new Set(invites.filter((it) => it.run === run.run).map(({ userId }) => userId));
  const byId = new Map(order.map((it) => [it.id, it]));
  const { size, everyMinutes } = await waveFor(deps, of);
  const next = (people: readonly Askable[]): Askable[] =>
    nextWave<Askable>(people, asked, size, (id) => invitesSince(byId.get(id)!.counts, today));
  const first = next(order.filter(({ lastMinute }) => lastMinute));
  const wave = first.length > 0 ? first : next(order);
  const nextAt = wave.length > 0 ? inMinutes(now, everyMinutes) : await idleUntil(deps, of);
  const kind = run.kind === 'cover_now' ? 'cover_now' : 'wave';
  const after = unheld(lapsed.reduce((sum, step) => withCounters(sum, step, now), shift));
  await deps.shifts.change({
    before: shift,
    after: nextRevision(after, now),
    bookings: await withHeads(deps, lapsed, now),
    fill: {
      run: { before: run, after: nextRun(run, { nextAt, waves: run.waves + Math.sign(wave.length) }) },
      invites: wave.map(({ id: userId, lastMinute, payroll }) => invited(of, { userId, kind, lastMinute, payroll })),
      counts: wave.map(({ id: userId, counts }) => ({ userId, before: counts, after: countedUp(counts, today) })),
      ...(wave.length > 0 && { tally: tallyOf(of, wave.length) }),
    },
  });
  return wave.length > 0 ? 'invited' : 'waiting';
};

const endRun = async (deps: Deps, { shift, run, now }: Omit<Running, 'place'>): Promise<FillOutcome> => {
  const fill = { run: { before: run, after: nextRun(run, { state: 'ended', nextAt: null }) } };
  const isMarked = shift.coverNowAt !== undefined || shift.heldUntil !== undefined;
  if (isMarked) {
    await deps.shifts.change({ before: shift, after: nextRevision(withoutFilling(shift), now), bookings: [], fill });
  } else {
    await deps.fills.change(fill);
  }
  return 'ended';
};

/**
 * Makes the due move of a run: calls a backup, or sends a wave. Conflicts with concurrent changes, so a shift just
 * covered invites no one. Repeatable.
 */
export const moveFill = async (deps: Deps, shiftId: string): Promise<FillOutcome> => {
  const found = await deps.fills.whole(shiftId);
  const now = deps.clock.now();
  const run = found?.run;
  if (!found || !run || run.state !== 'running' || run.nextAt === null) return 'settled';
  if (Date.parse(run.nextAt) > now.getTime()) return 'settled';
  const place = isFillable(found.shift, now) ? await deps.locations.unit(found.shift) : null;
  if (!place) return endRun(deps, { ...found, run, now });
  const of = { ...found, run, place, now };
  if (run.kind !== 'cover_now') return sendWave(deps, of, []);
  const { called, lapsed, isSome } = await nextBackup(deps, of);
  if (isSome) {
    await dropSome(deps, of, lapsed);
    return moveFill(deps, shiftId);
  }
  return called ? callBackup(deps, of, { called, lapsed }) : sendWave(deps, of, lapsed);
};
