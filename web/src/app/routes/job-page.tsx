import { JobView } from '@/features/jobs/job-view';

export const Component = () => <JobView />;
