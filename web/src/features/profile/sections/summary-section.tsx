import { ProfileSection } from '../profile-section';

export const SummarySection = () => <ProfileSection step="summary">{null}</ProfileSection>;
