import type { Clock } from '../../../platform/clock';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import type { PlacementItem } from '../placements/placement-item';
import type { ShiftCase } from '../../trust/shift-cases/case-item';
import { bookingWith, FakeShifts, shiftWith } from '../shifts/shifts.fake';
import type { TimesheetItem } from '../timesheets/timesheet-item';
import type { ApprovingDeps } from './approve-attendance';
import type { AttendanceItem, ClockEntryItem } from './attendance-item';
import type { AttendedChange, DisputeResolution } from './attended-shifts';
import { emptyAttendance, withDerivedFields } from './derive-attendance';
import type { AttendanceWrite, DueAttendance } from './ports';

const time = (at: string) => ({ at, method: 'location' as const, trust: 'high' as const });

/** Attendance for the night of `shiftWith`, worked as planned and approved. */
export const attendanceWith = (fields: Partial<AttendanceItem> = {}): AttendanceItem => {
  const [shift, booking] = [shiftWith(), bookingWith('pro', { status: 'approved' })];
  const item: AttendanceItem = {
    ...emptyAttendance({ shift, booking }, false),
    in: time(booking.startsAt),
    out: time(booking.endsAt),
    proofs: { location: true, code: false, out: true },
    answers: { breaks: ['yes'], charge: false, handover: true },
    submittedAt: booking.endsAt,
    answerBy: '2026-12-08T13:00:00.000Z',
    approved: { minutes: 690, at: booking.endsAt, by: 'Ada Lovelace', bySilence: false },
    version: 3,
  };
  return withDerivedFields({ ...item, ...fields }, booking);
};

/** Attendance in memory next to `FakeShifts`, with the conditions of the table. */
export class FakeAttendance {
  readonly shifts = new FakeShifts();
  readonly items = new Map<string, AttendanceItem>();
  readonly entries: ClockEntryItem[] = [];
  readonly weeks = new Map<string, TimesheetItem>();
  readonly cases = new Map<string, ShiftCase>();
  placement: PlacementItem | null = null;

  constructor(private readonly at: () => string) {}

  private keep({ before, after }: AttendanceWrite): void {
    const key = `${after.shiftId}#${after.professional.userId}`;
    if (this.items.get(key)?.version !== before?.version) throw new ConcurrentModificationError();
    this.items.set(key, after);
  }

  private mustBeAt(written: DisputeResolution['shiftCase']): void {
    if (!written) return;
    const { before, after } = written;
    if (this.cases.get(after.caseId)?.version !== before?.version) throw new ConcurrentModificationError();
  }

  /** Additional reads and writes of the clock. */
  clock(): Pick<DueAttendance, 'awaitingApproval' | 'remind'> {
    return {
      awaitingApproval: async ({ unitId }) =>
        [...this.items.values()].filter((it) => it.unitId === unitId && it.status === 'submitted'),
      remind: async (writes) => writes.forEach((write) => this.keep(write)),
    };
  }

  deps(): ApprovingDeps & { clock: Clock } {
    return {
      shifts: this.shifts,
      attended: {
        change: async ({ attendance, week, ...change }: AttendedChange) => {
          await this.shifts.change(change);
          this.keep(attendance);
          if (week) this.weeks.set(week.after.weekStartsOn, week.after);
        },
        resolve: async ({ attendance, week, shiftCase }) => {
          this.mustBeAt(shiftCase);
          this.keep(attendance);
          if (shiftCase) this.cases.set(shiftCase.after.caseId, shiftCase.after);
          if (week) this.weeks.set(week.after.weekStartsOn, week.after);
        },
      },
      attendance: {
        whole: async (shiftId, userId) => ({
          item: this.items.get(`${shiftId}#${userId}`) ?? null,
          entries: this.entries.filter((entry) => entry.shiftId === shiftId && entry.userId === userId),
        }),
        save: async (write) => this.keep(write),
      },
      placement: async () => this.placement,
      week: async (_placementId, monday) => this.weeks.get(monday) ?? null,
      clock: { now: () => new Date(this.at()), newId: (prefix) => `${prefix}_${this.cases.size + 1}` },
    };
  }
}
