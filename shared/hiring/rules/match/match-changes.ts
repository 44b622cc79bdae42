import type { JobMatch } from '../../model/match';
import type { MatchChange, MatchReason, MatchStep } from '../../model/match-reason';
import { workRadii } from '../../../people/model/profile-vocabulary';
import { milesFromHome } from './match-distance';
import type { JobSubject, PersonSubject } from './match-subjects';
import { checklistShare } from './match-work';
import { worksShift } from './match-wishes';

type Change = { change: MatchChange; person: PersonSubject };

const withLicense = (
  { state }: JobSubject,
  person: PersonSubject,
  profession: PersonSubject['profession'],
): Change[] => {
  if (state === null || profession === null) return [];
  const licenses = [...person.licenses, { profession, state, scope: 'single', expiresOn: null } as const];
  return [{ change: { code: 'license_in_hand', args: { state } }, person: { ...person, licenses } }];
};

const withCertification = (person: PersonSubject, code: JobSubject['requiredCertifications'][number]): Change => ({
  change: { code: 'certification_in_hand', args: { certification: code } },
  person: { ...person, certifications: [...person.certifications, { code, expiresOn: null }] },
});

const withUnitYears = ({ unit, years }: JobSubject, person: PersonSubject): Change[] => {
  if (unit === null || person.units.length > 0) return [];
  const confirmed = Math.max(1, years?.min ?? 1);
  const units = [{ unit, years: confirmed, lastWorkedOn: null }];
  return [{ change: { code: 'unit_years_confirmed', args: { unit, years: confirmed } }, person: { ...person, units } }];
};

/** The person with all checklist skills at an independent level. */
const withChecklist = ({ asksSkills, unit }: JobSubject, person: PersonSubject, today: string): Change[] => {
  if (!asksSkills || unit === null || checklistShare(person, unit, today) !== null) return [];
  const skills = { ...person.skills, [unit]: { share: 1, signedOn: today } };
  return [{ change: { code: 'checklist_signed', args: { unit } }, person: { ...person, skills } }];
};

const withShift = (job: JobSubject, person: PersonSubject): Change[] => {
  const { shift } = job;
  if (shift === null || worksShift(job, person) !== false) return [];
  return [
    { change: { code: 'shift_accepted', args: { shift } }, person: { ...person, shifts: [...person.shifts, shift] } },
  ];
};

const withRadius = (job: JobSubject, person: PersonSubject): Change[] => {
  const { radiusMiles = Infinity } = person;
  const distance = milesFromHome(job, person);
  const miles = distance === null ? undefined : workRadii.find((it) => it > radiusMiles && it >= distance);
  return miles === undefined
    ? []
    : [{ change: { code: 'radius_widened', args: { miles } }, person: { ...person, radiusMiles: miles } }];
};

const aboutLicense: ReadonlySet<string> = new Set<MatchReason['code'] | MatchStep['step']>([
  'get_license',
  'renew_license',
  'no_license',
  'licensed_elsewhere',
  'license_expired',
  'license_too_late',
]);

/** Changes that the person can make: never less pay or another place. */
export const possibleChanges = (
  job: JobSubject,
  person: PersonSubject,
  { profession, reasons, steps }: Pick<JobMatch, 'profession' | 'reasons' | 'steps'>,
  today: string,
): Change[] => {
  const obtained = steps.filter(({ kind }) => kind === 'obtain').map(({ step }) => step);
  const needsLicense = [...obtained, ...reasons.map(({ code }) => code)].some((it) => aboutLicense.has(it));
  return [
    ...(needsLicense ? withLicense(job, person, profession ?? person.profession) : []),
    ...[...new Set([...job.requiredCertifications, ...job.preferredCertifications])].map((code) =>
      withCertification(person, code),
    ),
    ...withUnitYears(job, person),
    ...withChecklist(job, person, today),
    ...withShift(job, person),
    ...withRadius(job, person),
  ];
};
