import { ProfileSection } from '../profile-section';

export const EmploymentSection = () => <ProfileSection step="employment">{null}</ProfileSection>;
