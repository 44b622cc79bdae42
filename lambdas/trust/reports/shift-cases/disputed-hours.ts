import { lastRuling, rulingRange } from '@shared/work/rules/attendance/dispute-cases';
import { undisputedMinutes } from '@shared/work/rules/attendance/attendance';
import type { DisputedHours } from '@shared/work/model/shifts/shift-case';
import type { ClockEntryItem } from '../../../store/work/attendance/attendance-item';
import { payOf } from '../../../store/work/attendance/derive-attendance';
import { isDisputed, type Disputed } from '../../../store/work/attendance/dispute-cases';
import { readAttended, type Attended } from '../../../store/work/attendance/move-attendance';
import type { ShiftCase } from '../../../store/trust/shift-cases/case-item';
import type { ShiftCaseDeps } from './ports';

const entryView = ({ entryId, kind, at, method, trust }: ClockEntryItem) => ({ entryId, kind, at, method, trust });

/** Returns the range that can be decided, or could be while the case was open. */
const rangeOf = ({ dispute, approved }: Disputed, { isAppeal, caseId }: ShiftCase) => {
  const isOpen = dispute.cases.some((it) => it.caseId === caseId && it.state === 'open');
  return rulingRange(dispute, { approvedMinutes: approved?.minutes ?? 0, isAppeal: isAppeal || !isOpen });
};

const earlierOf = ({ dispute }: Disputed, { isAppeal, caseId }: ShiftCase): DisputedHours['earlier'] => {
  const found = isAppeal ? lastRuling({ cases: dispute.cases.filter((it) => it.caseId !== caseId) }) : null;
  if (!found) return null;
  return { minutes: found.minutes ?? 0, reason: found.reason ?? '', at: found.decidedAt ?? found.openedAt };
};

const centsOf = ({ booking }: Attended, item: Disputed, range: { least: number; most: number }) => {
  const [least, most] = [payOf(item, booking, range.least), payOf(item, booking, range.most)];
  return least === null || most === null ? null : { least, most };
};

const viewOf = (attended: Attended, item: Disputed, it: ShiftCase): DisputedHours => {
  const { dispute, plannedMinutes, recorded, answers, breaks, evidence, note, returned, approved, currency } = item;
  const { messages } = item;
  const { claimedMinutes, foundMinutes, statement, at } = dispute;
  const range = rangeOf(item, it);
  return {
    ...{ plannedMinutes, recorded, answers, breaks, evidence, note, returned, approved, currency },
    ...(messages && { messages }),
    entries: attended.entries.map(entryView).toSorted((a, b) => a.at.localeCompare(b.at)),
    claimedMinutes,
    undisputedMinutes: undisputedMinutes(claimedMinutes, foundMinutes),
    statement,
    disputedAt: at,
    ...range,
    earlier: earlierOf(item, it),
    openedBy: it.openedFor,
    cents: centsOf(attended, item, range),
  };
};

/** Returns the hours of a dispute; null if its booking is gone. */
export const disputedHours = async (deps: ShiftCaseDeps, it: ShiftCase): Promise<DisputedHours | null> => {
  if (it.kind !== 'dispute') return null;
  const ref = { shiftId: it.shiftId, userId: it.ownerId };
  if (!(await deps.shifts.booking(ref.shiftId, ref.userId))) return null;
  const attended = await readAttended(deps, ref);
  return isDisputed(attended.item) ? viewOf(attended, attended.item, it) : null;
};
