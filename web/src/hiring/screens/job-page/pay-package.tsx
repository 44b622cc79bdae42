import { Suspense } from 'react';
import type { PublicJob } from '@shared/hiring/model/job';
import { lazy } from '@/lib/browser/lazy';

// Most jobs have no package, and the page loads on phones.
const PayCard = lazy(() => import('@/hiring/parts/jobs/pay-card').then((it) => ({ default: it.PayCard })));

export const PayPackage = ({ job }: { job: Omit<PublicJob, 'status'> }) =>
  job.payPackage && (
    <Suspense fallback={null}>
      <PayCard job={job} />
    </Suspense>
  );
