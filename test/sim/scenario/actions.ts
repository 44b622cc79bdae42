import { nameOf } from '../../support/hire';
import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { interviewRoutes } from '@shared/hiring/api/interviews.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { messageRoutes } from '@shared/messages/api/messages.routes';
import { offerRoutes } from '@shared/hiring/api/offers.routes';
import { applicationStatuses } from '@shared/core/model/vocabulary';
import { applicationForm, jobDraft } from '../../support/marketplace';
import { interviewForm } from '../../support/hiring/interviews';
import type { OfferForm } from '@shared/hiring/model/offer';
import { messageId } from '../../support/messages/messages';
import type { Person } from '../../support/people';
import { accountActions, accountWeights } from './account-actions';
import { share, type Memory } from './memory';
import { ownActions, ownWeights } from './own-actions';
import { choose, type Action, type Scene } from './scene';
import type { Nurse } from './people';
import { currentOffer, shiftActions, shiftWeights, staffUnit } from './shift-actions';
import { unitActions, unitWeights } from './unit-actions';
import { pastOffer, workActions, workWeights } from './work-actions';

const publishJob: Action = async ({ actors, memory, attempt }, pick) => {
  const employer = choose(actors.employers, pick)!;
  const body = { job: jobDraft({ numberOfOpenings: pick(4) === 0 ? 2 : 1 }), status: 'active' as const };
  const reply = await attempt(employer, jobRoutes.createJob, { body });
  if (reply?.status === 201) memory.jobs.push({ jobId: reply.body.jobId, employer });
};

const changeJob: Action = async ({ memory, attempt }, pick) => {
  const job = choose(memory.jobs, pick);
  const status = choose(['active', 'paused', 'closed'] as const, pick)!;
  if (!job) return;
  const params = { jobId: job.jobId };
  const found = await attempt(job.employer, jobRoutes.getManagedJob, { params });
  if (found?.status !== 200) return;
  await attempt(job.employer, jobRoutes.changeJobStatus, { params, body: { status, version: found.body.version } });
};

const applyToJob: Action = async ({ actors, memory, attempt }, pick) => {
  const nurse = choose(actors.nurses, pick)!;
  const job = choose(memory.jobs, pick);
  if (!job) return;
  const call = { params: { jobId: job.jobId }, body: applicationForm() };
  const reply = await attempt(nurse, applicationRoutes.applyToJob, call);
  if (reply?.status !== 201) return;
  const { applicationId } = reply.body;
  share(memory, applicationId, nurse, job.employer);
  memory.applications.push({ ...job, applicationId, nurse });
};

const withdraw: Action = async ({ memory, attempt }, pick) => {
  const application = choose(memory.applications, pick);
  if (!application) return;
  const params = { applicationId: application.applicationId };
  const found = await attempt(application.nurse, applicationRoutes.getApplication, { params });
  if (found?.status !== 200) return;
  const body = { reason: '', version: found.body.version };
  await attempt(application.nurse, applicationRoutes.withdrawApplication, { params, body });
};

const move: Action = async ({ memory, attempt }, pick) => {
  const application = choose(memory.applications, pick);
  const status = choose(applicationStatuses, pick)!;
  if (!application) return;
  const params = { applicationId: application.applicationId };
  const found = await attempt(application.employer, applicationRoutes.getApplication, { params });
  if (found?.status !== 200) return;
  const body = { status, reason: '', version: found.body.version };
  await attempt(application.employer, applicationRoutes.changeApplicationStatus, { params, body });
};

/** Two people of an organization decide differently at the same moment, from the same read. */
const contest: Action = async ({ memory, attempt }, pick) => {
  const application = choose(memory.applications, pick);
  if (!application) return;
  const { employer, applicationId } = application;
  const params = { applicationId };
  const found = await attempt(employer, applicationRoutes.getApplication, { params });
  if (found?.status !== 200) return;
  const { version } = found.body;
  const decide = (status: (typeof applicationStatuses)[number]) =>
    attempt(employer, applicationRoutes.changeApplicationStatus, { params, body: { status, reason: '', version } });
  await Promise.all([decide('shortlisted'), decide('rejected'), decide('under_review')]);
};

const invite: Action = async ({ memory, attempt }, pick) => {
  const application = choose(memory.applications, pick);
  if (!application) return;
  const { employer, nurse, applicationId } = application;
  const call = { params: { applicationId }, body: interviewForm() };
  const reply = await attempt(employer, interviewRoutes.proposeInterview, call);
  if (reply?.status !== 201) return;
  const { interviewId } = reply.body;
  share(memory, interviewId, nurse, employer);
  memory.interviews.push({ interviewId, employer, nurse });
};

const answerInvitation: Action = async ({ memory, attempt }, pick) => {
  const interview = choose(memory.interviews, pick);
  if (!interview) return;
  const params = { interviewId: interview.interviewId };
  const found = await attempt(interview.nurse, interviewRoutes.getInterview, { params });
  const slot = found?.status === 200 ? choose(found.body.slots, pick) : undefined;
  if (!found || !slot) return;
  const body = { startsAt: slot.startsAt, version: found.body.version };
  await attempt(interview.nurse, interviewRoutes.acceptInterview, { params, body });
};

type Parties = Pick<Memory['offers'][number], 'nurse' | 'employer'>;

const remember = (memory: Memory, made: { offerId: string; termsHash: string }, parties: Parties): void => {
  const { offerId, termsHash } = made;
  share(memory, offerId, parties.nurse, parties.employer);
  memory.offers.push({ offerId, termsHash, ...parties });
};

const offer: Action = async ({ memory, attempt }, pick) => {
  const application = choose(memory.applications, pick);
  if (!application) return;
  const { employer, nurse, applicationId } = application;
  const reply = await attempt(employer, offerRoutes.makeOffer, {
    params: { applicationId },
    body: pastOffer(employer),
  });
  if (reply?.status !== 201) return;
  remember(memory, reply.body, { nurse, employer });
};

type KnownJob = Memory['jobs'][number];

/** Moves a candidate from the first look to the offer. */
const courtFor = async ({ memory, attempt }: Scene, job: KnownJob, nurse: Nurse, body: OfferForm): Promise<void> => {
  const call = { params: { jobId: job.jobId }, body: applicationForm() };
  const applied = await attempt(nurse, applicationRoutes.applyToJob, call);
  if (applied?.status !== 201) return;
  const { applicationId } = applied.body;
  share(memory, applicationId, nurse, job.employer);
  memory.applications.push({ ...job, applicationId, nurse });
  const params = { applicationId };
  for (const status of ['shortlisted', 'interview_scheduled'] as const) {
    const found = await attempt(job.employer, applicationRoutes.getApplication, { params });
    if (found?.status !== 200) return;
    const body = { status, reason: '', version: found.body.version };
    await attempt(job.employer, applicationRoutes.changeApplicationStatus, { params, body });
  }
  const reply = await attempt(job.employer, offerRoutes.makeOffer, { params, body });
  if (reply?.status !== 201) return;
  remember(memory, reply.body, { nurse, employer: job.employer });
};

/** Gives several people an offer for the same job. */
const court: Action = async (scene, pick) => {
  const job = choose(scene.memory.jobs.slice(0, 2), pick);
  const nurse = choose(scene.actors.nurses, pick)!;
  if (job) await courtFor(scene, job, nurse, (pick(3) === 0 ? currentOffer : pastOffer)(job.employer));
};

const accept = async (
  { memory, attempt }: Scene,
  { offerId, termsHash, nurse, employer }: Memory['offers'][number],
) => {
  const reply = await attempt(nurse, offerRoutes.acceptOffer, {
    params: { offerId },
    body: { termsHash, signedAs: nameOf(nurse) },
  });
  const placementId = reply?.status === 200 ? reply.body.placementId : null;
  if (!placementId) return;
  share(memory, placementId, nurse, employer);
  memory.placements.push({ placementId, nurse, employer });
};

/** Everyone with an offer for the job accepts at the same moment. */
const rush: Action = async (scene) => {
  const waiting = scene.memory.offers.splice(0);
  await Promise.all(waiting.map((made) => accept(scene, made)));
};

/** Hires two people for an employer, so that shifts have a pool. */
const hirePool: Action = async (scene, pick) => {
  const { actors, memory, attempt } = scene;
  const employer = choose(actors.employers, pick)!;
  const body = { job: jobDraft({ numberOfOpenings: 2 }), status: 'active' as const };
  const made = await attempt(employer, jobRoutes.createJob, { body });
  if (made?.status !== 201) return;
  const job = { jobId: made.body.jobId, employer };
  memory.jobs.push(job);
  await Promise.all(actors.nurses.slice(0, 2).map((nurse) => courtFor(scene, job, nurse, currentOffer(employer))));
  await rush(scene, pick);
  await staffUnit(scene, employer);
};

const acceptOffer: Action = async (scene, pick) => {
  const made = choose(scene.memory.offers, pick);
  if (made) await accept(scene, made);
};

const write: Action = async ({ memory, attempt }, pick) => {
  const application = choose(memory.applications, pick);
  if (!application) return;
  const { employer, nurse } = application;
  const body = { id: messageId(), to: nurse.userId, subject: 'Night shifts', content: `Question ${pick(1000)}` };
  await attempt(employer, messageRoutes.startConversation, { body });
};

type Thing = { applicationId: string } | { interviewId: string } | { offerId: string };

const read = (attempt: Scene['attempt'], person: Person, thing: Thing): Promise<{ status: number } | null> => {
  if ('offerId' in thing) return attempt(person, offerRoutes.getOffer, { params: { offerId: thing.offerId } });
  if ('interviewId' in thing) {
    return attempt(person, interviewRoutes.getInterview, { params: { interviewId: thing.interviewId } });
  }
  return attempt(person, applicationRoutes.getApplication, { params: { applicationId: thing.applicationId } });
};

/** Reads other people's records, which must look nonexistent. */
const pry: Action = async ({ actors, memory, attempt }, pick) => {
  const [application, interview, made] = [
    choose(memory.applications, pick),
    choose(memory.interviews, pick),
    choose(memory.offers, pick),
  ];
  const { employers, nurses } = actors;
  for (const thing of [application, interview, made]) {
    const strangers = [
      ...employers.filter((it) => it !== thing?.employer),
      ...nurses.filter((it) => it.userId !== thing?.nurse.userId),
    ];
    const stranger = thing && choose(strangers, pick);
    if (!stranger) continue;
    const reply = await read(attempt, stranger, thing);
    if (!reply || reply.status >= 500 || reply.status === 404) continue;
    throw new Error(`A stranger got ${reply.status} for what belongs to others.`);
  }
};

export const actions = {
  publishJob,
  changeJob,
  applyToJob,
  withdraw,
  move,
  contest,
  invite,
  answerInvitation,
  offer,
  acceptOffer,
  court,
  rush,
  hirePool,
  write,
  pry,
  ...workActions,
  ...shiftActions,
  ...unitActions,
  ...ownActions,
  ...accountActions,
} satisfies Record<string, Action>;
export type ActionName = keyof typeof actions;

/** How much more often shift actions happen in scenarios about shifts. */
const shiftTimes = 4;

const times = <Name extends string>(weights: Record<Name, number>, factor: number): Record<Name, number> =>
  Object.fromEntries(Object.entries<number>(weights).map(([name, weight]) => [name, weight * factor])) as Record<
    Name,
    number
  >;

/** Few jobs, so that several people compete for the same ones. */
export const actionWeights: Record<ActionName, number> = {
  publishJob: 1,
  changeJob: 1,
  applyToJob: 4,
  withdraw: 2,
  move: 8,
  contest: 5,
  invite: 2,
  answerInvitation: 2,
  offer: 4,
  acceptOffer: 3,
  court: 13,
  rush: 3,
  hirePool: 0,
  write: 2,
  pry: 1,
  ...workWeights,
  ...shiftWeights,
  ...unitWeights,
  ...ownWeights,
  ...accountWeights,
};

export const shiftScenarioWeights: Record<ActionName, number> = {
  ...actionWeights,
  ...times({ ...shiftWeights, ...unitWeights, ...ownWeights }, shiftTimes),
};
