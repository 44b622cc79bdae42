import type { ProfileDraft } from '../../model/professional';
import { needsLicense, npiOf, workplaceOf } from '../../../hiring/rules/profession-questions';
import { profileSteps, type ProfileStep } from '../../model/profile-vocabulary';

type Sections = Record<ProfileStep, (profile: ProfileDraft) => number>;

const isFilled = (value: unknown): boolean => value !== null && value !== undefined && value !== '';
const share = (values: readonly unknown[]): number => values.filter(isFilled).length / values.length;
const any = (list: readonly unknown[]): boolean => list.length > 0;
const points = (earned: boolean, of: number): number => (earned ? of : 0);

const licensesPercent = ({ licenses, npiNumber, profession }: ProfileDraft): number => {
  const hasLicense = licenses.some(
    ({ name, number, issuingBody }) => name !== '' && number !== '' && issuingBody !== '',
  );
  const hasNpi = npiNumber !== '';
  if ((hasLicense || !needsLicense(profession)) && (hasNpi || npiOf(profession) !== 'required')) return 100;
  // Partial entries count partially.
  if (hasLicense || hasNpi) return 70;
  return points(licenses[0]?.name !== '' && licenses[0] !== undefined, 30);
};

const extraFlags = ['weekendAvailability', 'nightShifts', 'callCoverage', 'remoteWork', 'travelWillingness'] as const;

const workplace = ({ profession, specialty, units }: ProfileDraft): unknown[] => {
  const asked = workplaceOf(profession);
  if (asked === 'none') return [];
  return [asked === 'unit' ? units[0] : specialty];
};

const percents: Sections = {
  basic: (it) =>
    100 *
    share([it.profession, it.firstName, it.lastName, it.phone, it.gender, it.address, it.city, it.state, it.zipCode]),
  employment: ({ employment }) => {
    if (employment.some((it) => it.position !== '' && it.employer !== '' && it.startDate !== null)) return 100;
    return points((employment[0]?.position ?? '') !== '', 50);
  },
  education: ({ education }) => {
    if (education.some((it) => it.institution !== '' && it.degree !== '' && it.field !== '')) return 100;
    return points((education[0]?.institution ?? '') !== '', 50);
  },
  licenses: licensesPercent,
  location_rate: (it) =>
    70 * share([it.location, it.hourlyRateMinCents, it.hourlyRateMaxCents]) + points(any(it.availability.schedule), 30),
  availability: ({ availability: it }) =>
    points(any(it.daysAvailable), 40) +
    points(any(it.shiftTypes), 30) +
    points(
      Object.values(it.dailyTimePreferences).some(({ slots, customStart }) => any(slots) || customStart !== null),
      30,
    ),
  preferences: ({ jobTypes, workPreferences, availability }) =>
    points(any(jobTypes), 40) +
    points(any(workPreferences), 40) +
    points(
      extraFlags.some((flag) => availability[flag]),
      20,
    ),
  summary: (it) =>
    90 * share([it.title, ...workplace(it), it.experience, it.bio, it.skills[0]]) + points(any(it.languages), 10),
};

export const sectionPercent = (step: ProfileStep, profile: ProfileDraft): number => Math.round(percents[step](profile));

/** "Done" at 100, "In Progress" above 0, otherwise "Pending". */
export const sectionState = (percent: number): 'done' | 'in_progress' | 'pending' => {
  if (percent >= 100) return 'done';
  return percent > 0 ? 'in_progress' : 'pending';
};

export const sectionsProgress = (profile: ProfileDraft): number =>
  Math.round((100 * profileSteps.filter((step) => sectionPercent(step, profile) >= 100).length) / profileSteps.length);
