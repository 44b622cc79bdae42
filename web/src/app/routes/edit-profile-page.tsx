import { ProfileView } from '@/features/profile/profile-view';

export const Component = () => <ProfileView step="edit" />;
