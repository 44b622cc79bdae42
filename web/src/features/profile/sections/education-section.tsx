import { ProfileSection } from '../profile-section';

export const EducationSection = () => <ProfileSection step="education">{null}</ProfileSection>;
