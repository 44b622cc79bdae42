import { ApplicationView } from '@/features/applications/application-view';

export const Component = () => <ApplicationView />;
