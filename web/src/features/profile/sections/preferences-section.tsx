import { ProfileSection } from '../profile-section';

export const PreferencesSection = () => <ProfileSection step="preferences">{null}</ProfileSection>;
