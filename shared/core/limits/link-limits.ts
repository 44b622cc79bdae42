/** Of what is read without an account, by a secret address. */
export const linkLimits = {
  /** This one and those after it that a link shows. */
  sharedWeeks: 6,
  /** Own bookings that are read for it, with those that ended. */
  sharedBookingsRead: 200,
  /** Ahead, in the calendar feed of a unit. */
  unitFeedDays: 60,
  /** Shifts that are read for it. */
  unitFeedShiftsRead: 200,
  /** Of those that were canceled, the last. */
  unitFeedCanceledRead: 100,
};
