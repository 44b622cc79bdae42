export { PrivacyView as Component } from '@/features/profile/privacy/privacy-view';
