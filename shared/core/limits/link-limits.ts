/** Limits of data that secret links show without an account. */
export const linkLimits = {
  /** Weeks that a link shows, from the current one. */
  sharedWeeks: 6,
  /** Own bookings read for it, including ended ones. */
  sharedBookingsRead: 200,
  /** Days ahead in the calendar feed of a unit. */
  unitFeedDays: 60,
  /** Shifts read for it. */
  unitFeedShiftsRead: 200,
  /** Most recently canceled shifts read for it. */
  unitFeedCanceledRead: 100,
};
