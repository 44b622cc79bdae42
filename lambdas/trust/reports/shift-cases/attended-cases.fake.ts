import type { Deps as AttendanceDeps } from '../../../work/attendance/ports';
import type { AuthorizedCaller } from '../../../platform/http/caller';
import type { PlacementItem } from '../../../store/work/placements/placement-item';
import { ids } from '../../../store/work/shifts/shifts.fake';
import { FakeShiftCases } from './shift-cases.fake';

export const ref = { shiftId: ids.shiftId, userId: 'pro' };
/** Second reviewer. */
export const second = { userId: 'paul', scope: 'all' } as unknown as AuthorizedCaller;
export const manager = {
  ...{ userId: 'max', scope: 'organization' },
  membership: { organizationId: ids.organizationId },
} as unknown as AuthorizedCaller;

export const centsOf = (minutes: number) => Math.round((57_00 * minutes) / 60);

/** Cases about hours, with an hourly placement for the booking of `ref`. */
export class FakeAttendedCases extends FakeShiftCases {
  constructor(now: string) {
    super();
    this.now = new Date(now);
    this.attending.placement = {
      ...{ placementId: ids.placementId, jobId: 'job_1', jobTitle: 'ICU nurse', organization: 'Lakeshore Health' },
      ...{ organizationId: ids.organizationId, professional: { userId: 'pro', name: 'Josephine Quigley' }, version: 1 },
      terms: { payCents: 50_00, rate: 'hour', currency: 'USD', startOn: '2026-01-01' },
    } as unknown as PlacementItem;
  }

  attended() {
    return this.attending.items.get(`${ref.shiftId}#${ref.userId}`)!;
  }

  /** Returns minutes and cents of the week's timesheet. */
  lines() {
    const week = this.attending.weeks.get('2026-11-30');
    return week?.lines.map(({ minutes, shift }) => [minutes, shift?.cents]) ?? [];
  }

  readonly attendanceDeps = () =>
    ({
      ...this.deps(),
      organizations: { get: async () => null },
      people: { find: async () => new Map() },
      kiosks: {},
      hash: async () => '',
    }) as unknown as AttendanceDeps;
}
