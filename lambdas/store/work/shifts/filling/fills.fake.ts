import { noRaises } from '@shared/work/rules/filling/raises';
import { ConcurrentModificationError } from '../../../../platform/table/retry-on-conflict';
import type { Booking } from '@shared/work/model/booking';
import type { PlacementItem } from '../../placements/placement-item';
import { noInvites, type FillRun, type InviteCounts, type RaiseWeek, type ShiftInvite } from './fill-item';
import type { Claimed, FillChange, Fills, InviteTally, WholeShift } from '../ports';
import type { ShiftItem } from '../shift-item';
import { FakeShifts } from '../shifts.fake';

const versionOf = (stored: { version: number } | undefined | null): number => stored?.version ?? 0;

/** Shifts in memory, with their invitation runs. */
export class FakeFills extends FakeShifts {
  readonly runs = new Map<string, FillRun>();
  readonly asked = new Map<string, ShiftInvite>();
  readonly counts = new Map<string, InviteCounts>();
  readonly tallies: InviteTally[] = [];
  readonly raiseWeeks = new Map<string, RaiseWeek>();
  /** Past shifts by the key of their cell. */
  readonly stats = new Map<string, { covered: number; of: number }>();
  /** Placements of the whole organization. */
  pool: PlacementItem[] = [];

  protected override isFillStale({ run, invites = [], counts = [], raises }: FillChange): boolean {
    return (
      (raises !== undefined && versionOf(this.raiseWeeks.get(raises.monday)) !== raises.before.version) ||
      (run !== undefined && versionOf(this.runs.get(run.after.shiftId)) !== versionOf(run.before)) ||
      invites.some(({ before, after }) => versionOf(this.stored(after)) !== versionOf(before)) ||
      counts.some(({ userId, before }) => versionOf(this.counts.get(userId)) !== before.version)
    );
  }

  protected override applyFill({ run, invites = [], counts = [], tally, raises }: FillChange): void {
    if (raises) this.raiseWeeks.set(raises.monday, raises.after);
    if (run) this.runs.set(run.after.shiftId, run.after);
    for (const { after } of invites) this.asked.set(`${after.shiftId}#${after.userId}`, after);
    for (const { userId, after } of counts) this.counts.set(userId, after);
    if (tally) this.tallies.push(tally);
  }

  private stored({ shiftId, userId }: ShiftInvite): ShiftInvite | undefined {
    return this.asked.get(`${shiftId}#${userId}`);
  }

  readonly fills = (): Fills => ({
    whole: (shiftId) => this.whole(shiftId),
    run: (shiftId) => this.run(shiftId),
    claimed: (shiftId, userId) => this.claimed(shiftId, userId),
    ownInvites: (userId, from) => this.ownInvites(userId, from),
    poolOf: () => this.poolOf(),
    inviteCounts: (userIds) => this.inviteCounts(userIds),
    history: () => this.history(),
    stats: async (_organizationId, cell) => this.stats.get(cell) ?? { covered: 0, of: 0 },
    raiseWeek: async (_unitId, monday) => this.raiseWeeks.get(monday) ?? noRaises,
    change: async (fill) => {
      if (this.isFillStale(fill)) throw new ConcurrentModificationError();
      this.applyFill(fill);
    },
    due: () => this.due(),
  });

  async whole(shiftId: string): Promise<WholeShift | null> {
    const found = await this.withBookings(shiftId);
    const invites = [...this.asked.values()].filter((it) => it.shiftId === shiftId);
    return found && { ...found, run: this.runs.get(shiftId) ?? null, invites };
  }

  async run(shiftId: string): Promise<FillRun | null> {
    return this.runs.get(shiftId) ?? null;
  }

  async claimed(shiftId: string, userId: string): Promise<Claimed | null> {
    const [shift, booking] = [await this.get(shiftId), await this.booking(shiftId, userId)];
    return shift && { shift, booking, invite: this.asked.get(`${shiftId}#${userId}`) ?? null };
  }

  async ownInvites(userId: string, from: string): Promise<ShiftInvite[]> {
    return [...this.asked.values()].filter((it) => it.userId === userId && it.endsAt > from);
  }

  async poolOf(): Promise<PlacementItem[]> {
    return this.pool;
  }

  async inviteCounts(userIds: readonly string[]): Promise<Map<string, InviteCounts>> {
    return new Map(userIds.map((userId) => [userId, this.counts.get(userId) ?? noInvites]));
  }

  async history(): Promise<{ invited: number; accepted: number }> {
    return { invited: 0, accepted: 0 };
  }

  async due(): Promise<{ due: { shiftId: string }[]; next: null }> {
    return { due: [...this.runs.keys()].map((shiftId) => ({ shiftId })), next: null };
  }

  async ownBookings(userId: string, { from, until }: { from: string; until: string }): Promise<Booking[]> {
    return [...this.bookings.values()].filter(
      ({ professional, startsAt }) => professional.userId === userId && startsAt >= from && startsAt < until,
    );
  }

  openOf = async (): Promise<ShiftItem[]> => [];
  coveredOf = async (): Promise<ShiftItem[]> => [];

  async many(shiftIds: readonly string[]): Promise<ShiftItem[]> {
    return shiftIds.flatMap((shiftId) => this.shifts.get(shiftId) ?? []);
  }
}
