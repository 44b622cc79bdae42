export const peopleLimits = {
  /** Size of all lists at their maximum, at three bytes per character. */
  profileBodyBytes: 384 * 1024,
  bioLength: 1000,
  experienceYears: 70,
  minUnitYearsMax: 15,
  /** Months for which a signed skills checklist is current, and for which it is shown. */
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
  /** Days for which registry responses are cached. */
  registryCacheDays: 30,
  registryChecksPerAccountPerDay: 20,
  /** Minutes until a retry without a response. */
  registryRetryMinutes: 60,
  facilityItemLength: 100,
  facilityItems: 20,
  facilityOptionalItems: 40,
  /** Items of a file shared in one call. */
  complianceItemsShared: 60,
  /** Days before the first day on which reminders of open items are sent. */
  startReminderDays: [14, 7, 3, 1],
  /** Days from which the recruiter is reminded, too. */
  startAtRiskDays: 3,
  /** Days before an accepted item expires on which reminders are sent. */
  complianceExpiryDays: [60, 30, 14, 7],
  documentOpeningsShown: 50,
  openReferences: 6,
  /** Newest references listed; the table deletes old ones. */
  referencesListed: 50,
  referenceDays: 21,
  referenceReminderDays: [5, 12],
  /** Hours between two emails for one reference. */
  referenceResendHours: 24,
  referenceMailsPerAccountPerDay: 20,
  /** Emails from all accounts, except the first of each. */
  referenceMailsPerAddressPerDay: 3,
  /** Months for which an answer is shown. */
  referenceMonths: 24,
  /** Days for which unanswered requests are kept after they expire. */
  referenceKeptDays: 90,
  referenceTextLength: 1000,
  /** Stored devices of the person who asked, as keyed hashes. */
  referenceDevices: 5,
  referralInvitationsPerAccountPerDay: 20,
  /** Days in which an address gets at most one invitation from anyone. */
  referralInvitationDays: 30,
  reviewLength: 1000,
  reviewReplyLength: 500,
  /** Days after which a single review is published without the other. */
  reviewPublishDays: 14,
  reviewableAfterDays: 30,
} as const;
