import type { ResumeReading } from '@shared/people/model/resume-reading';
import { dialable, readablePhone } from '@shared/core/model/phone-number';
import { skillsOnce } from '@shared/people/model/profile/skill-list';
import { newId } from '@/lib/requests/new-id';
import { isListName, type ListName, listNames, partsOf } from '../form/profile-merge';
import {
  blankValues,
  newCertification,
  newEducation,
  newEmployment,
  newLicense,
  type ProfileValues,
} from '../form/profile-values';

const fields = [
  'profession',
  'npFocus',
  'title',
  'phone',
  'location',
  'npiNumber',
  'experience',
  'bio',
  'skills',
  'languages',
] as const;
type Lists = Pick<ProfileValues, ListName>;

const entriesIn = ({ employment, education, licenses, certifications, units }: ResumeReading): Lists => ({
  otherProfessions: [],
  employment: employment.map((entry) => ({ ...newEmployment(), ...entry })),
  education: education.map((entry) => ({ ...newEducation(), ...entry })),
  licenses: licenses.map((entry) => ({ ...newLicense(), ...entry })),
  certifications: certifications.map((entry) => ({ ...newCertification(entry.code), ...entry })),
  units: units.map((entry) => ({ id: newId('ent'), ...entry })),
});

/** Entries with the same identity count as the same entry. */
const identity: { [N in ListName]: (entry: ProfileValues[N][number]) => string } = {
  employment: ({ position, employer, description }) =>
    `${position}|${employer}` + (position || employer ? '' : description),
  education: ({ degree, institution }) => `${degree}|${institution}`,
  licenses: ({ number, state }) => `${state}|${number.replace(/\W/g, '')}`,
  certifications: ({ code }) => code,
  units: ({ unit }) => unit,
  otherProfessions: ({ profession }) => profession,
};

const identityOf = <N extends ListName>(name: N, entry: ProfileValues[N][number]): string =>
  identity[name](entry).toLowerCase();

const isBlank = (name: ListName, entry: object): boolean => {
  const [blank] = blankValues()[name];
  return blank !== undefined && JSON.stringify({ ...entry, id: '' }) === JSON.stringify({ ...blank, id: '' });
};

const filled = <N extends ListName>(values: ProfileValues, name: N): ProfileValues[N][number][] =>
  (values[name] as ProfileValues[N][number][]).filter((entry) => !isBlank(name, entry));

const added = <N extends ListName>(name: N, now: ProfileValues, found: Lists): ProfileValues[N] => {
  const kept = filled(now, name);
  const known = new Set(kept.map((entry) => identityOf(name, entry)));
  const fresh = (found[name] as ProfileValues[N][number][]).filter((entry) => !known.has(identityOf(name, entry)));
  const all = [...kept, ...fresh];
  return (all.length > 0 ? all : now[name]) as ProfileValues[N];
};

/** Adds to lists of choices; replaces anything else. */
const grown = (now: unknown, read: unknown): unknown =>
  Array.isArray(now) && Array.isArray(read) ? skillsOnce([...(now as string[]), ...(read as string[])]) : read;

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The profile with everything from the resume that it lacks. */
export const proposedValues = (now: ProfileValues, reading: ResumeReading): ProfileValues => {
  const isKnownPhone = dialable(now.phone) === reading.phone;
  const read = { ...reading, phone: isKnownPhone ? now.phone : readablePhone(reading.phone) };
  const found = entriesIn(reading);
  return {
    ...now,
    ...Object.fromEntries(
      fields.filter((name) => !isEmpty(read[name])).map((name) => [name, grown(now[name], read[name])]),
    ),
    ...Object.fromEntries(listNames.map((name) => [name, added(name, now, found)])),
  };
};

/** `replaces`: the profile has another value. `incomplete`: a job that the resume doesn't describe completely. */
export type Proposal = { path: string; replaces: boolean; incomplete: boolean };

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isIncomplete = (name: string, part: unknown): boolean => {
  if (name !== 'employment') return false;
  const { position, employer, startDate, endDate, current } = part as ProfileValues['employment'][number];
  return [position, employer, startDate, current || endDate].some((it) => !it);
};

export const proposalsOf = (now: ProfileValues, proposed: ProfileValues): Proposal[] => {
  const [before, after] = [partsOf(now), partsOf(proposed)];
  return Object.keys(after)
    .filter((path) => !same(before[path], after[path]))
    .map((path) => ({
      path,
      replaces: before[path] !== undefined && !isEmpty(before[path]) && !Array.isArray(before[path]),
      incomplete: isIncomplete(path.split('.')[0]!, after[path]),
    }));
};

const withEntries = (now: ProfileValues, proposed: ProfileValues, chosen: ReadonlySet<string>, name: ListName) => {
  const known = new Set((now[name] as { id: string }[]).map(({ id }) => id));
  const fresh = (proposed[name] as { id: string }[]).filter(({ id }) => !known.has(id) && chosen.has(`${name}.${id}`));
  return fresh.length === 0 ? now[name] : [...filled(now, name), ...fresh];
};

/** The fields that change if the chosen proposals are taken. */
export const withChosen = (
  now: ProfileValues,
  proposed: ProfileValues,
  chosen: ReadonlySet<string>,
): Partial<ProfileValues> => {
  const names = [...new Set([...chosen].map((path) => path.split('.')[0]!))] as (keyof ProfileValues)[];
  return Object.fromEntries(
    names.map((name) => [name, isListName(name) ? withEntries(now, proposed, chosen, name) : proposed[name]]),
  );
};
