import { ProfileSection } from '../profile-section';

export const BasicSection = () => <ProfileSection step="basic">{null}</ProfileSection>;
