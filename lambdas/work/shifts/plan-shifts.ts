import { AppError } from '@shared/errors';
import type { ShiftForm } from '@shared/work/model/shifts/shift';
import { organizationOf, requireVerified, type AuthorizedCaller } from '../../platform/http/caller';
import { retryClaim } from '../../platform/table/retry-claim';
import { nextRevision } from '../../store/work/shifts/bookings/booking-steps';
import { cancelWhole, endRemainingBookings } from '../../store/work/shifts/bookings/end-bookings';
import type { ShiftItem } from '../../store/work/shifts/shift-item';
import { leavePattern } from './moved-unit';
import type { Deps } from './ports';
import { requireBudget } from './plans/require-budget';
import { publishedRun, publishedWith } from './publishing';
import { requirePublishing } from './publishing-pause';
import { authorizeUnit, authorizeShift } from './authorize-shift';
import { plannedForm } from './shift-of-form';
import { readShiftFor, type ShiftWithBookings } from './read-coverage';

type OfCaller = { caller: AuthorizedCaller };
type OfShift = OfCaller & { shiftId: string };
type New = OfCaller & { locationId: string; unitId: string; shift: ShiftForm; publish: boolean };

const nameOf = async ({ organizations }: Deps, organizationId: string): Promise<string> => {
  const organization = await organizations.get(organizationId);
  if (!organization) throw new AppError('NOT_FOUND');
  return organization.company_name;
};

export const createShift = async (
  deps: Deps,
  { caller, locationId, unitId, shift: form, publish }: New,
): Promise<ShiftItem> => {
  if (publish) requireVerified(caller);
  const place = await authorizeUnit(deps, caller, { locationId, unitId });
  const now = deps.clock.now();
  const organizationId = organizationOf(caller);
  if (publish) await requirePublishing(deps, organizationId);
  const planned = await plannedForm(form, place, now);
  const shift: ShiftItem = {
    ...planned,
    shiftId: deps.clock.newId('shf'),
    organizationId,
    organization: await nameOf(deps, organizationId),
    locationId,
    location: place.location.name,
    unitId,
    unit: place.unit.name,
    careUnit: place.unit.careUnit,
    currency: 'USD',
    confirmed: 0,
    requested: 0,
    backups: 0,
    status: publish ? 'open' : 'draft',
    ...(publish && publishedWith(planned, now)),
    cancelReason: '',
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
    revision: 1,
  };
  if (publish) await requireBudget(deps, caller, shift);
  await deps.shifts.create([shift], publish ? [publishedRun(shift, null, now)] : []);
  return shift;
};

/** Publishes a draft; a published shift stays unchanged. */
export const publishShift = async (deps: Deps, { caller, shiftId }: OfShift): Promise<ShiftWithBookings> => {
  await retryClaim(async () => {
    const before = await authorizeShift(deps, caller, await deps.shifts.get(shiftId));
    if (before.status === 'open' || before.status === 'covered') return;
    const now = deps.clock.now();
    if (before.status !== 'draft' || Date.parse(before.startsAt) <= now.getTime()) throw new AppError('SHIFT_NOT_OPEN');
    await requirePublishing(deps, before.organizationId);
    await requireBudget(deps, caller, before);
    const published = { ...before, status: 'open' as const, ...publishedWith(before, now) };
    const run = await deps.fills.run(shiftId);
    await deps.shifts.change({
      before,
      after: nextRevision(published, now),
      bookings: [],
      fill: { run: { before: run, after: publishedRun(published, run, now) } },
    });
  });
  return readShiftFor(deps, { caller, shiftId });
};

/** Cancels a shift with its bookings. Requests and backups beyond one transaction follow; a repeat continues. */
export const cancelShift = async (
  deps: Deps,
  { caller, shiftId, reason }: OfShift & { reason: string },
): Promise<ShiftWithBookings> => {
  await retryClaim(async () => {
    const found = await deps.shifts.withBookings(shiftId);
    const before = await authorizeShift(deps, caller, found?.shift);
    if (before.status === 'canceled') return;
    const now = deps.clock.now();
    const hasStarted = before.status !== 'draft' && Date.parse(before.startsAt) <= now.getTime();
    if (hasStarted) throw new AppError('SHIFT_STARTED');
    await cancelWhole(deps, { shift: before, bookings: found?.bookings ?? [] }, { now, reason });
  });
  await endRemainingBookings(deps, shiftId);
  const canceled = await deps.shifts.get(shiftId);
  // So that a later change of its pattern doesn't restore it.
  if (canceled) await leavePattern(deps, canceled);
  return readShiftFor(deps, { caller, shiftId });
};
