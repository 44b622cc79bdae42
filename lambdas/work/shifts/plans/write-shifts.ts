import { AppError, type ErrorCode } from '@shared/errors';
import type { LocationUnit, StoredLocation } from '@shared/work/model/location';
import type { ShiftForm } from '@shared/work/model/shifts/shift';
import type { PlanProblem, WrittenRow } from '@shared/work/model/shifts/shift-plan';
import { shiftPlanLimits } from '@shared/work/limits/shift-plan-limits';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import type { OfCell } from '../../../store/work/shifts/ports';
import type { ShiftItem } from '../../../store/work/shifts/shift-item';
import type { Deps } from '../ports';
import { publishedRun, publishedWith } from '../publishing';
import { plannedForm } from '../shift-of-form';
import { derivedShiftId } from './derived-id';

/** Location of the shifts, and whether they are drafts. */
export type Site = {
  organizationId: string;
  organization: string;
  location: StoredLocation;
  isDraft: boolean;
};

/** `content`: identity of the shift in a repeated run. */
export type NewShift = {
  unit: LocationUnit;
  form: ShiftForm;
  content: readonly string[];
  origin: Pick<ShiftItem, 'batchId' | 'patternId'>;
};

export type WriteDeps = { shifts: Pick<Deps['shifts'], 'many' | 'create'>; clock: Pick<Deps['clock'], 'now'> };

type Found = { shiftId: string; stored: ShiftItem | null };

/** Finds shifts or their new IDs by content. Canceled ones make room for another with the same content. */
export const findWritten = async (
  { shifts }: WriteDeps,
  rows: readonly Pick<NewShift, 'content'>[],
): Promise<Found[]> => {
  const found: Found[] = rows.map(() => ({ shiftId: '', stored: null }));
  let pending = rows.map((_, index) => index);
  for (let generation = 0; pending.length > 0; generation += 1) {
    if (generation === shiftPlanLimits.generations) throw new AppError('LIMIT_REACHED');
    const ids = pending.map((index) => derivedShiftId([...rows[index]!.content, String(generation)]));
    const stored = new Map((await shifts.many(ids)).map((shift) => [shift.shiftId, shift]));
    pending.forEach((index, at) => {
      found[index] = { shiftId: ids[at]!, stored: stored.get(ids[at]!) ?? null };
    });
    pending = pending.filter((index) => found[index]!.stored?.status === 'canceled');
  }
  return found;
};

const itemOf = async (row: NewShift, shiftId: string, site: Site, now: Date): Promise<ShiftItem> => {
  const { location, organizationId, organization, isDraft } = site;
  const { unit, form, origin } = row;
  const planned = await plannedForm(form, { location, unit }, now);
  return {
    ...planned,
    ...origin,
    shiftId,
    organizationId,
    organization,
    locationId: location.locationId,
    location: location.name,
    unitId: unit.unitId,
    unit: unit.name,
    careUnit: unit.careUnit,
    currency: 'USD',
    confirmed: 0,
    requested: 0,
    backups: 0,
    status: isDraft ? 'draft' : 'open',
    ...(!isDraft && publishedWith(planned, now)),
    cancelReason: '',
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
    revision: 1,
  };
};

const isOwn = ({ batchId }: ShiftItem, { origin }: NewShift): boolean =>
  batchId !== undefined && batchId === origin.batchId;

/** Returns the same result for a repeated request. */
const outcomeOf = (row: NewShift, { shiftId, stored }: Found): WrittenRow => ({
  shiftId,
  outcome: stored === null || isOwn(stored, row) ? 'created' : 'exists',
  problems: [],
});

const problemOf: Partial<Record<ErrorCode, PlanProblem>> = {
  LIMIT_REACHED: { code: 'day_full', field: 'day', args: {} },
  NOT_FOUND: { code: 'unit_unknown', field: 'unit', args: {} },
};

/** Writes shifts of one unit and day, as many as fit a transaction. */
const writeTogether = async (deps: WriteDeps, site: Site, rows: readonly NewShift[]): Promise<WrittenRow[]> => {
  let found: Found[] = [];
  const write = async (): Promise<WrittenRow[]> => {
    found = await findWritten(deps, rows);
    const fresh = rows.flatMap((row, index) => (found[index]!.stored ? [] : [{ row, ...found[index]! }]));
    const now = deps.clock.now();
    const items = await Promise.all(fresh.map(({ row, shiftId }) => itemOf(row, shiftId, site, now)));
    const runs = site.isDraft ? [] : items.map((item) => publishedRun(item, null, now));
    if (items.length > 0) await deps.shifts.create(items as OfCell, runs);
    return rows.map((row, index) => outcomeOf(row, found[index]!));
  };
  try {
    return await retryOnConflict(write);
  } catch (error) {
    const problem = error instanceof AppError ? problemOf[error.code] : undefined;
    if (!problem) throw error;
    return rows.map((row, index) =>
      found[index]!.stored ? outcomeOf(row, found[index]!) : { outcome: 'refused', shiftId: null, problems: [problem] },
    );
  }
};

const chunksOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

/** Writes shifts in row order, each completely or not at all. A repeat writes nothing twice. */
export const writeShifts = async (deps: WriteDeps, site: Site, rows: readonly NewShift[]): Promise<WrittenRow[]> => {
  const written = new Map<NewShift, WrittenRow>();
  const units = Map.groupBy(rows, ({ unit }) => unit.unitId);
  const writeUnit = async (ofUnit: readonly NewShift[]): Promise<void> => {
    // Sequential, because transactions that check the same unit conflict.
    for (const ofDay of Map.groupBy(ofUnit, ({ form }) => form.day).values()) {
      for (const chunk of chunksOf(ofDay, shiftPlanLimits.shiftsAtOnce)) {
        const results = await writeTogether(deps, site, chunk);
        chunk.forEach((row, index) => written.set(row, results[index]!));
      }
    }
  };
  await Promise.all([...units.values()].map(writeUnit));
  return rows.map((row) => written.get(row)!);
};
