import { profileRoutes } from '@shared/people/api/profiles.routes';
import { api } from '../../test/support/client';
import { createJob, registerApplicant } from '../../test/support/marketplace';
import { registerEmployer } from '../../test/support/people';
import { profile } from '../../test/support/marketplace';
import { allRoutes, callRoute } from './route-calls';
import { percentile } from './statistics';

export type Latency = { route: string; p50: number; p95: number; p99: number; samples: number };

type Case = { name: string; token?: string; call: (index: number) => Record<string, unknown> };

/** Sequential warm calls through the local gateway: public list, public page, account, list, and a write. */
export const measureLatency = async (samples: number): Promise<Latency[]> => {
  const employer = await registerEmployer();
  const job = await createJob(employer);
  const { token, userId } = await registerApplicant();
  const { version } = (await api(profileRoutes.getMyProfile, {}, { token })).body;
  const cases: Case[] = [
    { name: 'searchJobs', call: () => ({ query: {} }) },
    { name: 'getPublicJob', call: () => ({ params: { jobId: job.jobId } }) },
    { name: 'getMe', token, call: () => ({}) },
    { name: 'listNotifications', token, call: () => ({ query: {} }) },
    {
      name: 'saveProfileDraft',
      token,
      call: (index) => ({ body: { profile: profile(), step: 'licenses', version: version + index } }),
    },
    { name: 'getProfessional', token: employer.token, call: () => ({ params: { userId } }) },
  ];
  const results: Latency[] = [];
  for (const { name, token: bearer, call } of cases) {
    const route = allRoutes.find((it) => it.name === name)!;
    const warmUp = 10;
    const times: number[] = [];
    for (let index = 0; index < samples + warmUp; index += 1) {
      const started = performance.now();
      await callRoute(route, call(index), bearer);
      if (index >= warmUp) times.push(performance.now() - started);
    }
    results.push({
      route: `${route.route.method} ${route.route.path}`,
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      p99: percentile(times, 0.99),
      samples,
    });
  }
  return results;
};
