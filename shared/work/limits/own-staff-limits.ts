/** Limits of own staff, who join by invitation. */
export const ownStaffLimits = {
  nameLength: 120,
  unitsEach: 20,
  /** Characters in a file. */
  csvLength: 100_000,
  /** Invitations per list. */
  invitesAtOnce: 100,
  /** People of an organization, including invited ones: every wave reads the whole pool. */
  people: 150,
  emailsPerDay: 300,
} as const;
