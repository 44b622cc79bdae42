export { ProfileView as Component } from '@/features/profile/profile-view';
