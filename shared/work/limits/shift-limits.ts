/** Choices of miles from home; the last is the maximum. */
export const lastMinuteMiles = [5, 10, 15, 25] as const;

/** Limits of publishing, filling, and attendance. Limits on people's hours are in `data/work-rules`. */
export const shiftLimits = {
  locationsPerOrganization: 20,
  unitsPerLocation: 40,
  supervisorsPerUnit: 10,
  locationNoteLength: 300,
  differentials: 6,
  differentialDates: 20,
  certifications: 6,
  unitMonths: 60,
  /** Orientation shifts of a newcomer to a unit. */
  orientationShifts: 10,
  notesLength: 1000,
  /** Bookings and requests of one person, from two weeks ago on. */
  liveBookings: 60,
  /** Current and future periods away of one person, and their maximum length. */
  awayPeriods: 20,
  awayDays: 180,
  /** Days of the board read at once. */
  boardDaysMax: 14,
  /** Organizations of a professional whose shifts are listed. */
  poolsRead: 20,
  /** Newest placements of a professional considered for shifts. */
  placementsRead: 50,
  /** Open shifts read per organization. */
  openShiftsRead: 100,
  /** Own bookings read per range. */
  ownBookingsRead: 100,
  /** Waiting requests for one shift; with its bookings they still fit one transaction. */
  requests: 25,
  /** Bookings written in one transaction with their shift. */
  bookingsAtOnce: 45,
  /** Bookings in the transaction that starts the shift, which also writes its history and counters. */
  bookingsAtStart: 25,
  reasonLength: 200,
  /** Newest events of a ledger that are counted. */
  ledgerEvents: 2000,
  /** Newest weeks whose payment counts in the record of an organization. */
  measuredWeeks: 100,
  /** Days after a shift in which its worker may say whether they would work there again. */
  returnAnswerDays: 14,
  /** Events of a ledger shown. */
  ledgerLines: 50,
  /** Favorites of a unit, who see its shifts first. */
  favoritesPerUnit: 50,
  /** People blocked from a unit's shifts. */
  blocksPerUnit: 50,
  backupsPerSlot: 3,
  /** Covered shifts listed per organization, for backups. */
  coveredShiftsRead: 30,
  /** People of a pool considered for a wave: own staff, then the newest. A wave reads about four items of each. */
  poolPeopleConsidered: 1000,
  /** Open invites listed for a person. */
  ownInvitesRead: 20,
  /** Minimum remaining minutes of a shift to join it. */
  joinMinutesLeft: 120,

  shiftMinutes: { min: 120, max: 960 },
  /** Shift split in two: length of the first part, and minimum length to split. */
  split: { firstMinutes: 480, fromMinutes: 600, mealAfterMinutes: 300 },
  /** Longer shifts need the location's permission. */
  usualShiftMinutesMax: 780,
  /** Minimum lead to publish; after that, Cover Now fills a shift. */
  publishMinutesAhead: 30,
  /** Weeks ahead, as far as a pattern reaches. */
  publishWeeksAhead: 26,
  headcountMax: 20,
  professionsPerShift: 3,
  shiftsPerUnitAndDay: 60,
  pattern: { everyWeeksMax: 8, weeksMax: 26 },

  /** A gap of this length ends a duty. */
  dutyGapMinutes: 60,

  /** Share of the time from publishing to the start. */
  ownWindow: { share: 0.25, maxMinutes: 48 * 60 },
  favoritesWindow: { share: 0.1, maxMinutes: 24 * 60 },
  windowStepMinutes: 5,
  /** Minimum lead for windows. */
  ladderMinutes: 4 * 60,
  wave: { min: 4, max: 15, historyDays: 180, everyMinutes: { min: 5, max: 4 * 60 }, perLead: 20 },
  invitesPerPersonAndDay: 6,
  /** Difference of hours at the organization that counts as equal in the fair order. */
  fairBandHours: 12,
  /** Alternatives shown for a shift that was just filled. */
  nextBestShown: 3,
  claims: { attempts: 8, waitMs: 2500, pauseMs: { min: 20, max: 400 } },
  /** Largest move that existing bookings accept automatically. */
  moveMinutes: 15,
  /** Minimum lead to ask people to accept other terms: later they would answer on their way. */
  askMinutesAhead: 60,
  answerBy: { share: 0.25, minMinutes: 15, maxMinutes: 24 * 60 },
  /** Shifts of one person for instant booking; `reliability-effects` has the ledger's effects. */
  instant: { shiftsAtLocation: 1, shiftsAnywhere: 3 },
  coverNow: {
    startsMinutesAhead: 12 * 60,
    lateMinutes: 15,
    /** Minutes to wait for someone running late. */
    waitMinutes: 30,
    backupMinutes: 4,
    /** Minutes for a backup called less than an hour ahead. */
    lateBackupMinutes: 2,
    waveMinutes: 5,
    /** Minutes between checks while no one is left to ask. */
    idleMinutes: 15,
    waveSize: 15,
    /** Lapsed backups in one transaction with a wave. */
    lapsedAtOnce: 20,
    /** Lead from which Cover Now has a button; earlier, waves have enough time. */
    buttonMinutesAhead: 24 * 60,
  },

  /** Maximum miles from home for last-minute shifts. */
  lastMinuteMilesMax: lastMinuteMiles[3],
  /** People on a shift's call list. */
  callListShown: 20,
  /** Newest people of a run who are named. */
  askedNamed: 100,

  forecastFrom: 20,
  /** Default target in percent. */
  fillTarget: 90,
  checkpointHours: [72, 24, 8, 4],
  fillTargetRange: { min: 50, max: 100 },
  forecastDays: 180,
  /** `peopleRead`: people of a month. `keptMonths`: months of invite and booking counts. */
  /** Public open shifts of an organization. */
  publicShifts: { days: 28, shown: 20, keptSeconds: 60 },
  /** `weeksRead`: timesheets of each status. `olderShiftsRead`: of lines without their unit. */
  bill: { days: 35, weeksRead: 2000, olderShiftsRead: 1000 },
  fillReport: { months: 6, peopleFrom: 10, peopleRead: 1000, keptMonths: 13 },
  /** Raises for a shift at risk: percent of its rate, and a bonus per person. */
  raise: { percents: [5, 10, 15, 25], bonusCents: 100_00 },

  /** Radius in meters. Accuracy beyond the largest step is ignored. */
  fenceMeters: { min: 50, max: 500, usual: 150, accuracyCounted: 50 },
  accuracySteps: [20, 50, 100, 150],
  clockInMinutesAhead: 30,
  clockGapMinutes: 2,
  entryHours: 72,
  noShowMinutes: 30,
  /** Minutes after the start when a missing worker is asked. */
  onWayMinutes: 5,
  /** Minutes after the end when a worker still clocked in is asked. */
  stillWorkingMinutes: [15, 60],
  /** Minutes before automatic approval. */
  approvalReminderMinutes: 4 * 60,
  /** Hours before the start, longest first. */
  shiftReminderHours: [24, 2],
  needsTimeHours: 12,
  matchesMinutes: 15,
  silenceBusinessDays: 2,
  disputeBusinessDays: 5,
  /** Business days for the unit to record the hours of an overturned no-show. */
  grantedBusinessDays: 3,
  /** Entries of one booking from one device. */
  entriesPerBooking: 100,
  entriesAtOnce: 50,
  /** Entries of one booking from all devices. */
  entriesKept: 300,
  /** Maximum minutes of "Running late". */
  lateMinutesMax: 240,
  attendedMinutesMax: 28 * 60,
  statementLength: 2000,
  /** Messages per side attached as evidence about one booking. */
  attachedMessages: 20,
  approvedAtOnce: 50,
  kiosksPerLocation: 10,
  kioskCodeSeconds: 30,
  kioskPairingMinutes: 10,
  /** Wrong pairing codes per day from one screen and one address. */
  wrongPairings: { perScreen: 20, perAddress: 100 },
  /** Phones of one person that sign clock entries; a new one replaces the least recently used. */
  clockPhones: 10,
  clockPhoneSeenMinutes: 60,
  /** Days for which a removed phone is remembered. */
  removedPhoneDays: 400,
  /** Length of each part in base64url. */
  signatureLength: 200,
  /** Codes that a person may enter per day. */
  codesPerDay: 60,
  /** Minutes around clocking in within which proofs count. */
  proofMinutes: 10,
} as const;
