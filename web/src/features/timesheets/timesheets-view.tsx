import { Navigate } from 'react-router-dom';
import { paths } from '@shared/paths';
import { dashboardFor, isEmployer } from '@/lib/home-for';
import { useSession } from '@/lib/session';
import { ProfessionalTimesheets } from './professional-timesheets';
import { TeamTimesheets } from './team-timesheets';

/** Own hours for a professional, hours to sign off for an employer. */
export const TimesheetsView = () => {
  const { me } = useSession();
  if (!me) return null;
  if (me.support) return <Navigate to={dashboardFor(me)} replace />;
  if (!isEmployer(me)) return <ProfessionalTimesheets />;
  return me.membership ? <TeamTimesheets /> : <Navigate to={paths.foundOrganization} replace />;
};
