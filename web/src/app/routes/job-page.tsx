import { JobView } from '@/features/job-page/job-view';

export const Component = () => <JobView />;
