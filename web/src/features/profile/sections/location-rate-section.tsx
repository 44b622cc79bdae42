import { ProfileSection } from '../profile-section';

export const LocationRateSection = () => <ProfileSection step="location_rate">{null}</ProfileSection>;
