import { startTransition, useEffect, useState } from 'react';
import type { LiveJobs } from './live-jobs';

/** `none`: no job is open, or the jobs couldn't be read. */
export type Live = 'loading' | 'none' | LiveJobs;

/** Read in the browser only, after the page is shown: a prerendered page must not contain old jobs. */
export const useLiveJobs = (): Live => {
  const [live, setLive] = useState<Live>('loading');
  useEffect(() => {
    const reading = new AbortController();
    const { signal } = reading;
    const show = (next: Live) => {
      // Parts of the prerendered page may still wait for their script: an urgent update would replace them.
      if (!signal.aborted) startTransition(() => setLive(next));
    };
    import('./live-jobs')
      .then((it) => it.readLiveJobs(signal))
      .then(
        (read) => show(read.jobs.length > 0 ? read : 'none'),
        () => show('none'),
      );
    return () => reading.abort();
  }, []);
  return live;
};
