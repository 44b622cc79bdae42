/** Limits of own staff, who join by invitation. */
export const ownStaffLimits = {
  nameLength: 120,
  unitsEach: 20,
  /** Characters in a file. */
  csvLength: 100_000,
  /** Invitations per list. */
  invitesAtOnce: 100,
  /**
   * People of an organization, including invited ones. Every wave reads the whole pool: 500 placements are 60 read units
   * in one query.
   */
  people: 500,
  /** A whole staff on one day. */
  emailsPerDay: 500,
} as const;
