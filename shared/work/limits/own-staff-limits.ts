/** Limits of own staff, who join by invitation. */
export const ownStaffLimits = {
  nameLength: 120,
  unitsEach: 20,
  /** Characters of a file. */
  csvLength: 100_000,
  /** Of one list. */
  invitesAtOnce: 100,
  /** Of an organization, with those who were invited: every wave reads the whole pool. */
  people: 150,
  emailsPerDay: 300,
} as const;
