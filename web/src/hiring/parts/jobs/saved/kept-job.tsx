import { Suspense, useEffect, useState } from 'react';
import { takeJobToSave } from './job-to-save';
import { useSaverId } from './saver';
import { lazy } from '@/lib/browser/lazy';

const SaveKeptJob = lazy(() => import('./save-kept-job').then((it) => ({ default: it.SaveKeptJob })));

/** For signed-in pages. Signing in as someone who can't save jobs drops it. */
export const KeptJob = () => {
  const saver = useSaverId();
  const [jobId, setJobId] = useState<string | null>(null);
  useEffect(() => {
    const kept = takeJobToSave();
    if (kept !== null && saver !== null) setJobId(kept);
  }, [saver]);
  return jobId === null ? null : (
    <Suspense fallback={null}>
      <SaveKeptJob jobId={jobId} />
    </Suspense>
  );
};
