import type { ProfileDraft } from '@shared/model/professional';

export const tidyProfile = (profile: ProfileDraft): ProfileDraft => {
  const { availability } = profile;
  const times = Object.entries(availability.dailyTimePreferences).filter(([day]) =>
    availability.daysAvailable.some((available) => available === day),
  );
  return {
    ...profile,
    employment: profile.employment.map(endless),
    education: profile.education.map(endless),
    availability: { ...availability, dailyTimePreferences: Object.fromEntries(times) },
  };
};

const endless = <T extends { current: boolean; endDate: string | null }>(entry: T): T =>
  entry.current ? { ...entry, endDate: null } : entry;
