export const findLimits = {
  /** Dollars without a unit in a search are an hourly rate below the first, weekly pay below the second. */
  searchedPay: { hourBelow: 500, weekBelow: 15_000 },
  /** Miles around a city. */
  searchRadius: { usual: 50, wider: 100, all: [10, 25, 50, 100, 250] },
  similarJobs: 4,
  /** Per page of an organization's public list. */
  organizationJobs: 8,
  searchTextLength: 120,
  facetValues: 30,
  /** Most common values of each kind that suggestions are made from. */
  suggestedFrom: 1000,
  suggestions: 8,
  /** Letters before names of professionals are suggested. */
  nameSearchedFrom: 3,
  hiddenJobs: 500,
  /** Results that are matched with a profile at once. */
  matchedAtOnce: 100,
  jobAlerts: 20,
  alertNameLength: 80,
  jobsPerAlertEmail: 10,
  /** Of a saved search, so that an updated profile isn't sent again. */
  mailedProfessionals: 200,
  recommendedJobs: 12,
  recommendedProfessionals: 20,
  /** Compared with a job at most: those licensed in its state first, then the last updated. */
  comparedProfessionals: 2000,
  /** Newest jobs of the profession, and of related specialties if it asks one, considered for recommendations. */
  recommendationCandidates: 50,
  recommendedScoreMin: 50,
} as const;
