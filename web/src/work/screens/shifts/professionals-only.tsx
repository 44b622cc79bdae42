import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { dashboardFor, isEmployer } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';

export const ProfessionalsOnly = ({ children }: { children: ReactNode }) => {
  const { me } = useSession();
  if (!me) return null;
  return me.support || isEmployer(me) ? <Navigate to={dashboardFor(me)} replace /> : children;
};
