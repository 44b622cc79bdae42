import { isEmployer } from '@/lib/home-for';
import { useSession } from '@/lib/session';
import { InboxView } from './inbox-view';
import { MyApplicationsView } from './my-applications-view';

/** Own applications for a professional, the inbox over all visible jobs for an employer. */
export const ApplicationsView = () => {
  const { me } = useSession();
  return me && isEmployer(me) ? <InboxView /> : <MyApplicationsView />;
};
