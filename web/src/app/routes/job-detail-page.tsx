import { JobDetailView } from '@/features/job-page/job-detail-view';

export const Component = () => <JobDetailView />;
