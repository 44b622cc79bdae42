export const findLimits = {
  /** Amounts without a unit: an hourly rate below the first number, weekly pay below the second. */
  searchedPay: { hourBelow: 500, weekBelow: 15_000 },
  /** Miles around a city. */
  searchRadius: { usual: 50, wider: 100, all: [10, 25, 50, 100, 250] },
  similarJobs: 4,
  /** Jobs per page of an organization's public list. */
  organizationJobs: 8,
  searchTextLength: 120,
  facetValues: 30,
  /** Most common values of each kind used for suggestions. */
  suggestedFrom: 1000,
  suggestions: 8,
  /** Minimum letters to suggest professionals by name. */
  nameSearchedFrom: 3,
  hiddenJobs: 500,
  /** Results matched with a profile at once. */
  matchedAtOnce: 100,
  jobAlerts: 20,
  alertNameLength: 80,
  jobsPerAlertEmail: 10,
  /** Professionals remembered per saved search, so an updated profile isn't sent again. */
  mailedProfessionals: 200,
  recommendedJobs: 12,
  recommendedProfessionals: 20,
  /** Professionals compared with a job: those licensed in its state first, then the last updated. */
  comparedProfessionals: 2000,
  /** Newest jobs of the profession, and of related specialties, considered for recommendations. */
  recommendationCandidates: 50,
  recommendedScoreMin: 50,
} as const;
