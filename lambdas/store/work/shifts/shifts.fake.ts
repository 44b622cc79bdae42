import { nightTerms } from '@shared/work/rules/shifts/shift-terms.fixture';
import type { Booking } from '@shared/work/model/booking';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { withCounters, nextActiveBookings } from './bookings/booking-steps';
import type { ShiftInvite } from './filling/fill-item';
import type { FillChange, ShiftChange, Shifts, StartedShift } from './ports';
import { emptyHead, withOpenTime, type BookingHead, type BookingItem, type ShiftItem } from './shift-item';

export const ids = {
  shiftId: 'shf_1',
  organizationId: 'org_1',
  locationId: 'loc_1',
  placementId: 'plc_1',
} as const;

const terms = { ...nightTerms, rateCents: 57_00 };

const times = { startsAt: '2026-12-04T01:00:00.000Z', endsAt: '2026-12-04T13:00:00.000Z' };
const made = '2026-11-26T09:00:00.000Z';

/** A night shift for two people in Chicago. */
export const shiftWith = (fields: Partial<ShiftItem> = {}): ShiftItem => ({
  ...terms,
  ...times,
  ...{ shiftId: ids.shiftId, organizationId: ids.organizationId, locationId: ids.locationId, unitId: 'lun_1' },
  ...{ organization: 'Lakeshore Health', location: 'Tower B', unit: 'ICU East', careUnit: 'icu', state: 'IL' },
  timeZone: 'America/Chicago',
  minutes: 720,
  currency: 'USD',
  expectedCents: 655_50,
  headcount: 2,
  requiredCertifications: [],
  unitMonths: 0,
  orientation: false,
  notes: '',
  confirmed: 0,
  requested: 0,
  backups: 0,
  status: 'open',
  cancelReason: '',
  termsHash: 'hash',
  createdAt: made,
  updatedAt: made,
  version: 1,
  revision: 1,
  ...fields,
});

export const bookingWith = (userId: string, fields: Partial<Booking> = {}): Booking => ({
  ...ids,
  ...times,
  professional: { userId, name: 'Josephine Quigley' },
  how: 'request',
  status: 'requested',
  terms,
  termsHash: 'hash',
  currency: 'USD',
  expectedCents: 655_50,
  attempt: 1,
  reason: '',
  bookedAt: made,
  updatedAt: made,
  version: 1,
  ...fields,
});

/** An invite of the person to the night shift. */
export const inviteWith = (userId: string, fields: Partial<ShiftInvite> = {}): ShiftInvite => ({
  ...{ shiftId: ids.shiftId, organizationId: ids.organizationId, unitId: 'lun_1', userId },
  run: 1,
  kind: 'cover_now',
  state: 'sent',
  sentAt: made,
  until: null,
  endsAt: times.endsAt,
  version: 1,
  ...fields,
});

type Kept = Pick<Shifts, 'get' | 'booking' | 'withBookings' | 'head' | 'change'>;

/** Shifts in memory, with the conditions of the table. `beforeWrite`: hook for a concurrent write. */
export class FakeShifts implements Kept {
  readonly shifts = new Map<string, ShiftItem>();
  readonly bookings = new Map<string, BookingItem>();
  readonly heads = new Map<string, BookingHead>();
  readonly started: StartedShift[] = [];
  beforeWrite: (() => Promise<void>) | null = null;

  /** Adds a shift with the counters and heads of its bookings. */
  add(shift: ShiftItem, bookings: readonly Booking[] = []): void {
    const at = new Date(made);
    const counts = bookings.reduce((sum, after) => withCounters(sum, { before: null, after }, at), shift);
    this.shifts.set(shift.shiftId, { ...counts, revision: shift.revision });
    for (const given of bookings) {
      const { shiftId, startsAt, endsAt } = shift;
      const booking = { ...given, shiftId, startsAt, endsAt };
      const { userId } = booking.professional;
      this.bookings.set(`${shiftId}#${userId}`, booking);
      this.heads.set(userId, nextActiveBookings(this.heads.get(userId) ?? emptyHead, booking, at));
    }
  }

  async get(shiftId: string): Promise<ShiftItem | null> {
    return this.shifts.get(shiftId) ?? null;
  }

  async booking(shiftId: string, userId: string): Promise<BookingItem | null> {
    return this.bookings.get(`${shiftId}#${userId}`) ?? null;
  }

  async withBookings(shiftId: string): Promise<{ shift: ShiftItem; bookings: BookingItem[] } | null> {
    const shift = this.shifts.get(shiftId);
    const bookings = [...this.bookings.values()].filter((it) => it.shiftId === shiftId);
    return shift ? { shift, bookings } : null;
  }

  async head(userId: string): Promise<BookingHead> {
    return this.heads.get(userId) ?? emptyHead;
  }

  async headsOf(userIds: readonly string[]): Promise<Map<string, BookingHead>> {
    return new Map(userIds.map((userId) => [userId, this.heads.get(userId) ?? emptyHead]));
  }

  /** Whether the invitation run changed since it was read. */
  protected isFillStale(_fill: FillChange): boolean {
    return false;
  }

  protected applyFill(_fill: FillChange): void {}

  async change({ before, after, bookings, fill = {}, started, splitOff }: ShiftChange): Promise<void> {
    const interrupt = this.beforeWrite;
    this.beforeWrite = null;
    await interrupt?.();
    const isStale =
      this.isFillStale(fill) ||
      this.shifts.get(before.shiftId)?.revision !== before.revision ||
      bookings.some(
        (it) =>
          this.bookings.get(`${before.shiftId}#${it.after.professional.userId}`)?.version !== it.before?.version ||
          (this.heads.get(it.after.professional.userId)?.version ?? 0) !== it.head.before.version,
      );
    if (isStale) throw new ConcurrentModificationError();
    this.shifts.set(after.shiftId, withOpenTime(before, after));
    if (splitOff) {
      this.shifts.set(splitOff.shift.shiftId, splitOff.shift);
      this.applyFill({ run: { before: null, after: splitOff.run } });
    }
    this.applyFill(fill);
    if (started) this.started.push(started);
    for (const { after: booking, head } of bookings) {
      this.bookings.set(`${after.shiftId}#${booking.professional.userId}`, booking);
      this.heads.set(booking.professional.userId, head.after);
    }
  }

  statusOf(shiftId: string, userId: string): string | undefined {
    return this.bookings.get(`${shiftId}#${userId}`)?.status;
  }
}
