import { createMessageTemplate, listMessageTemplates } from '@lambdas/messages/message-templates/message-templates';
import { saveInterviewKit } from '@lambdas/hiring/scorecards/interview-kit';
import { submitScorecard } from '@lambdas/hiring/scorecards/write-scorecard';
import { seedKits, seedTemplates } from './data/hiring-tools';
import { seedClock } from './seed-clock';
import type { SeedContext } from './seed-people';
import { memberCaller, type Member } from './seed-services';

export const seedMessageTemplates = async ({ services, now }: SeedContext, admin: Member): Promise<void> => {
  const deps = services.templates;
  const caller = memberCaller(admin, 'editMessageTemplates');
  const { items } = await listMessageTemplates(deps, { caller });
  const known = items.map(({ name }) => name);
  for (const template of seedTemplates.filter(({ name }) => !known.includes(name))) {
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
  /** Days since the interview. */
  daysAgo: number;
};

/** The job's interview kit, and the ratings of two people who met the candidate. */
export const seedScorecards = async ({ services, now }: SeedContext, interviewed: Interviewed): Promise<void> => {
  const { organization, job, jobId, applicationId, admin, manager, daysAgo } = interviewed;
  const kit = seedKits.find((it) => it.organization === organization && it.job === job);
  if (!kit) return;
  const clockAt = (step: string, days: number) => seedClock(now, `${applicationId}/${step}`, days);
  const clock = clockAt('kit', daysAgo + 2);
  const { scorecards } = services.scorecards;
  const { criteria } =
    (await scorecards.kit(jobId)) ??
    (await saveInterviewKit(
      { ...services.scorecards, clock },
      {
        caller: memberCaller(admin, 'editJob'),
        jobId,
        criteria: kit.criteria.map((criterion) => ({ ...criterion, criterionId: clock.newId('crn') })),
        version: 0,
      },
    ));
  const cards = await scorecards.ofApplication(applicationId);
  for (const [index, author] of [admin, manager].entries()) {
    if (cards.some(({ authorId }) => authorId === author.userId)) continue;
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
