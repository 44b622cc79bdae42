import { createMessageTemplate, listMessageTemplates } from '@lambdas/message-templates/message-templates';
import { saveInterviewKit } from '@lambdas/scorecards/interview-kit';
import { submitScorecard } from '@lambdas/scorecards/write-scorecard';
import { seedKits, seedTemplates } from './data/hiring-tools';
import { seedClock } from './seed-clock';
import type { SeedContext } from './seed-people';
import { memberCaller, type Member } from './seed-services';

/** Unless the organization has templates. */
export const seedMessageTemplates = async ({ services, now }: SeedContext, admin: Member): Promise<void> => {
  const deps = services.templates;
  const caller = memberCaller(admin, 'editMessageTemplates');
  if ((await listMessageTemplates(deps, { caller })).items.length > 0) return;
  for (const template of seedTemplates) {
    const clock = seedClock(now, `${admin.organizationId}/template/${template.name}`, 20);
    await createMessageTemplate({ ...deps, clock }, { caller, template });
  }
};

type Interviewed = {
  organization: string;
  job: string;
  jobId: string;
  applicationId: string;
  admin: Member;
  manager: Member;
  /** When the interview was over. */
  daysAgo: number;
};

/** The job's interview kit, and how the two who met the candidate rate them. */
export const seedScorecards = async ({ services, now }: SeedContext, interviewed: Interviewed): Promise<void> => {
  const { organization, job, jobId, applicationId, admin, manager, daysAgo } = interviewed;
  const kit = seedKits.find((it) => it.organization === organization && it.job === job);
  if (!kit) return;
  const clockAt = (step: string, days: number) => seedClock(now, `${applicationId}/${step}`, days);
  const clock = clockAt('kit', daysAgo + 2);
  const criteria = kit.criteria.map((criterion) => ({ ...criterion, criterionId: clock.newId('crn') }));
  await saveInterviewKit(
    { ...services.scorecards, clock },
    { caller: memberCaller(admin, 'editJob'), jobId, criteria, version: 0 },
  );
  for (const [index, author] of [admin, manager].entries()) {
    const { scores, ...card } = kit.cards[index]!;
    const ratings = criteria.map(({ criterionId }, at) => ({ criterionId, ...scores[at]! }));
    await submitScorecard(
      { ...services.scorecards, clock: clockAt(`card/${index}`, Math.max(0, daysAgo - 0.1 * (index + 1))) },
      {
        caller: memberCaller(author, 'scorecards'),
        applicationId,
        content: { ...card, ratings },
        version: 0,
      },
    );
  }
};
