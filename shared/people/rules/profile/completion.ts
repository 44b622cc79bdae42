import type { TeamOrganization } from '../../../organizations/model/organization';
import { limits } from '../../../limits';
import type { Profession } from '../../model/healthcare-vocabulary';
import { needsLicense, workplaceOf } from '../../../hiring/rules/profession-questions';

/** Profile parts that count; every list has at least one entry. */
export type CompletionInput = {
  title: string;
  profession: Profession | null;
  units: readonly unknown[];
  specialty: string | null;
  experience: number | null;
  location: string;
  bio: string;
  skills: readonly string[];
  hourlyRateMinCents: number | null;
  hourlyRateMaxCents: number | null;
  employment: readonly { employer: string }[];
  education: readonly { institution: string }[];
  licenses: readonly { number: string }[];
};

export type ProfilePart =
  | 'title'
  | 'specialty'
  | 'experience'
  | 'licenses'
  | 'education'
  | 'employment'
  | 'location'
  | 'bio'
  | 'skills'
  | 'hourlyRate';

/** Units count if the profession works in units. */
const hasWorkplace = ({ profession, specialty, units }: CompletionInput): boolean => {
  const asked = workplaceOf(profession);
  if (asked === 'none') return true;
  return asked === 'unit' ? units.length > 0 : specialty !== null;
};

type Part = { part: ProfilePart; points: number; filled: (profile: CompletionInput) => boolean };

const profileParts: readonly Part[] = [
  { part: 'title', points: 8, filled: (it) => it.title !== '' },
  { part: 'specialty', points: 8, filled: hasWorkplace },
  { part: 'experience', points: 8, filled: (it) => it.experience !== null },
  {
    part: 'licenses',
    points: 8,
    filled: (it) => !needsLicense(it.profession) || it.licenses.some(({ number }) => number !== ''),
  },
  { part: 'education', points: 8, filled: (it) => it.education.some(({ institution }) => institution !== '') },
  { part: 'employment', points: 8, filled: (it) => it.employment.some(({ employer }) => employer !== '') },
  { part: 'location', points: 8, filled: (it) => it.location !== '' },
  { part: 'bio', points: 12, filled: (it) => it.bio !== '' },
  { part: 'skills', points: 6, filled: (it) => it.skills.length > 0 },
  {
    part: 'hourlyRate',
    points: 6,
    filled: (it) => it.hourlyRateMinCents !== null || it.hourlyRateMaxCents !== null,
  },
];

const basePoints = 20;

export const missingProfileParts = (profile: CompletionInput): { part: ProfilePart; points: number }[] =>
  profileParts
    .filter(({ filled }) => !filled(profile))
    .map(({ part, points }) => ({ part, points }))
    .sort((one, other) => other.points - one.points);

/** profile_completion, 20 to 100; routing depends on 80. */
export const profileCompletion = (profile: CompletionInput): number =>
  profileParts.reduce((sum, { filled, points }) => sum + (filled(profile) ? points : 0), basePoints);

type CompanyParts = Pick<
  TeamOrganization,
  'company_name' | 'company_description' | 'industry' | 'company_size' | 'headquarters_city' | 'headquarters_state'
>;

/** Completion of the parts candidates look for, 0 to 100; routing depends on 80. */
export const companyProfileCompletion = (profile: CompanyParts): number => {
  const filled = [
    profile.company_name !== '',
    profile.company_description !== '',
    profile.industry !== null,
    profile.company_size !== null,
    profile.headquarters_city !== '' && profile.headquarters_state !== '',
  ];
  return (filled.filter(Boolean).length / filled.length) * 100;
};

export const isCompleteEnough = (percent: number): boolean => percent >= limits.profileCompletionThreshold;
