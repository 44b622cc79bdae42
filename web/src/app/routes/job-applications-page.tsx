import { paths } from '@shared/paths';
import { JobApplicantsView } from '@/features/applicants/job-applicants-view';
import { EmployersOnly } from '@/features/shell/guards';

export const Component = () => (
  <EmployersOnly otherwise={paths.applications}>
    <JobApplicantsView />
  </EmployersOnly>
);
