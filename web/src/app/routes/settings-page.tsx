import { SettingsView } from '@/features/account/settings-view';

export const Component = () => <SettingsView />;
