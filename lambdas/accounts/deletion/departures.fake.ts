import type { Departures } from '../../store/account-deletions/ports';

type Fake = Departures & {
  /** Of each organization. */
  keepers: Map<string, string>;
  teams: Set<string>;
  found: Awaited<ReturnType<Departures['effects']>>;
};

export const fakeDepartures = (): Fake => {
  const keepers = new Map<string, string>();
  const teams = new Set<string>();
  const none = { count: 0, more: false };
  const found: Fake['found'] = { applications: none, jobs: none, alerts: 0, placements: [], plan: null };
  return {
    keepers,
    teams,
    found,
    effects: async () => found,
    team: async ({ organizationId }) => ({
      keeper: keepers.get(organizationId) ?? null,
      alone: !teams.has(organizationId),
    }),
  };
};
