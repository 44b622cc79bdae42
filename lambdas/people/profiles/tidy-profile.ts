import { unitFacts } from '@shared/data/healthcare/units';
import { heldOtherProfessions, unitsOfWorker } from '@shared/people/rules/other-professions';
import { workplaceOf } from '@shared/hiring/rules/profession-questions';
import { withListsOfFlags } from '@shared/people/rules/work-flags';
import type { ProfileDraft } from '@shared/people/model/professional';

export const tidyProfile = (profile: ProfileDraft): ProfileDraft => {
  const { availability } = profile;
  const times = Object.entries(availability.dailyTimePreferences).filter(([day]) =>
    availability.daysAvailable.some((available) => available === day),
  );
  return withListsOfFlags({
    ...profile,
    ...withProfession(profile, profile.profession),
    employment: profile.employment.map(endless),
    education: profile.education.map(endless),
    availability: { ...availability, dailyTimePreferences: Object.fromEntries(times) },
  });
};

type Work = Pick<ProfileDraft, 'profession' | 'npFocus' | 'otherProfessions' | 'units' | 'specialty' | 'subSpecialty'>;
type Credentials = Pick<ProfileDraft, 'licenses' | 'certifications'>;

/** Drops data of other professions. Sets the specialty of the first unit, so the person can be found by it. */
export const withProfession = (held: Work & Credentials, profession: ProfileDraft['profession']): Work => {
  const work = { ...held, profession, otherProfessions: heldOtherProfessions({ ...held, profession }) };
  const npFocus = profession === 'np' ? work.npFocus : null;
  const { specialty, subSpecialty, otherProfessions } = work;
  const possible = new Set(unitsOfWorker(work));
  const units = possible.size === 0 ? work.units : work.units.filter(({ unit }) => possible.has(unit));
  const tidy = { profession, npFocus, otherProfessions, units };
  if (profession === null || workplaceOf(profession) !== 'unit') return { ...tidy, specialty, subSpecialty };
  const [main] = units;
  return { ...tidy, specialty: main ? unitFacts[main.unit].specialty : specialty, subSpecialty: '' };
};

const endless = <T extends { current: boolean; endDate: string | null }>(entry: T): T =>
  entry.current ? { ...entry, endDate: null } : entry;
