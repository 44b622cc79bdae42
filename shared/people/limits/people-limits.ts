export const peopleLimits = {
  /** All lists at their maximum, in a script of three bytes per character. */
  profileBodyBytes: 384 * 1024,
  bioLength: 1000,
  experienceYears: 70,
  minUnitYearsMax: 15,
  /** A signed skills checklist counts as current for the first, and is shown for the second. */
  checklistMonths: { current: 12, shown: 24 },
  countedReferences: 2,
  profileCompletionThreshold: 80,
  employmentEntries: 30,
  educationEntries: 30,
  licenses: 30,
  credentialNumberLength: 40,
  unavailableDates: 100,
  blockedOrganizations: 100,
  expiryReminderDays: [90, 60, 30, 14, 7],
  healthReminderDays: [30, 7],
  /** "Review within 24-48 hours". */
  reviewHoursMin: 24,
  reviewHoursMax: 48,
  generatedResumesPerReaderPerDay: 100,
  resumePagesRead: 20,
  resumeTextRead: 60_000,
  resumeReadingsPerDay: 30,
  photoBytes: 5 * 1024 * 1024,
  portfolioItems: 50,
  portfolioTitleLength: 120,
  portfolioDescriptionLength: 500,
  portfolioTags: 20,
  portfolioCardTags: 3,
  savedProfessionals: 500,
  recentlyViewed: 12,
  viewedProfessionalDays: 90,
  profileViewDays: 30,
  registryTimeoutMs: 4000,
  /** How long registry responses are cached. */
  registryCacheDays: 30,
  registryChecksPerAccountPerDay: 20,
  /** Retry interval without a response. */
  registryRetryMinutes: 60,
  facilityItemLength: 100,
  facilityItems: 20,
  facilityOptionalItems: 40,
  /** Days before the first day on which open items are called to mind. */
  startReminderDays: [14, 7, 3, 1],
  /** From then on, the recruiter is reminded too. */
  startAtRiskDays: 3,
  /** Days before an accepted item of a placement expires. */
  complianceExpiryDays: [60, 30, 14, 7],
  documentOpeningsShown: 50,
  openReferences: 6,
  /** Newest first; the table forgets old ones. */
  referencesListed: 50,
  referenceDays: 21,
  referenceReminderDays: [5, 12],
  /** Between two emails that the person sends for one reference. */
  referenceResendHours: 24,
  referenceMailsPerAccountPerDay: 20,
  /** From all accounts, without the first of each. */
  referenceMailsPerAddressPerDay: 3,
  /** How long an answer counts and is shown. */
  referenceMonths: 24,
  /** How long requests without an answer are kept after they expire. */
  referenceKeptDays: 90,
  referenceTextLength: 1000,
  /** Devices of the person who asked, as keyed hashes. */
  referenceDevices: 5,
  referralInvitationsPerAccountPerDay: 20,
  /** An address gets one invitation in this time, from everyone. */
  referralInvitationDays: 30,
  reviewLength: 1000,
  reviewReplyLength: 500,
  /** When a single review is published without the other. */
  reviewPublishDays: 14,
  reviewableAfterDays: 30,
} as const;
