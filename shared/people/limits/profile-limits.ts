export const profileLimits = {
  /** Professions besides the main one. */
  otherProfessions: 2,
  unitsPerProfile: 8,
  certificationsPerProfile: 30,
  spokenLanguages: 20,
  skillsPerProfile: 60,
  skillLength: 80,
} as const;
