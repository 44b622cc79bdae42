import { AccountSettingsView } from '@/features/account/account-settings-view';

export const Component = () => <AccountSettingsView />;
