import type { Departures } from '../../../store/accounts/account-deletions/ports';

type Fake = Departures & {
  /** The remaining administrator of each organization. */
  keepers: Map<string, string>;
  teams: Set<string>;
  /** People with a payout in transit. */
  paid: Set<string>;
  found: Awaited<ReturnType<Departures['effects']>>;
};

export const fakeDepartures = (): Fake => {
  const keepers = new Map<string, string>();
  const teams = new Set<string>();
  const paid = new Set<string>();
  const none = { count: 0, more: false };
  const found: Fake['found'] = { applications: none, jobs: none, alerts: 0, placements: [], plan: null };
  return {
    keepers,
    teams,
    paid,
    found,
    effects: async () => found,
    isBeingPaid: async (userId) => paid.has(userId),
    team: async ({ organizationId }) => ({
      keeper: keepers.get(organizationId) ?? null,
      alone: !teams.has(organizationId),
    }),
  };
};
