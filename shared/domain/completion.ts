import type { CompanyProfile } from '../model/organization';
import { limits } from '../limits';

/** The parts of a professional profile that count; every list keeps at least one entry. */
export type CompletionInput = {
  title: string;
  specialty: string | null;
  experience: number | null;
  location: string;
  bio: string;
  skills: string;
  hourlyRateMinCents: number | null;
  hourlyRateMaxCents: number | null;
  employment: readonly { employer: string }[];
  education: readonly { institution: string }[];
  licenses: readonly { number: string }[];
};

/** profile_completion, 20 to 100: decides routing at 80. */
export const profileCompletion = (profile: CompletionInput): number => {
  const points: [boolean, number][] = [
    [profile.title !== '', 8],
    [profile.specialty !== null, 8],
    [profile.experience !== null, 8],
    [profile.licenses.some(({ number }) => number !== ''), 8],
    [profile.education.some(({ institution }) => institution !== ''), 8],
    [profile.employment.some(({ employer }) => employer !== ''), 8],
    [profile.location !== '', 8],
    [profile.bio !== '', 12],
    [profile.skills !== '', 6],
    [profile.hourlyRateMinCents !== null || profile.hourlyRateMaxCents !== null, 6],
  ];
  return Math.min(100, 20 + points.reduce((sum, [filled, worth]) => sum + (filled ? worth : 0), 0));
};

/** Share of the company profile that a candidate would look for, 0 to 100: decides routing at 80. */
export const companyProfileCompletion = (profile: CompanyProfile): number => {
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
