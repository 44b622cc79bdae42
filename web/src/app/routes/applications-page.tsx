import { ApplicationsView } from '@/features/applications/applications-view';

export const Component = () => <ApplicationsView />;
