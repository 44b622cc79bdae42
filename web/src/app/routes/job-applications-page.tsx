import { paths } from '@shared/paths';
import { JobApplicationsView } from '@/features/applications/job-applications-view';
import { EmployersOnly } from '@/features/shell/guards';

export const Component = () => (
  <EmployersOnly otherwise={paths.applications}>
    <JobApplicationsView />
  </EmployersOnly>
);
