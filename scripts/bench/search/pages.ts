import { createJob, registerApplicant, dayFromNow } from '../../../test/support/marketplace';
import { registerEmployer } from '../../../test/support/people';
import type { CapacityProxy } from '../capacity-proxy';
import { allRoutes, callRoute } from '../route-calls';

type Call = { name: string; token?: string; call?: Record<string, unknown> };
type Page = { page: string; calls: Call[] };
export type PageUnits = { page: string; readUnits: number };

const ownJobs = 30;
const applied = 3;

const request = ({ name, call = {}, token }: Call) => {
  const route = allRoutes.find((it) => it.name === name);
  if (!route) throw new Error(`No operation is called ${name}.`);
  return { area: route.area, send: () => callRoute(route, call, token) };
};

/** The ten most common pages of an employer with 30 jobs and a professional with 3 applications. */
export const commonPages = async (): Promise<Page[]> => {
  const employer = await registerEmployer();
  const { token } = employer;
  const jobs = [];
  for (let count = 0; count < ownJobs; count += 1) jobs.push(await createJob(employer));
  const professional = await registerApplicant();
  const signedIn = professional.token;
  const form = { coverLetter: 'Bench.', availableStart: dayFromNow(30), expectedSalary: '', message: '' };
  for (const { jobId } of jobs.slice(0, applied)) {
    await request({ name: 'applyToJob', token: signedIn, call: { params: { jobId }, body: form } }).send();
    await request({ name: 'saveJob', token: signedIn, call: { params: { jobId } } }).send();
  }
  const params = { jobId: jobs[0]!.jobId };
  const similar: Call = { name: 'listSimilarJobs', call: { params } };
  const me = (bearer: string): Call => ({ name: 'getMe', token: bearer });
  return [
    { page: 'job search', calls: [{ name: 'searchJobs', call: { query: {} } }] },
    {
      page: 'job search with text and filters',
      calls: [{ name: 'searchJobs', call: { query: { q: 'nurse', jobType: 'full_time' } } }],
    },
    { page: 'job, signed out', calls: [{ name: 'getPublicJob', call: { params } }, similar] },
    {
      page: 'job, signed in',
      calls: [me(signedIn), { name: 'getJobDetail', token: signedIn, call: { params } }, similar],
    },
    { page: 'saved jobs', calls: [me(signedIn), { name: 'listSavedJobs', token: signedIn, call: { query: {} } }] },
    {
      page: 'own applications',
      calls: [me(signedIn), { name: 'listMyApplications', token: signedIn, call: { query: {} } }],
    },
    { page: 'notifications', calls: [me(token), { name: 'listNotifications', token, call: { query: {} } }] },
    { page: 'employer: jobs', calls: [me(token), { name: 'listManagedJobs', token, call: { query: {} } }] },
    {
      page: 'employer: jobs by title',
      calls: [me(token), { name: 'listManagedJobs', token, call: { query: { q: 'ward', sort: 'title' } } }],
    },
    { page: 'employer: dashboard', calls: [me(token), { name: 'getEmployerAnalytics', token }] },
  ];
};

export const measurePages = async (proxy: CapacityProxy, pages: readonly Page[]): Promise<PageUnits[]> => {
  const units: PageUnits[] = [];
  for (const { page, calls } of pages) {
    let readUnits = 0;
    for (const call of calls) {
      const { area, send } = request(call);
      await send();
      const used = await proxy.during(area, async () => {
        await send();
      });
      readUnits += used.readUnits;
    }
    units.push({ page, readUnits });
  }
  return units;
};
