import { paths } from '@shared/paths';
import { ManageJobsView } from '@/features/jobs/manage-jobs-view';
import { EmployersOnly } from '@/features/shell/guards';

export const Component = () => (
  <EmployersOnly otherwise={paths.jobs}>
    <ManageJobsView />
  </EmployersOnly>
);
