import { dashboardRoutes } from '@shared/api/dashboards.routes';
import { professionalRoutes } from '@shared/api/professionals.routes';
import { describe, expect, it } from 'vitest';
import { api } from '../support/client';
import { apply, createJob, registerApplicant } from '../support/marketplace';
import { registerEmployer, registerProfessional, type Person } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const as = ({ token }: Person) => ({ token });
const dashboardOf = async (person: Person) =>
  (await api(dashboardRoutes.getProfessionalDashboard, {}, as(person))).body;

describe('the professional’s dashboard', () => {
  it('is empty for someone who has just come, also without a profile', async () => {
    const newcomer = await registerProfessional();
    expect(await dashboardOf(newcomer)).toMatchObject({
      counts: { applications: 0, openApplications: 0, upcoming: 0, unreadMessages: 0 },
      profileViews: 0,
      rating: null,
      earned: { photo: 0, resume: 0, portfolio: 0, skills: 0, references: 0 },
    });
  });

  it('follows what happens', async () => {
    const [person, employer] = await Promise.all([registerApplicant(), registerEmployer()]);
    const job = await createJob(employer);
    await apply(person, job.jobId);
    await api(professionalRoutes.recordProfileView, { params: { userId: person.userId } }, as(employer));
    await stack.drain();
    const { counts, profileViews, activity } = await dashboardOf(person);
    expect(counts).toMatchObject({ applications: 1, openApplications: 1 });
    expect(profileViews).toBe(1);
    expect(activity.map(({ title }) => title)).toContain(`You applied for “${job.title}”`);
    expect(activity.map(({ type }) => type)).toContain('profile_view');
  });

  it('is for professionals', async () => {
    const employer = await registerEmployer();
    expect(await api(dashboardRoutes.getProfessionalDashboard, {}, as(employer))).toMatchObject({ status: 403 });
  });
});
