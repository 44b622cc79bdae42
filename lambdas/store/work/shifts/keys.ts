export const shiftKeys = {
  shift: (shiftId: string) => ({ pk: `SHIFT#${shiftId}`, sk: 'SHIFT' }),
  booking: (shiftId: string, userId: string) => ({ pk: `SHIFT#${shiftId}`, sk: `BOOKING#${userId}` }),
  /** Exists while time moves the shift: until it starts, and then until it ends. */
  shiftClock: (shiftId: string) => ({ pk: `SHIFT#${shiftId}`, sk: 'CLOCK' }),
  /** Live bookings of a person, the guard of every claim. */
  bookingHead: (userId: string) => ({ pk: `USER#${userId}#BOOKINGS`, sk: 'HEAD' }),
  /** A unit's day, in the partition of the location's week. */
  boardCell: (locationId: string, monday: string, unitId: string, day: string) => ({
    pk: `BOARD#${locationId}#${monday}`,
    sk: `${day}#${unitId}`,
  }),
  /** How people are asked for it. */
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
  /** What a unit's shifts and requests came to. */
  fillMonth: (organizationId: string, month: string, unitId: string) => ({
    pk: `ORG#${organizationId}#FILLING#${month}`,
    sk: `UNIT#${unitId}`,
  }),
  /** How often a person was invited and booked. */
  fillShare: (organizationId: string, month: string, userId: string) => ({
    pk: `ORG#${organizationId}#FILLING#${month}`,
    sk: `USER#${userId}`,
  }),
  /** What a unit spends on better pay of shifts at risk. */
  raiseWeek: (unitId: string, monday: string) => ({ pk: `UNIT#${unitId}#RAISES`, sk: monday }),
  /** When a professional wants to be asked, and what units may see for it. */
  shiftPreferences: (userId: string) => ({ pk: `USER#${userId}`, sk: 'SHIFT_PREFERENCES' }),
  /** The link that shows the times of the person's shifts. */
  weekLink: (userId: string) => ({ pk: `USER#${userId}`, sk: 'WEEK_LINK' }),
  /** Someone who sees the unit's shifts first. */
  unitFavorite: (unitId: string, userId: string) => ({ pk: `UNIT#${unitId}#FAVORITES`, sk: `USER#${userId}` }),
  /** Among the person's, so that a booking reads what a manager wrote the moment before. */
  unitBlock: (unitId: string, userId: string) => ({ pk: `USER#${userId}#BOOKINGS`, sk: `BLOCK#${unitId}` }),
  /** How many the unit blocks. */
  unitBlockCount: (unitId: string) => ({ pk: `UNIT#${unitId}#BLOCKS`, sk: 'COUNT' }),
} as const;

export const shiftIndexes = {
  /** table: the shift, its bookings, its clock, what is recorded of attendance, and how people are asked for it */
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
  /** gsi1: people a unit blocks, since when. */
  unitBlocks: (unitId: string) => `UNIT#${unitId}#BLOCKS`,
  /** table */
  unitFavorites: (unitId: string) => `UNIT#${unitId}#FAVORITES`,
  /** gsi1: by start; after them, what units keep about the person. table: the head, and units that block them. */
  ownBookings: (userId: string) => `USER#${userId}#BOOKINGS`,
  /** gsi1: whose link it is. */
  weekLinks: (linkId: string) => `WEEK_LINK#${linkId}`,
  /** gsi3: shifts of an organization by start, for its export and its closing. */
  organizationShifts: (organizationId: string) => `ORG#${organizationId}#SHIFTS`,
  /** gsi1: clocks by the time that they are due. */
  dueShifts: 'SHIFTS#due',
  /** gsi3: requests by the time until which the unit answers, and bookings by that until which their person does. */
  dueRequests: 'SHIFTS#requests',
} as const;
