import { paths } from '@shared/paths';
import { PostJobView } from '@/features/jobs/post-job-view';
import { EmployersOnly } from '@/features/shell/guards';

export const Component = () => (
  <EmployersOnly otherwise={paths.jobs}>
    <PostJobView />
  </EmployersOnly>
);
