import { FoundOrganization } from '@/features/account/found-organization';
import { TeamlessOnly } from '@/features/shell/guards';

export const Component = () => (
  <TeamlessOnly>
    <FoundOrganization />
  </TeamlessOnly>
);
