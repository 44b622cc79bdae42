import { Suspense } from 'react';
import type { ReportTarget } from '@shared/trust/model/report';
import { lazy } from '@/lib/browser/lazy';
import { useSession } from '@/lib/auth/session';

const ReportButton = lazy(() => import('./report-button').then((it) => ({ default: it.ReportButton })));

type Props = {
  target: ReportTarget;
  seen: string;
  /** The organization that owns it, if any: its members don't report it. */
  organizationId?: string;
};

/** For everyone with a session, except staff and the team that owns it. Loaded when it is shown. */
export const ReportLink = ({ target, seen, organizationId }: Props) => {
  const { me } = useSession();
  if (!me || me.support) return null;
  if (organizationId !== undefined && me.membership?.organizationId === organizationId) return null;
  return (
    <Suspense fallback={null}>
      <ReportButton target={target} seen={seen} />
    </Suspense>
  );
};
