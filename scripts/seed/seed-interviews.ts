import { acceptInterview, completeInterview } from '@lambdas/hiring/interviews/change-interview';
import { offerInterviewTimes } from '@lambdas/hiring/interviews/self-scheduling';
import { proposeInterview } from '@lambdas/hiring/interviews/propose-interview';
import { addSeconds } from '@lambdas/platform/clock';
import { instantAt, wallClock } from '@shared/messages/rules/schedule-times';
import type { Interview, InterviewSlot } from '@shared/hiring/model/interview';
import { dayFrom, seedClock } from './seed-clock';
import type { SeedContext } from './seed-people';
import { memberCaller, professionalCaller, type Member } from './seed-services';

const zone = 'America/Chicago';
const minutes = 45;
const daySeconds = 24 * 3600;

const slotAt = (startMs: number): InterviewSlot => ({
  startsAt: new Date(startMs).toISOString(),
  endsAt: new Date(startMs + minutes * 60_000).toISOString(),
});

/** In the hospital's time zone. */
const slotOn = (now: Date, days: number, time: string): InterviewSlot =>
  slotAt(instantAt(wallClock(dayFrom(now, days), time), zone));

type Interviewing = { name: string; applicationId: string; admin: Member; professionalId: string };

type Proposed = Pick<Interview, 'interviewId' | 'slots' | 'status' | 'version'>;

const earlier = async ({ services }: SeedContext, { applicationId }: Interviewing): Promise<Proposed | undefined> =>
  (await services.interviews.interviews.ofApplication(applicationId))[0];

const propose = async (
  context: SeedContext,
  interviewing: Interviewing,
  { daysAgo, slots }: { daysAgo: number; slots: InterviewSlot[] },
): Promise<Proposed> => {
  const { services, now } = context;
  const { name, applicationId, admin } = interviewing;
  const known = await earlier(context, interviewing);
  if (known) return known;
  return proposeInterview(
    { ...services.interviews, clock: seedClock(now, `${name}/interview`, daysAgo) },
    {
      caller: memberCaller(admin, 'arrangeInterviews'),
      applicationId,
      form: { type: 'video', slots, timeZone: zone, place: '', meeting: null, note: interviewNote, interviewers: [] },
    },
  );
};

const interviewNote = 'We talk about the ward, your shifts and your questions.';

const choose = async (
  { services, now }: SeedContext,
  { name, professionalId }: Interviewing,
  proposed: Proposed,
  daysAgo: number,
): Promise<Proposed> => {
  if (proposed.status !== 'proposed') return proposed;
  const { interviewId, slots, version } = proposed;
  return acceptInterview(
    { ...services.interviews, clock: seedClock(now, `${name}/chosen`, daysAgo) },
    { caller: professionalCaller(professionalId, 'interviews'), interviewId, startsAt: slots[0]!.startsAt, version },
  );
};

export const seedProposal = async (context: SeedContext, interviewing: Interviewing): Promise<void> => {
  const slots = ['09:30', '11:00', '14:15'].map((time, index) => slotOn(context.now, index + 2, time));
  await propose(context, interviewing, { daysAgo: 0.2, slots });
};

/** The candidate picks a free time of the week. */
export const seedSelfScheduling = async (context: SeedContext, interviewing: Interviewing): Promise<void> => {
  const { services, now } = context;
  const { name, applicationId, admin } = interviewing;
  if (await earlier(context, interviewing)) return;
  await offerInterviewTimes(
    { ...services.interviews, clock: seedClock(now, `${name}/free-times`, 0.1) },
    {
      caller: memberCaller(admin, 'arrangeInterviews'),
      applicationId,
      form: {
        ...{ type: 'video', timeZone: zone, place: '', meeting: null, note: interviewNote, minutes: 30 },
        ...{ from: dayFrom(now, 1), to: dayFrom(now, 8), opens: '09:00', closes: '17:00', bufferMinutes: 15 },
        ...{ mode: 'everyone', panel: [admin.userId] },
      },
    },
  );
};

export const seedComingInterview = async (
  context: SeedContext,
  interviewing: Interviewing,
  { daysAgo, inDays, time }: { daysAgo: number; inDays: number; time: string },
): Promise<void> => {
  const slots = [slotOn(context.now, inDays, time), slotOn(context.now, inDays + 1, '13:30')];
  const proposed = await propose(context, interviewing, { daysAgo: daysAgo + 0.1, slots });
  await choose(context, interviewing, proposed, daysAgo);
};

const quarterMs = 15 * 60_000;

export const seedPastInterview = async (
  context: SeedContext,
  interviewing: Interviewing,
  { chosen, completed }: { chosen: number; completed: number },
): Promise<void> => {
  const { services, now } = context;
  const between = addSeconds(now, (-(chosen + completed) / 2) * daySeconds).getTime();
  const slots = [slotAt(Math.round(between / quarterMs) * quarterMs)];
  const proposed = await propose(context, interviewing, { daysAgo: chosen + 0.05, slots });
  const { interviewId, status, version } = await choose(context, interviewing, proposed, chosen);
  if (status !== 'accepted') return;
  await completeInterview(
    { ...services.interviews, clock: seedClock(now, `${interviewing.name}/completed`, completed) },
    { caller: memberCaller(interviewing.admin, 'arrangeInterviews'), interviewId, version },
  );
};
