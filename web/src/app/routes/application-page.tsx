import { ApplicantView } from '@/features/applicants/applicant-view';
import { ApplicationView } from '@/features/applications/application-view';
import { isEmployer } from '@/lib/home-for';
import { useSession } from '@/lib/session';

/** One application, for the one who sent it or for those who received it. */
export const Component = () => {
  const { me } = useSession();
  return me && isEmployer(me) ? <ApplicantView /> : <ApplicationView />;
};
