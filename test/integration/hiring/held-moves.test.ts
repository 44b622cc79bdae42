import { UpdateCommand } from '@lambdas/platform/table/commands';
import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { interviewRoutes } from '@shared/hiring/api/interviews.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { offerRoutes } from '@shared/hiring/api/offers.routes';
import { limits } from '@shared/limits';
import type { ApplicationStatus } from '@shared/core/model/enumerations';
import { applicationStatuses } from '@shared/core/model/vocabulary';
import { beforeAll, describe, expect, it } from 'vitest';
import { funnelCount } from '@lambdas/store/hiring/applications/funnel-counters';
import { createHiringFunnels } from '@lambdas/store/hiring/applications/hiring-funnel';
import { keys } from '@lambdas/store/keys';
import { openTable } from '@lambdas/platform/table/table';
import { api } from '../../support/client';
import { makeOffer, moveApplication, offerForm } from '../../support/hire';
import { accept, propose } from '../../support/hiring/interviews';
import { apply, createJob, registerApplicant, registerTeam, type Team } from '../../support/marketplace';
import type { Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });

let team: Team;
beforeAll(async () => {
  team = await registerTeam(stack);
});

const read = async (person: Person, applicationId: string) =>
  (await api(applicationRoutes.getApplication, { params: { applicationId } }, as(person))).body;
const move = async (person: Person, applicationId: string, status: ApplicationStatus, reason = '') => {
  const { version } = await read(person, applicationId);
  const body = { status, reason, version };
  return api(applicationRoutes.changeApplicationStatus, { params: { applicationId }, body }, as(person));
};
const undo = async (person: Person, jobId: string, ...applications: { applicationId: string; version: number }[]) =>
  (await api(applicationRoutes.undoApplicationMoves, { params: { jobId }, body: { applications } }, as(person))).body
    .results;
const bell = async (person: Person) =>
  (await api(notificationRoutes.listNotifications, { query: {} }, as(person))).body.items.map(({ title }) => title);
const subjects = async (person: Person) => (await stack.mails(person.email)).map(({ subject }) => subject);

const applied = async () => {
  const [job, person] = await Promise.all([createJob(team.admin), registerApplicant({}, { npiNumber: '' })]);
  const { applicationId } = await apply(person, job.jobId);
  return { job, person, applicationId };
};

describe('a confirmed interview', () => {
  it.each(['new', 'under_review', 'shortlisted'] as const)(
    'moves a %s application on, up to an offer',
    async (from) => {
      const { person, applicationId } = await applied();
      if (from !== 'new') await moveApplication(team.admin, applicationId, from);
      expect((await accept(person, await propose(team.admin, applicationId))).status).toBe(200);
      expect((await read(team.admin, applicationId)).status).toBe('interview_scheduled');
      expect((await read(person, applicationId)).status).toBe('interview_scheduled');
      const offer = await api(
        offerRoutes.makeOffer,
        { params: { applicationId }, body: offerForm(team.admin) },
        as(team.admin),
      );
      expect(offer.status).toBe(201);
    },
  );
});

describe('a move that is undone', () => {
  it('leaves no bell entry, mail, step or metric, and keeps interview and offer', async () => {
    const { job, person, applicationId } = await applied();
    const interview = (await accept(person, await propose(team.admin, applicationId))).body;
    const offer = await makeOffer(team.admin, applicationId);
    await stack.drain();
    const counted = async () => {
      const items = await createHiringFunnels(openTable()).of(job.organizationId);
      return applicationStatuses.map((status) => funnelCount(items, `current_${status}`));
    };
    const [seen, told, mails, metrics] = await Promise.all([
      read(person, applicationId),
      bell(person),
      subjects(person),
      counted(),
    ]);
    const { version } = await read(team.admin, applicationId);
    const rejection = {
      params: { jobId: job.jobId },
      body: { applications: [{ applicationId, version }], status: 'rejected' as const, reason: 'Wrong person.' },
    };
    await api(applicationRoutes.changeApplications, rejection, as(team.manager));
    await stack.drain();
    expect((await read(team.admin, applicationId)).status).toBe('rejected');
    expect(await read(person, applicationId)).toEqual(seen);
    const page = await api(jobRoutes.getJobDetail, { params: { jobId: job.jobId } }, as(person));
    expect(page.body.applicationStatus).toBe('offered');

    const [result] = await undo(team.manager, job.jobId, { applicationId, version: version + 1 });
    expect(result).toMatchObject({ error: null, application: { status: 'offered', version: version + 2 } });
    await stack.announceMoves(applicationId);
    expect(await read(person, applicationId)).toEqual(seen);
    expect([await bell(person), await subjects(person), await counted()]).toEqual([told, mails, metrics]);
    const stored = await api(
      interviewRoutes.getInterview,
      { params: { interviewId: interview.interviewId } },
      as(person),
    );
    expect(stored.body.status).toBe('accepted');
    const offers = await api(offerRoutes.listApplicationOffers, { params: { applicationId } }, as(person));
    expect(offers.body.items).toMatchObject([{ offerId: offer.offerId, status: 'open' }]);
    const history = (await read(team.admin, applicationId)).timeline.map(({ status, undo: isUndo }) => [
      status,
      isUndo,
    ]);
    expect(history.slice(-2)).toEqual([
      ['rejected', false],
      ['offered', true],
    ]);
  });

  it('has one consistent outcome when it races its announcement', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { job, person, applicationId } = await applied();
      await move(team.admin, applicationId, 'rejected', 'No.');
      const [[result]] = await Promise.all([
        undo(team.admin, job.jobId, { applicationId, version: 2 }),
        stack.announceMoves(applicationId),
      ]);
      await stack.announceMoves(applicationId);
      const isUndone = result?.error === null;
      if (!isUndone) expect(result?.error?.code).toBe('UNDO_EXPIRED');
      expect((await read(person, applicationId)).status).toBe(isUndone ? 'new' : 'rejected');
      expect(await bell(person)).toEqual(isUndone ? [] : ['Rejected']);
    }
  });

  it('is undone once, and no longer after another reviewer moved on', async () => {
    const { job, applicationId } = await applied();
    await move(team.admin, applicationId, 'under_review');
    const both = await Promise.all(
      [team.admin, team.manager].map((person) => undo(person, job.jobId, { applicationId, version: 2 })),
    );
    expect(both.map(([result]) => result?.error?.code ?? result?.application?.status).sort()).toEqual([
      'UNDO_EXPIRED',
      'new',
    ]);
    await move(team.admin, applicationId, 'under_review');
    await move(team.manager, applicationId, 'shortlisted');
    const [late] = await undo(team.admin, job.jobId, { applicationId, version: 4 });
    expect(late?.error?.code).toBe('UNDO_EXPIRED');
    expect((await read(team.admin, applicationId)).status).toBe('shortlisted');
  });
});

describe('going back and reopening', () => {
  it('waits until an open offer is withdrawn', async () => {
    const { applicationId } = await applied();
    const { offerId } = await makeOffer(team.admin, applicationId);
    expect((await move(team.admin, applicationId, 'interview_scheduled', 'Too early.')).body.code).toBe('OFFER_OPEN');
    const withdrawal = { params: { offerId }, body: { reason: '', version: 1 } };
    await api(offerRoutes.withdrawOffer, withdrawal, as(team.admin));
    expect((await move(team.admin, applicationId, 'interview_scheduled', 'Too early.')).status).toBe(200);
  });

  it('tells the candidate that a rejection was reversed', async () => {
    const { person, applicationId } = await applied();
    await move(team.admin, applicationId, 'shortlisted');
    await move(team.admin, applicationId, 'rejected', 'No.');
    await stack.announceMoves(applicationId);
    expect((await move(team.manager, applicationId, 'shortlisted')).status).toBe(200);
    await stack.announceMoves(applicationId);
    expect(await bell(person)).toEqual(['Application reopened', 'Rejected']);
    expect((await subjects(person))[0]).toMatch(/^Application reopened: /);
    expect((await read(person, applicationId)).status).toBe('under_review');
  });

  it('is closed some days after the rejection', async () => {
    const { applicationId } = await applied();
    await move(team.admin, applicationId, 'rejected', 'No.');
    const table = openTable();
    const before = new Date(Date.now() - (limits.reopenDays * 24 * 3600 + 60) * 1000).toISOString();
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.application(applicationId),
        UpdateExpression: 'SET statusSince = :before',
        ExpressionAttributeValues: { ':before': before },
      }),
    );
    expect((await move(team.admin, applicationId, 'new')).body.code).toBe('ILLEGAL_TRANSITION');
  });
});
