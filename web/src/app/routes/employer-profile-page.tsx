import { paths } from '@shared/paths';
import { EmployerProfileView } from '@/features/organization/employer-profile-view';
import { EmployersOnly } from '@/features/shell/guards';

export const Component = () => (
  <EmployersOnly otherwise={paths.editProfile}>
    <EmployerProfileView />
  </EmployersOnly>
);
