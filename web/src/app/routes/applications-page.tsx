import { InboxView } from '@/features/applicants/inbox-view';
import { MyApplicationsView } from '@/features/applications/my-applications-view';
import { isEmployer } from '@/lib/home-for';
import { useSession } from '@/lib/session';

/** Own applications for a professional, the inbox over all visible jobs for an employer. */
export const Component = () => {
  const { me } = useSession();
  return me && isEmployer(me) ? <InboxView /> : <MyApplicationsView />;
};
