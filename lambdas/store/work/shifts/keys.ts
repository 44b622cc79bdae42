export const shiftKeys = {
  shift: (shiftId: string) => ({ pk: `SHIFT#${shiftId}`, sk: 'SHIFT' }),
  booking: (shiftId: string, userId: string) => ({ pk: `SHIFT#${shiftId}`, sk: `BOOKING#${userId}` }),
  /** Exists while the shift waits for its start or end. */
  shiftClock: (shiftId: string) => ({ pk: `SHIFT#${shiftId}`, sk: 'CLOCK' }),
  /** Live bookings of a person, a condition of every claim. */
  bookingHead: (userId: string) => ({ pk: `USER#${userId}#BOOKINGS`, sk: 'HEAD' }),
  /** A unit's day, in the partition of the location's week. */
  boardCell: (locationId: string, monday: string, unitId: string, day: string) => ({
    pk: `BOARD#${locationId}#${monday}`,
    sk: `${day}#${unitId}`,
  }),
  /** Invitation run of the shift. */
  fillRun: (shiftId: string) => ({ pk: `SHIFT#${shiftId}`, sk: 'RUN' }),
  shiftInvite: (shiftId: string, userId: string) => ({ pk: `SHIFT#${shiftId}`, sk: `INVITE#${userId}` }),
  inviteCounts: (userId: string) => ({ pk: `USER#${userId}#BOOKINGS`, sk: 'INVITES' }),
  /** Invite counters of a unit's part of the day, by the month of the invite. */
  inviteTally: (unitId: string, part: string, month: string) => ({
    pk: `UNIT#${unitId}#INVITES`,
    sk: `${part}#${month}`,
  }),
  /** Counters of similar past shifts, by the month of their start. */
  fillStats: (organizationId: string, cell: string, month: string) => ({
    pk: `STATS#${organizationId}#${cell}`,
    sk: month,
  }),
  /** Results of a unit's shifts and requests. */
  fillMonth: (organizationId: string, month: string, unitId: string) => ({
    pk: `ORG#${organizationId}#FILLING#${month}`,
    sk: `UNIT#${unitId}`,
  }),
  /** Invites and bookings of a person. */
  fillShare: (organizationId: string, month: string, userId: string) => ({
    pk: `ORG#${organizationId}#FILLING#${month}`,
    sk: `USER#${userId}`,
  }),
  /** A unit's spending on raised pay of at-risk shifts. */
  raiseWeek: (unitId: string, monday: string) => ({ pk: `UNIT#${unitId}#RAISES`, sk: monday }),
  /** A professional's invite preferences, with what units may see for them. */
  shiftPreferences: (userId: string) => ({ pk: `USER#${userId}`, sk: 'SHIFT_PREFERENCES' }),
  /** The link that shows the times of the person's shifts. */
  weekLink: (userId: string) => ({ pk: `USER#${userId}`, sk: 'WEEK_LINK' }),
  /** A person who sees the unit's shifts first. */
  unitFavorite: (unitId: string, userId: string) => ({ pk: `UNIT#${unitId}#FAVORITES`, sk: `USER#${userId}` }),
  /** Stored with the person, so that a booking reads a manager's latest block. */
  unitBlock: (unitId: string, userId: string) => ({ pk: `USER#${userId}#BOOKINGS`, sk: `BLOCK#${unitId}` }),
  /** Number of people the unit blocks. */
  unitBlockCount: (unitId: string) => ({ pk: `UNIT#${unitId}#BLOCKS`, sk: 'COUNT' }),
} as const;

export const shiftIndexes = {
  /** table: the shift, its bookings, clock, attendance, and invitation run */
  shift: (shiftId: string) => `SHIFT#${shiftId}`,
  /** table: cells of a week */
  board: (locationId: string, monday: string) => `BOARD#${locationId}#${monday}`,
  /** gsi1: shifts of a unit by start, without canceled ones. */
  unitShifts: (unitId: string) => `UNIT#${unitId}#SHIFTS`,
  /** gsi1: canceled shifts of a unit that were published, by their last change. */
  canceledShifts: (unitId: string) => `UNIT#${unitId}#CANCELED_SHIFTS`,
  /** gsi2: open shifts of an organization by start. */
  openShifts: (organizationId: string) => `ORG#${organizationId}#OPEN_SHIFTS`,
  /** gsi2: covered shifts of an organization by start, while they lack backups. */
  coveredShifts: (organizationId: string) => `ORG#${organizationId}#COVERED_SHIFTS`,
  /** gsi1: runs by their next move. */
  dueFills: 'SHIFTS#fills',
  /** table: by part of the day and month */
  inviteTallies: (unitId: string) => `UNIT#${unitId}#INVITES`,
  /** table: by month */
  fillStats: (organizationId: string, cell: string) => `STATS#${organizationId}#${cell}`,
  /** table: units, then people */
  filling: (organizationId: string, month: string) => `ORG#${organizationId}#FILLING#${month}`,
  /** gsi1: people a unit blocks, by time. */
  unitBlocks: (unitId: string) => `UNIT#${unitId}#BLOCKS`,
  /** table */
  unitFavorites: (unitId: string) => `UNIT#${unitId}#FAVORITES`,
  /** gsi1: by start; then what units store about the person. table: the head, and units that block them. */
  ownBookings: (userId: string) => `USER#${userId}#BOOKINGS`,
  /** gsi1: owner of a link. */
  weekLinks: (linkId: string) => `WEEK_LINK#${linkId}`,
  /** gsi3: shifts of an organization by start, for its export and its closing. */
  organizationShifts: (organizationId: string) => `ORG#${organizationId}#SHIFTS`,
  /** gsi1: clocks by due time. */
  dueShifts: 'SHIFTS#due',
  /** gsi3: requests by the unit's deadline, and bookings by the person's. */
  dueRequests: 'SHIFTS#requests',
} as const;
