import { TimesheetsView } from '@/features/timesheets/timesheets-view';

export const Component = () => <TimesheetsView />;
