import { mondayOfDay } from '@shared/core/rules/calendar-days';
import { lowersPay, mayAsk, samePay, sameTimes } from '@shared/work/rules/shifts/changed-terms';
import { startsCoverNow } from '@shared/work/rules/filling/fill-windows';
import { plannedCents } from '@shared/work/rules/pay/planned-cost';
import { spendOnRaise } from '@shared/work/rules/filling/raises';
import { countedStatus } from '@shared/work/rules/shifts/shift-status';
import { shiftTimes } from '@shared/work/rules/shifts/shift-times';
import { AppError } from '@shared/errors';
import type { Booking } from '@shared/work/model/booking';
import type { ShiftForm } from '@shared/work/model/shifts/shift';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { retryClaim } from '../../platform/table/retry-claim';
import type { UnitPlace } from '../../store/work/locations/ports';
import { isLive, nextRevision, withoutFilling } from '../../store/work/shifts/bookings/booking-steps';
import type { FillRun } from '../../store/work/shifts/filling/fill-item';
import type { BookingWrite, FillChange, ShiftChange, WholeShift } from '../../store/work/shifts/ports';
import type { ShiftItem } from '../../store/work/shifts/shift-item';
import { continueBulkChange } from './continue-bulk-change';
import { changedBookings, changedShift } from './booking/changed-bookings';
import { leavePattern, movedUnit } from './moved-unit';
import { requireBudget } from './plans/require-budget';
import type { Deps } from './ports';
import { authorizeUnit, authorizeShift } from './authorize-shift';
import { readShiftFor, type ShiftWithBookings } from './read-coverage';
import { hashWithoutUnit, plannedForm, type PlannedForm } from './shift-of-form';
import { newRun, startWaves } from './filling/start-fill';

const isPlanned = ({ status }: ShiftItem): boolean => ['draft', 'open', 'covered'].includes(status);

/** Restarts the invitations for new times, at once or in waves. */
const withFilling = ({ coverNowAt: _since, heldUntil: _held, ...shift }: ShiftItem, now: Date): ShiftItem =>
  startsCoverNow(now, shift.startsAt) ? { ...shift, coverNowAt: now.toISOString() } : shift;

type Editing = { form: ShiftForm; place: UnitPlace; byManager: boolean; now: Date };

/** Keeps the hash of an older shift, whose unit wasn't a term, until other terms change. */
const hashAfter = async (before: ShiftItem, planned: PlannedForm, { unit }: UnitPlace): Promise<string> => {
  const stays = before.unitId === unit.unitId && before.termsHash === (await hashWithoutUnit(planned));
  return stays ? before.termsHash : planned.termsHash;
};

/** Returns the edited shift. Unchanged times may be near or past by now. */
const edited = async (
  before: ShiftItem,
  { form, place, now }: Pick<Editing, 'form' | 'place' | 'now'>,
): Promise<ShiftItem> => {
  if (!isPlanned(before)) throw new AppError('SHIFT_NOT_OPEN');
  const times = shiftTimes({ ...form, timeZone: place.location.timeZone });
  const staysPut = times !== null && sameTimes(times, before);
  const planned = await plannedForm(form, place, staysPut ? new Date(before.createdAt) : now);
  if (form.headcount < before.confirmed) throw new AppError('SHIFT_BOOKED');
  const status = countedStatus(before.status, { headcount: form.headcount, confirmed: before.confirmed });
  const after = nextRevision(
    {
      ...movedUnit(before, place),
      ...planned,
      termsHash: await hashAfter(before, planned, place),
      status,
      version: before.version + 1,
    },
    now,
  );
  if (status === 'covered') return withoutFilling(after);
  return staysPut || before.coverNowAt === undefined ? after : withFilling(after, now);
};

const requirePay = (before: ShiftItem, after: ShiftItem, { bookings, invites }: WholeShift): void => {
  const isPromised = bookings.some(isLive) || invites.length > 0;
  if (isPromised && lowersPay(before, after)) throw new AppError('SHIFT_PAY_LOWERED');
};

const isNewlyAsked = ({ after }: BookingWrite, now: Date): boolean => after.change?.askedAt === now.toISOString();

/** Rejects questions too close to the start, and new times once someone is there. */
const requireTime = (
  before: ShiftItem,
  after: ShiftItem,
  { steps, bookings }: { steps: readonly BookingWrite[]; bookings: readonly Booking[] },
  now: Date,
): void => {
  const asked = steps.filter((step) => isNewlyAsked(step, now));
  if (asked.some((step) => !mayAsk(step.after, after, now))) throw new AppError('TERMS_TOO_LATE');
  const isThere = bookings.some((it) => isLive(it) && it.status === 'in_progress');
  if (isThere && !sameTimes(before, after)) throw new AppError('SHIFT_STARTED');
};

const isMoved = ({ before, after }: Pick<ShiftChange, 'before' | 'after'>): boolean => before.unitId !== after.unitId;

/** Counts better pay of booked people as a raise, for which only managers can exceed the week's approved amount. */
const raisesOf = async (
  deps: Deps,
  { before, after, taken }: { before: ShiftItem; after: ShiftItem; taken: boolean },
  { place, byManager }: Editing,
): Promise<Pick<FillChange, 'raises'>> => {
  if (!taken || samePay(before, after)) return {};
  const { rateCents, bonusCents, differentials } = before;
  const { startsAt, endsAt, minutes } = after;
  const asBefore = { ...after, rateCents, bonusCents, differentials };
  const each = after.expectedCents - plannedCents(asBefore, { startsAt, endsAt, minutes }, after);
  const { unitId } = after;
  const monday = mondayOfDay(after.day);
  const spent = await deps.fills.raiseWeek(unitId, monday);
  const approvedCents = place.unit.weeklyRaiseCents;
  const week = spendOnRaise(spent, { costCents: Math.max(0, each) * after.headcount, approvedCents, byManager });
  if (!week) throw new AppError('RAISE_OVER_APPROVED');
  return { raises: { unitId, monday, before: spent, after: week } };
};

/** Returns the run after an edit, which tells invited people of new times and better pay. */
const runAfter = (before: ShiftItem, after: ShiftItem, run: FillRun | null, now: Date): FillRun | null => {
  const isSame = after.termsHash === before.termsHash && after.unitId === before.unitId;
  if (run?.state !== 'running' || after.status !== 'open' || isSame) return null;
  const kind = sameTimes(before, after) ? run.kind : after.coverNowAt === undefined ? 'waves' : 'cover_now';
  const cause = sameTimes(before, after) && after.unitId === before.unitId ? 'raised' : run.cause;
  return newRun(after, run, { kind, cause, at: now.toISOString() });
};

/** Returns the edited shift with the changes for its people. */
export const editChange = async (deps: Deps, whole: WholeShift, editing: Editing): Promise<ShiftChange> => {
  const { shift: before, bookings, run } = whole;
  const { now } = editing;
  const after = await edited(before, editing);
  requirePay(before, after, whole);
  const changed = await changedBookings(deps, bookings, { before, shift: after }, now);
  requireTime(before, after, { steps: changed.steps, bookings }, now);
  const raises = await raisesOf(deps, { before, after, taken: bookings.some(isLive) }, editing);
  const next = runAfter(before, after, run, now);
  const fill = { ...(next && { run: { before: run, after: next } }), ...raises };
  return { before, after: changedShift(changed, after, now), bookings: changed.steps, fill };
};

/** `unitId`: new unit. */
type Edit = { caller: AuthorizedCaller; shiftId: string; shift: ShiftForm; version: number; unitId?: string };

/**
 * Edits a shift. Its people keep their accepted terms until they accept the difference. Of two concurrent edits, the
 * second is rejected by its version.
 */
export const updateShift = async (
  deps: Deps,
  { caller, shiftId, shift: form, version, unitId }: Edit,
): Promise<ShiftWithBookings> => {
  const { before, after } = await retryClaim(async () => {
    const found = await deps.fills.whole(shiftId);
    const before = await authorizeShift(deps, caller, found?.shift);
    if (!found || before.version !== version) throw new AppError('STALE_VERSION');
    const place = await authorizeUnit(deps, caller, { ...before, ...(unitId !== undefined && { unitId }) });
    const byManager = caller.scope === 'organization';
    const change = await editChange(deps, found, { form, place, byManager, now: deps.clock.now() });
    if (isMoved(change) && before.status !== 'draft') await requireBudget(deps, caller, change.after);
    await deps.shifts.change(change);
    return change;
  });
  if (isMoved({ before, after })) await leavePattern(deps, before);
  await continueBulkChange(deps, shiftId);
  // The edit added slots.
  if (before.status === 'covered' && after.status === 'open') await startWaves(deps, shiftId, 'button');
  return readShiftFor(deps, { caller, shiftId });
};
