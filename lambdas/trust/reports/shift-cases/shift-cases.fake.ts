import type { ReliabilityEvent } from '@shared/work/rules/reliability/reliability';
import { AppError } from '@shared/errors';
import type { AuthorizedCaller } from '../../../platform/http/caller';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { FakeAttendance } from '../../../store/work/attendance/attendance.fake';
import { countedAs, type LedgerEvent } from '../../../store/work/reliability/ledger-item';
import type { ShiftCase } from '../../../store/trust/shift-cases/case-item';
import type { ShiftCases } from '../../../store/trust/shift-cases/ports';
import { shiftWith } from '../../../store/work/shifts/shifts.fake';
import type { ShiftCaseDeps } from './ports';

/** PNG of one pixel. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Use cases on an in-memory table. */
export class FakeShiftCases {
  readonly attending = new FakeAttendance(() => this.now.toISOString());
  readonly cases = this.attending.cases;
  /** Bookings whose overtime was recomputed. */
  readonly recomputed: string[] = [];
  readonly removed: string[] = [];
  readonly events = new Map<string, LedgerEvent>();
  now = new Date('2026-11-26T18:00:00.000Z');
  #made = 0;

  add(eventId: string, event: Partial<LedgerEvent> = {}): void {
    const place = { ownerId: 'pro', bookingId: eventId, shiftId: 'shf_1', attempt: 1, side: 'worker' } as const;
    this.events.set(eventId, {
      ...{ ...place, eventId, on: '2026-11-20', outcome: { kind: 'no_show' }, exempt: false },
      ...event,
    });
  }

  get counted(): ReliabilityEvent[] {
    return countedAs([...this.events.values()]).filter(({ exempt }) => !exempt);
  }

  readonly #store: ShiftCases = {
    get: async (caseId) => this.cases.get(caseId) ?? null,
    many: async (caseIds) => caseIds.flatMap((caseId) => this.cases.get(caseId) ?? []),
    open: async (it) => {
      const event = this.events.get(it.eventId);
      if (!event || event.appeal || event.exempt) throw new ConcurrentModificationError();
      this.#write(it);
    },
    decide: async (before, after, attendance) => {
      if (this.cases.get(before.caseId)?.version !== before.version) throw new ConcurrentModificationError();
      if (attendance) await this.attending.deps().attendance.save(attendance);
      this.#write(after);
    },
    page: async (state) => ({
      items: [...this.cases.values()].filter((it) => it.state === state),
      nextCursor: null,
    }),
  };

  #write(it: ShiftCase): void {
    const { caseId, eventId, openedAt, decidedAt, outcome } = it;
    this.cases.set(caseId, it);
    if (it.kind !== 'appeal') return;
    const event = this.events.get(eventId);
    if (!event) return;
    this.events.set(eventId, { ...event, appeal: { caseId, openedAt, decidedAt }, exempt: outcome === 'exempt' });
  }

  readonly deps = (): ShiftCaseDeps => ({
    shiftCases: this.#store,
    ledgers: {
      event: async (ownerId, eventId) => {
        const event = this.events.get(eventId);
        return event?.ownerId === ownerId ? event : null;
      },
      events: async (ownerId) => [...this.events.values()].filter((event) => event.ownerId === ownerId),
      summaries: async (owners) => owners.map(() => null),
    },
    ...this.attending.deps(),
    shifts: {
      get: async (shiftId) => (await this.attending.shifts.get(shiftId)) ?? shiftWith(),
      booking: (shiftId, userId) => this.attending.shifts.booking(shiftId, userId),
      head: (userId) => this.attending.shifts.head(userId),
      many: async () => [shiftWith()],
      withBookings: (shiftId) => this.attending.shifts.withBookings(shiftId),
    },
    attendance: {
      ...this.attending.deps().attendance,
      get: async (shiftId, userId) => this.attending.items.get(`${shiftId}#${userId}`) ?? null,
    },
    locations: { unit: async () => null },
    recomputePay: async ({ shiftId, userId }) => void this.recomputed.push(`${shiftId}#${userId}`),
    uploads: {
      begin: async () => undefined,
      find: async (uploadId) => ({ uploadId, owner: 'pro', kind: 'appeal', expiresAt: '2027-01-01T00:00:00.000Z' }),
    },
    files: {
      sent: async () => ({ content: onePixel, version: undefined }),
      scan: async () => 'clean',
      discard: async () => undefined,
    } as unknown as ShiftCaseDeps['files'],
    documents: {
      keep: async () => undefined,
      download: async (key) => ({ url: `https://files.test/${key}`, expiresAt: '2027-01-01T00:00:00.000Z' }),
      remove: async (key) => void this.removed.push(key),
    },
    throttle: { count: async () => undefined },
    names: { people: async () => new Map(), organizations: async () => new Map() },
    clock: {
      now: () => this.now,
      newId: (prefix) => {
        this.#made += 1;
        return `${prefix}_${this.#made}`;
      },
    },
  });
}

export const professional = { userId: 'pro', scope: 'own' } as unknown as AuthorizedCaller;
export const administrator = {
  userId: 'admin',
  scope: 'organization',
  membership: { organizationId: 'org_1' },
} as unknown as AuthorizedCaller;
export const reviewer = { userId: 'ruth', scope: 'all' } as unknown as AuthorizedCaller;

export const codeOf = async (done: Promise<unknown>): Promise<string> => {
  try {
    await done;
    return 'done';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
};
