import { paths } from '@shared/paths';
import { EmployersOnly } from '@/features/shell/guards';
import { TeamView } from '@/features/team/team-view';

export const Component = () => (
  <EmployersOnly otherwise={paths.settings}>
    <TeamView />
  </EmployersOnly>
);
