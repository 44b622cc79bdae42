import { ProfileSection } from '../profile-section';

export const LicensesSection = () => <ProfileSection step="licenses">{null}</ProfileSection>;
