export { NotificationSettingsView as Component } from '@/features/notifications/settings/notification-settings-view';
