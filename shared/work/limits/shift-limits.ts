/** From home, as people choose it; the last is the most. */
export const lastMinuteMiles = [5, 10, 15, 25] as const;

/** Shifts: publishing, filling, and attendance. Limits on what people may work are rows of `data/work-rules`. */
export const shiftLimits = {
  locationsPerOrganization: 20,
  unitsPerLocation: 40,
  supervisorsPerUnit: 10,
  locationNoteLength: 300,
  differentials: 6,
  differentialDates: 20,
  certifications: 6,
  unitMonths: 60,
  /** Of a newcomer to a unit. */
  orientationShifts: 10,
  notesLength: 1000,
  /** Of one person, in force or asked for, from two weeks ago on. */
  liveBookings: 60,
  /** Of one person, now and ahead; and how long one may be. */
  awayPeriods: 20,
  awayDays: 180,
  /** Days of the board that are read at once. */
  boardDaysMax: 14,
  /** Organizations of a professional whose shifts are listed. */
  poolsRead: 20,
  /** Newest placements of a professional that are looked at for shifts. */
  placementsRead: 50,
  /** Open shifts that are read of one organization. */
  openShiftsRead: 100,
  /** Own bookings of a stretch that are read. */
  ownBookingsRead: 100,
  /** Requests for one shift that wait; with its bookings they still fit one transaction. */
  requests: 25,
  /** Bookings that one transaction writes besides their shift. */
  bookingsAtOnce: 45,
  /** In the one that starts the shift, which also writes its history and counts who is booked. */
  bookingsAtStart: 25,
  reasonLength: 200,
  /** Events of a ledger that are counted, the newest first. */
  ledgerEvents: 2000,
  /** Weeks whose payment counts in the record of an organization, the newest first. */
  measuredWeeks: 100,
  /** Days after a shift in which its person may say whether they would work there again. */
  returnAnswerDays: 14,
  /** Events of a ledger that are shown. */
  ledgerLines: 50,
  /** Of a unit: people who see its shifts first. */
  favoritesPerUnit: 50,
  /** Of a unit: people who can't book its shifts. */
  blocksPerUnit: 50,
  backupsPerSlot: 3,
  /** Covered shifts that are listed of one organization, for backups. */
  coveredShiftsRead: 30,
  /** People of a pool who are considered for invites. */
  poolPeopleRead: 200,
  /** Open invites of a person that are listed. */
  ownInvitesRead: 20,
  /** Someone still comes with at least so many minutes of the shift left. */
  joinMinutesLeft: 120,

  shiftMinutes: { min: 120, max: 960 },
  /** Of a shift that becomes two: the length of the first, and from which length on the other is long enough. */
  split: { firstMinutes: 480, fromMinutes: 600, mealAfterMinutes: 300 },
  /** Above, the location has to allow longer shifts. */
  usualShiftMinutesMax: 780,
  /** Later, a shift is filled with Cover Now. */
  publishMinutesAhead: 30,
  /** As far ahead as a pattern reaches. */
  publishWeeksAhead: 26,
  headcountMax: 20,
  professionsPerShift: 3,
  shiftsPerUnitAndDay: 60,
  pattern: { everyWeeksMax: 8, weeksMax: 26 },

  /** A gap this long ends a duty. */
  dutyGapMinutes: 60,

  /** Of the time from publishing to the start. */
  ownWindow: { share: 0.25, maxMinutes: 48 * 60 },
  favoritesWindow: { share: 0.1, maxMinutes: 24 * 60 },
  windowStepMinutes: 5,
  /** Less lead has no windows. */
  ladderMinutes: 4 * 60,
  wave: { min: 4, max: 15, historyDays: 180, everyMinutes: { min: 5, max: 4 * 60 }, perLead: 20 },
  invitesPerPersonAndDay: 6,
  /** Hours at the organization that count as the same in the fair order. */
  fairBandHours: 12,
  /** Instead of a shift that was just filled. */
  nextBestShown: 3,
  claims: { attempts: 8, waitMs: 2500, pauseMs: { min: 20, max: 400 } },
  /** Booked people hold to moves this small. */
  moveMinutes: 15,
  /** Later, people aren't asked to accept other terms: they would answer on their way. */
  askMinutesAhead: 60,
  answerBy: { share: 0.25, minMinutes: 15, maxMinutes: 24 * 60 },
  /** Of one person; what the ledger closes is in `reliability-effects`. */
  instant: { shiftsAtLocation: 1, shiftsAnywhere: 3 },
  coverNow: {
    startsMinutesAhead: 12 * 60,
    lateMinutes: 15,
    /** For someone who says that they're late. */
    waitMinutes: 30,
    backupMinutes: 4,
    /** Of a backup called less than an hour ahead. */
    lateBackupMinutes: 2,
    waveMinutes: 5,
    /** While there is no one left to ask. */
    idleMinutes: 15,
    waveSize: 15,
    /** Backups that can't step in any more, in one transaction with a wave. */
    lapsedAtOnce: 20,
    /** Earlier, waves have the time. */
    buttonMinutesAhead: 24 * 60,
  },

  /** From home to a shift for which someone wants to be asked at the last minute. */
  lastMinuteMilesMax: lastMinuteMiles[3],
  /** People on a shift's call list. */
  callListShown: 20,

  forecastFrom: 20,
  /** In percent. */
  fillTarget: 90,
  checkpointHours: [72, 24, 8, 4],
  fillTargetRange: { min: 50, max: 100 },
  forecastDays: 180,
  /** `peopleRead`: of a month. `keptMonths`: how often a person was invited and booked. */
  /** What everyone may see of an organization. */
  publicShifts: { days: 28, shown: 20, keptSeconds: 60 },
  /** `weeksRead`: timesheets of each status. `olderShiftsRead`: of lines without their unit. */
  bill: { days: 35, weeksRead: 2000, olderShiftsRead: 1000 },
  fillReport: { months: 6, peopleFrom: 10, peopleRead: 1000, keptMonths: 13 },
  /** What may be offered for a shift at risk: percent of its rate, and an amount for each person. */
  raise: { percents: [5, 10, 15, 25], bonusCents: 100_00 },

  /** Meters. Accuracy beyond the largest step says nothing. */
  fenceMeters: { min: 50, max: 500, usual: 150, accuracyCounted: 50 },
  accuracySteps: [20, 50, 100, 150],
  clockInMinutesAhead: 30,
  clockGapMinutes: 2,
  entryHours: 72,
  noShowMinutes: 30,
  /** After the start, who hasn't clocked in is asked. */
  onWayMinutes: 5,
  /** After the end, who is still clocked in is asked. */
  stillWorkingMinutes: [15, 60],
  /** Before silence approves. */
  approvalReminderMinutes: 4 * 60,
  /** Before the start, the soonest last. */
  shiftReminderHours: [24, 2],
  needsTimeHours: 12,
  matchesMinutes: 15,
  silenceBusinessDays: 2,
  disputeBusinessDays: 5,
  /** For the unit, to record the hours of someone who was there after all. */
  grantedBusinessDays: 3,
  /** Entries of one booking from one device. */
  entriesPerBooking: 100,
  entriesAtOnce: 50,
  /** Of one booking, of all devices. */
  entriesKept: 300,
  /** "Running late" by more says nothing. */
  lateMinutesMax: 240,
  attendedMinutesMax: 28 * 60,
  statementLength: 2000,
  /** Of a conversation, as evidence about one booking: by each side. */
  attachedMessages: 20,
  approvedAtOnce: 50,
  kiosksPerLocation: 10,
  kioskCodeSeconds: 30,
  kioskPairingMinutes: 10,
  /** Wrong pairing codes in a day, from one screen and from one address. */
  wrongPairings: { perScreen: 20, perAddress: 100 },
  /** Of one person, that sign clock entries; another one replaces the one that is unused longest. */
  clockPhones: 10,
  clockPhoneSeenMinutes: 60,
  /** A phone that was removed is known as such for so long. */
  removedPhoneDays: 400,
  /** Of each part, in base64url. */
  signatureLength: 200,
  /** Codes that a person may type in a day. */
  codesPerDay: 60,
  /** Proofs that close to clocking in count for it. */
  proofMinutes: 10,
} as const;
