import { JobDetailView } from '@/features/jobs/job-detail-view';

export const Component = () => <JobDetailView />;
