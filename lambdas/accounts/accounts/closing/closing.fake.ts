import { AppError } from '@shared/errors';
import type { Membership } from '@shared/accounts/model/account';
import type { ClosingFigures } from '@shared/organizations/model/organization-closing';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import type { ClosingItem } from '../../../store/organizations/organization-closings/closing-item';
import type { Deps } from '../ports';

type Team = { memberships: Map<string, Membership> };

const noFigures: ClosingFigures = {
  members: 1,
  openJobs: 0,
  openApplications: 0,
  invitations: 0,
  placements: { items: [], more: false },
  timesheets: { items: [], more: false },
  plan: null,
  balanceCents: 0,
};

/** `meanwhile` runs once, right before the next write. */
export class FakeClosings {
  readonly stored = new Map<string, ClosingItem>();
  meanwhile: (() => void) | null = null;

  constructor(readonly team: Team) {}

  #interrupt(): void {
    const interruption = this.meanwhile;
    this.meanwhile = null;
    interruption?.();
  }

  #mark(userIds: readonly string[], closesAt: string | null): void {
    for (const userId of userIds) {
      const { organizationClosesAt: _, ...membership } = this.team.memberships.get(userId)!;
      this.team.memberships.set(userId, {
        ...membership,
        ...(closesAt !== null && { organizationClosesAt: closesAt }),
      });
    }
  }

  #assertAdmin(userId: string): void {
    if (this.team.memberships.get(userId)?.role !== 'admin') throw new AppError('FORBIDDEN');
  }

  #assertAsRead(read: Membership): void {
    const now = this.team.memberships.get(read.userId);
    const isSame = now?.organizationId === read.organizationId && now.role === read.role;
    if (!isSame) throw new ConcurrentModificationError();
  }

  readonly ports: Pick<Deps, 'closings' | 'closingFigures' | 'memberships' | 'people' | 'team'> = {
    closings: {
      get: async (organizationId) => this.stored.get(organizationId) ?? null,
      request: async (closing) => {
        this.#interrupt();
        const state = this.stored.get(closing.organizationId)?.state;
        if (state !== undefined && state !== 'canceled' && state !== 'closed') throw new ConcurrentModificationError();
        this.#assertAdmin(closing.requestedBy);
        this.stored.set(closing.organizationId, closing);
        this.#mark(closing.memberIds, closing.closesAt);
      },
      cancel: async (before, after) => {
        this.#interrupt();
        if (this.stored.get(before.organizationId) !== before) throw new ConcurrentModificationError();
        this.#assertAdmin(after.canceledBy ?? '');
        this.stored.set(after.organizationId, after);
        this.#mark(after.memberIds, null);
      },
    },
    closingFigures: { of: async () => noFigures },
    memberships: { get: async (userId) => this.team.memberships.get(userId) ?? null },
    people: {
      find: async () => new Map(),
      memberships: async (organizationId) =>
        [...this.team.memberships.values()].filter((it) => it.organizationId === organizationId),
    },
    team: {
      transfer: async ({ from, to, ownRole }) => {
        this.#interrupt();
        this.#assertAsRead(from);
        this.#assertAsRead(to);
        this.team.memberships.set(to.userId, { ...to, role: 'admin' });
        if (ownRole === 'none') this.team.memberships.delete(from.userId);
        else this.team.memberships.set(from.userId, { ...from, role: ownRole });
      },
    },
  };
}
