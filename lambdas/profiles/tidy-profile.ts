import { unitFacts } from '@shared/data/healthcare/units';
import { workplaceOf } from '@shared/domain/profession-questions';
import { unitsOf } from '@shared/domain/profession-units';
import { withListsOfFlags } from '@shared/domain/work-flags';
import type { ProfileDraft } from '@shared/model/professional';

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

type Work = Pick<ProfileDraft, 'profession' | 'npFocus' | 'units' | 'specialty' | 'subSpecialty'>;

/** Drops what belongs to another profession. The specialty of the first unit keeps the person findable by specialty. */
export const withProfession = (work: Work, profession: ProfileDraft['profession']): Work => {
  const npFocus = profession === 'np' ? work.npFocus : null;
  const { specialty, subSpecialty } = work;
  if (profession === null || workplaceOf(profession) !== 'unit')
    return { profession, npFocus, units: work.units, specialty, subSpecialty };
  const units = work.units.filter(({ unit }) => unitsOf(profession).includes(unit));
  const [main] = units;
  return { profession, npFocus, units, specialty: main ? unitFacts[main.unit].specialty : specialty, subSpecialty: '' };
};

const endless = <T extends { current: boolean; endDate: string | null }>(entry: T): T =>
  entry.current ? { ...entry, endDate: null } : entry;
