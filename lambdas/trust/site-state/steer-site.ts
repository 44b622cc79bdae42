import type {
  Announcement,
  AnnouncementForm,
  SiteState,
  SwitchChange,
  SwitchState,
} from '@shared/trust/model/site-state';
import type { FeatureSwitch } from '@shared/trust/model/site-vocabulary';
import type { Deps } from './ports';

export const getSiteState = async ({ cached, clock }: Pick<Deps, 'cached' | 'clock'>): Promise<SiteState> => {
  const { switches, announcements } = await cached.read();
  const now = clock.now().toISOString();
  return {
    switches: Object.fromEntries(switches.map(({ name, on }) => [name, on])) as SiteState['switches'],
    announcements: announcements.filter(({ from, until }) => from <= now && now < until),
  };
};

export const saveAnnouncement = async (
  { settings, clock }: Pick<Deps, 'settings' | 'clock'>,
  announcementId: string,
  { version, ...form }: AnnouncementForm,
): Promise<Announcement> => {
  const updatedAt = clock.now().toISOString();
  const announcement = { ...form, announcementId, version: version + 1, updatedAt };
  await settings.saveAnnouncement(announcement, version);
  return announcement;
};

export const setSwitch = async (
  { settings, clock }: Pick<Deps, 'settings' | 'clock'>,
  name: FeatureSwitch,
  { version, ...change }: SwitchChange,
): Promise<SwitchState> => {
  const state = { ...change, name, version: version + 1, updatedAt: clock.now().toISOString() };
  await settings.saveSwitch(state, version);
  return state;
};
