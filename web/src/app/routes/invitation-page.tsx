import { InvitationView } from '@/features/account/invitation-view';

export const Component = () => <InvitationView />;
