import { Navigate } from 'react-router-dom';
import { dashboardFor, isEmployer } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { ProfessionalTimesheets } from './professional-timesheets';
import { TeamTimesheets } from './team-timesheets';

export const TimesheetsView = () => {
  const { me } = useSession();
  if (!me) return null;
  if (me.support) return <Navigate to={dashboardFor(me)} replace />;
  return isEmployer(me) ? <TeamTimesheets /> : <ProfessionalTimesheets />;
};
