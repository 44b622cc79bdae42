import type { MatchedProfile } from '@shared/domain/match-subject-of';

export const matchedProfile: MatchedProfile = {
  profession: 'physician',
  npFocus: null,
  units: [],
  certifications: [],
  checklistCoverage: {},
  recordSystems: [],
  specialty: 'Cardiology',
  experience: 10,
  location: 'Denver, CO',
  hourlyRateMinCents: null,
  hourlyRateMaxCents: null,
  desiredWeeklyCents: null,
  currency: 'USD',
  licenses: [],
  availability: {
    status: 'available',
    schedule: [],
    hoursPerWeek: null,
    shiftTypes: [],
    timePreferences: [],
    nightShifts: false,
    travelWillingness: false,
  },
};
