import { useParams } from 'react-router-dom';
import { InvitationView } from '@/features/account/invitation/invitation-view';

export const Component = () => {
  const { token = '' } = useParams();
  return <InvitationView token={token} />;
};
