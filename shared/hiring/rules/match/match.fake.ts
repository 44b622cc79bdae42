import { emptyJob } from '../../model/job.fixture';
import type { MatchedJob, MatchedLicense, MatchedProfile } from './match-subject-of';

export const matchedJob: MatchedJob = {
  ...emptyJob,
  professions: ['physician'],
  specialty: 'Cardiology',
  experience: '3-5',
  location: 'Boston, MA',
  jobType: 'locum',
  rate: 'hour',
  salaryMinCents: 60_00,
  salaryMaxCents: 80_00,
  expectedHoursType: 'minimum',
  expectedHoursMin: 30,
};
export const matchDay = '2026-11-21';
export const matchedLicense: MatchedLicense = {
  type: 'medical-license',
  state: 'MA',
  expiryDate: '2027-03-31',
  scope: 'single',
  profession: null,
};
export const matchedProfile: MatchedProfile = {
  profession: 'physician',
  npFocus: null,
  otherProfessions: [],
  units: [],
  certifications: [],
  checklistCoverage: {},
  recordSystems: [],
  specialty: 'Cardiology',
  experience: 6,
  location: 'boston , ma',
  home: null,
  radiusMiles: null,
  hourlyRateMinCents: 75_00,
  hourlyRateMaxCents: 90_00,
  desiredWeeklyCents: null,
  currency: 'USD',
  licenses: [matchedLicense],
  availability: {
    status: 'available',
    schedule: ['Locum Tenens'],
    hoursPerWeek: 36,
    shiftTypes: [],
    timePreferences: [],
    nightShifts: false,
    travelWillingness: false,
  },
};
