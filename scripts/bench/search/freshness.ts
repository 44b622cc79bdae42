import { searchRoutes } from '@shared/find/api/search.routes';
import { setTimeout as wait } from 'node:timers/promises';
import { api } from '../../../test/support/client';
import { createJob } from '../../../test/support/marketplace';
import { registerEmployer } from '../../../test/support/people';

const pollMs = 20;
const giveUpMs = 20_000;

const isFound = async (q: string, jobId: string): Promise<boolean> => {
  const { body } = await api(searchRoutes.searchJobs, { query: { q } });
  return body.items.some((item) => item.jobId === jobId);
};

/** Milliseconds from the publish response until a public search finds the job. */
export const measureFreshness = async (samples: number): Promise<number[]> => {
  const employer = await registerEmployer();
  const times: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    const word = `benchword${String.fromCharCode(97 + sample)}${Date.now()}`;
    const { jobId } = await createJob(employer, { title: `Physician ${word}` });
    const published = performance.now();
    while (!(await isFound(word, jobId))) {
      if (performance.now() - published > giveUpMs) throw new Error('A published posting was not found.');
      await wait(pollMs);
    }
    times.push(performance.now() - published);
  }
  return times;
};
