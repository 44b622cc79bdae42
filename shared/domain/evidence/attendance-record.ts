import { evidenceLimits } from '../../evidence-limits';
import type { EvidenceItem } from '../../model/evidence-packet';
import { attendanceRecordId } from '../../model/evidence-packet';
import type { BookingOutcome } from '../../model/reliability';
import { addDays } from '../calendar-days';

type Event = { on: string; outcome: BookingOutcome; exempt: boolean };
export type AttendanceEvidence = Extract<EvidenceItem, { kind: 'attendance' }>;

/**
 * Of the year before the packet, up to the day on which shifts are settled: so the same days count the same later, unless
 * they are corrected. Null without shifts.
 */
export const attendanceEvidence = (events: readonly Event[], madeOn: string): AttendanceEvidence | null => {
  const until = addDays(madeOn, -evidenceLimits.packetRecordSettledDays);
  const from = addDays(until, 1 - evidenceLimits.packetRecordDays);
  const counted = events.filter(({ on }) => on >= from && on <= until);
  const countOf = (...kinds: BookingOutcome['kind'][]): number =>
    counted.filter(({ outcome, exempt }) => kinds.includes(outcome.kind) && !(exempt && outcome.kind === 'canceled'))
      .length;
  const record = {
    worked: countOf('kept', 'late', 'sent_home'),
    late: countOf('late'),
    canceled: countOf('canceled'),
    noShows: countOf('no_show'),
  };
  if (record.worked + record.canceled + record.noShows === 0) return null;
  return { kind: 'attendance', id: attendanceRecordId, from, until, ...record };
};
