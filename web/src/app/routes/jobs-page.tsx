import { JobsView } from '@/features/jobs/jobs-view';

export const Component = () => <JobsView />;
