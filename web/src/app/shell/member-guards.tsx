import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '@shared/paths';
import { dashboardFor, isEmployer } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';

/** Inside `Protected`: employers without a team must join or create one first. */
export const MembersOnly = ({ children }: { children: ReactNode }) => {
  const { me } = useSession();
  const isTeamless = me && !me.support && isEmployer(me) && !me.membership;
  return isTeamless ? <Navigate to={paths.createOrganization} replace /> : children;
};

export const EmployersOnly = ({ otherwise, children }: { otherwise: string; children: ReactNode }) => {
  const { me } = useSession();
  if (me && !isEmployer(me)) return <Navigate to={otherwise} replace />;
  return <MembersOnly>{children}</MembersOnly>;
};

/** Inside `Protected`: employers go to their dashboard. */
export const ProfessionalsOnly = ({ children }: { children: ReactNode }) => {
  const { me } = useSession();
  return me && isEmployer(me) ? <Navigate to={paths.dashboard} replace /> : children;
};

/** Inside `Protected`: staff only; others go to their dashboard. */
export const StaffOnly = ({ children }: { children: ReactNode }) => {
  const { me } = useSession();
  return me && !me.support ? <Navigate to={dashboardFor(me)} replace /> : children;
};

/** Inside `Protected`: only employers without an organization. */
export const TeamlessOnly = ({ children }: { children: ReactNode }) => {
  const { me } = useSession();
  return me && (!isEmployer(me) || me.membership) ? <Navigate to={dashboardFor(me)} replace /> : children;
};
