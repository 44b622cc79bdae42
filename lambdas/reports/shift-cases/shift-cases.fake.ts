import type { ReliabilityEvent } from '@shared/domain/shifts/reliability';
import { AppError } from '@shared/errors';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import { countedAs, type LedgerEvent } from '../../store/reliability/ledger-item';
import type { ShiftCase } from '../../store/shift-cases/case-item';
import type { ShiftCases } from '../../store/shift-cases/ports';
import { shiftWith } from '../../store/shifts/shifts.fake';
import type { ShiftCaseDeps } from './ports';

/** The use cases on a table in memory. */
export class FakeShiftCases {
  readonly cases = new Map<string, ShiftCase>();
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
    decide: async (before, after) => {
      if (this.cases.get(before.caseId)?.version !== before.version) throw new ConcurrentModificationError();
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
    if (it.kind === 'pause') return;
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
    shifts: { get: async () => shiftWith(), many: async () => [shiftWith()], withBookings: async () => null },
    attendance: { get: async () => null },
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
