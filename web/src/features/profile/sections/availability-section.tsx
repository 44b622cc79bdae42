import { ProfileSection } from '../profile-section';

export const AvailabilitySection = () => <ProfileSection step="availability">{null}</ProfileSection>;
