import { paths } from '@shared/paths';
import { ManageJobView } from '@/features/jobs/manage-job-view';
import { EmployersOnly } from '@/features/shell/guards';

export const Component = () => (
  <EmployersOnly otherwise={paths.jobs}>
    <ManageJobView />
  </EmployersOnly>
);
