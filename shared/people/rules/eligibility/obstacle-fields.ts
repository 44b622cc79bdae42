import type { MatchReason } from '../../../hiring/model/match-reason';
import type { LinkedField } from '../../model/profile-vocabulary';

/** Field of the profile that an obstacle to a job is about; null if it isn't in the profile. */
export const obstacleFields = {
  excluded: null,
  job_without_professions: null,
  profile_without_profession: 'profession',
  profession: 'profession',
  np_focus: 'npFocus',
  np_focus_not_given: 'npFocus',
  no_license: 'licenses',
  licensed_elsewhere: 'licenses',
  license_expired: 'licenses',
  license_too_late: 'licenses',
  certification_missing: 'certifications',
  certification_expired: 'certifications',
  certification_too_late: 'certifications',
  unit_years: 'workplace',
  practice_years: 'experience',
  locals_excluded: 'zipCode',
} as const satisfies Partial<Record<MatchReason['code'], LinkedField | null>>;

type ObstacleCode = keyof typeof obstacleFields;

/** Reason against eligibility. */
export type Obstacle = Extract<MatchReason, { code: ObstacleCode }>;

const isObstacle = (code: MatchReason['code']): code is ObstacleCode => code in obstacleFields;

type FieldToCorrect = Exclude<(typeof obstacleFields)[ObstacleCode], null>;

/** Fields to correct, each once. */
export const fieldsToCorrect = (reasons: readonly MatchReason[]): FieldToCorrect[] => {
  const fields = reasons.map(({ code }) => (isObstacle(code) ? obstacleFields[code] : null));
  return [...new Set(fields.filter((field) => field !== null))];
};
