import { interviewRoutes } from '@shared/hiring/api/interviews.routes';
import type { Interview, InterviewForm, InterviewSlot, SelfSchedulingForm } from '@shared/hiring/model/interview';
import type * as z from 'zod';
import { api } from '../client';
import { apply, createJob, dayFromNow } from '../marketplace';
import type { Person } from '../people';
import { testZone } from '../setup/test-zone';

const minuteMs = 60_000;

export const slotIn = (hours: number, minutes = 30): InterviewSlot => {
  const start = Math.ceil(Date.now() / minuteMs) * minuteMs + hours * 60 * minuteMs;
  return { startsAt: new Date(start).toISOString(), endsAt: new Date(start + minutes * minuteMs).toISOString() };
};

export const interviewForm = (overrides: Partial<z.input<typeof InterviewForm>> = {}) => ({
  type: 'video' as const,
  slots: [slotIn(48), slotIn(72)],
  timeZone: testZone,
  place: '',
  note: '',
  interviewers: [],
  ...overrides,
});

export const selfSchedulingForm = (overrides: Partial<z.input<typeof SelfSchedulingForm>> = {}) => ({
  type: 'video' as const,
  timeZone: testZone,
  place: '',
  note: '',
  minutes: 30,
  from: dayFromNow(1),
  to: dayFromNow(8),
  panel: [],
  ...overrides,
});

export const propose = async (
  employer: Pick<Person, 'token'>,
  applicationId: string,
  overrides: Partial<z.input<typeof InterviewForm>> = {},
): Promise<Interview> => {
  const call = { params: { applicationId }, body: interviewForm(overrides) };
  const reply = await api(interviewRoutes.proposeInterview, call, { token: employer.token });
  if (reply.status !== 201) throw new Error(`propose answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  return reply.body;
};

export const accept = (person: Pick<Person, 'token'>, interview: Interview, index = 0) =>
  api(
    interviewRoutes.acceptInterview,
    {
      params: { interviewId: interview.interviewId },
      body: { startsAt: interview.slots[index]!.startsAt, version: interview.version },
    },
    { token: person.token },
  );

export const interviewSoon = async (employer: Person, professional: Person): Promise<string> => {
  const { applicationId } = await apply(professional, (await createJob(employer)).jobId);
  const interview = await propose(employer, applicationId, { slots: [slotIn(1 / 12)] });
  const reply = await accept(professional, interview);
  if (reply.status !== 200) throw new Error(`accept answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  return interview.interviewId;
};
