import { evidenceLimits } from '../../limits/evidence-limits';
import type { EvidenceItem } from '../../model/evidence-packet';
import { attendanceRecordId } from '../../model/evidence-packet';
import type { BookingOutcome } from '../../../work/model/reliability';
import { addDays } from '../../../core/rules/calendar-days';
import { isOverturnedNoShow } from '../../../work/rules/reliability/reliability-appeals';

/** `agreed`: a no-show was overturned, and its hours were agreed. */
type Event = { on: string; outcome: BookingOutcome; exempt: boolean; agreed?: boolean };
export type AttendanceEvidence = Extract<EvidenceItem, { kind: 'attendance' }>;

const countOf = (events: readonly Event[], ...kinds: BookingOutcome['kind'][]): number =>
  events.filter(({ outcome }) => kinds.includes(outcome.kind)).length;

const isAgreed = (event: Event): boolean => event.agreed === true && isOverturnedNoShow(event);

/**
 * Covers the year before the packet up to the newest settled day, so the same days count the same later unless
 * corrected. Null without shifts.
 */
export const attendanceEvidence = (events: readonly Event[], madeOn: string): AttendanceEvidence | null => {
  const until = addDays(madeOn, -evidenceLimits.packetRecordSettledDays);
  const from = addDays(until, 1 - evidenceLimits.packetRecordDays);
  const held = events.filter(({ on }) => on >= from && on <= until);
  const counted = held.filter(({ exempt }) => !exempt);
  const agreed = held.filter(isAgreed).length;
  const record = {
    // Exempt late arrivals count as worked.
    worked: countOf(held, 'kept', 'late', 'sent_home') + agreed,
    late: countOf(counted, 'late'),
    canceled: countOf(counted, 'canceled'),
    noShows: countOf(counted, 'no_show'),
    // Only if above zero, so the digest of other packets is unchanged.
    ...(agreed > 0 && { agreed }),
  };
  if (record.worked + record.canceled + record.noShows === 0) return null;
  return { kind: 'attendance', id: attendanceRecordId, from, until, ...record };
};
