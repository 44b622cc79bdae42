import { integrationRoutes } from '@shared/connect/api/integrations.routes';
import { interviewRoutes } from '@shared/hiring/api/interviews.routes';
import { InterviewForm } from '@shared/hiring/model/interview';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ZoomMeeting } from '../../../emulators/vendors/apis/zoom';
import { api } from '../../support/client';
import { interviewForm, slotIn } from '../../support/hiring/interviews';
import { apply, createJob, registerApplicant, registerTeam } from '../../support/marketplace';
import type { Person } from '../../support/people';
import { sharedStack } from '../../support/stack';
import { vendorsAt } from '../../support/connect/vendors';

const stack = await sharedStack();
const vendors = vendorsAt(stack.gateway);
const as = ({ token }: Person) => ({ token });
const zoom = { params: { provider: 'zoom' as const } };

const connect = async (admin: Person): Promise<void> => {
  const { body } = await api(integrationRoutes.startIntegration, zoom, as(admin));
  const sent = await vendors.consent('zoom', body.url, { email: `zoom-${admin.userId}@vendor.test` });
  expect((await api(integrationRoutes.finishIntegration, { ...zoom, body: sent }, as(admin))).status).toBe(200);
};

const meetings = async (interviewId: string): Promise<ZoomMeeting[]> => {
  const { meetings: all = {} } = (await vendors.state('zoom')).data as { meetings?: Record<string, ZoomMeeting> };
  return Object.values(all).filter(({ agenda }) => agenda.endsWith(interviewId));
};

const withZoom = (day: number): InterviewForm =>
  InterviewForm.parse({ ...interviewForm(), slots: [slotIn(24 * day)], type: 'external', meeting: 'zoom' });

const arrange = async (connected = true) => {
  const { admin } = await registerTeam(stack);
  if (connected) await connect(admin);
  const candidate = await registerApplicant();
  const { jobId } = await createJob(admin);
  const { applicationId } = await apply(candidate, jobId);
  const propose = (form: InterviewForm) =>
    api(
      interviewRoutes.proposeInterview,
      { params: { applicationId }, body: form },
      { ...as(admin), idempotencyKey: randomUUID() },
    );
  return { admin, candidate, propose };
};

const get = async (person: Person, interviewId: string) =>
  (await api(interviewRoutes.getInterview, { params: { interviewId } }, as(person))).body;

const accept = async (candidate: Person, interviewId: string) => {
  const { version, slots } = await get(candidate, interviewId);
  const body = { startsAt: slots[0]!.startsAt, version };
  expect((await api(interviewRoutes.acceptInterview, { params: { interviewId }, body }, as(candidate))).status).toBe(
    200,
  );
  await stack.drain();
};

const confirmed = async () => {
  const { admin, candidate, propose } = await arrange();
  const { status, body } = await propose(withZoom(3));
  expect([status, body.meeting, body.place]).toEqual([201, 'zoom', '']);
  await accept(candidate, body.interviewId);
  return { admin, candidate, interviewId: body.interviewId };
};

const reschedule = async (admin: Person, interviewId: string, form: InterviewForm) => {
  const { version } = await get(admin, interviewId);
  const body = { interview: form, reason: '', version };
  const answer = await api(interviewRoutes.rescheduleInterview, { params: { interviewId }, body }, as(admin));
  expect(answer.status).toBe(200);
  await stack.drain();
  return answer.body;
};

const cancel = async (person: Person, interviewId: string): Promise<void> => {
  const { version } = await get(person, interviewId);
  const body = { reason: 'Not needed any more.', version };
  expect((await api(interviewRoutes.cancelInterview, { params: { interviewId }, body }, as(person))).status).toBe(200);
  await stack.drain();
};

describe('the Zoom meeting of an interview', () => {
  it('is offered only where Zoom is connected', async () => {
    const { admin, propose } = await arrange(false);
    expect((await api(interviewRoutes.listMeetingServices, {}, as(admin))).body.items).toEqual([]);
    const { status, body } = await propose(withZoom(3));
    expect([status, Object.keys((body as unknown as { fields: object }).fields)]).toEqual([400, ['meeting']]);
    await connect(admin);
    expect((await api(interviewRoutes.listMeetingServices, {}, as(admin))).body.items).toEqual(['zoom']);
  });

  it('is created when the time is confirmed, and both sides see its link', async () => {
    const { admin, candidate, interviewId } = await confirmed();
    const [meeting, ...more] = await meetings(interviewId);
    expect(more).toEqual([]);
    const interview = await get(admin, interviewId);
    expect(interview.place).toBe(meeting!.join_url);
    expect((await get(candidate, interviewId)).place).toBe(meeting!.join_url);
    expect(Date.parse(meeting!.start_time)).toBe(Date.parse(interview.startsAt!));
    expect(meeting!.topic).toBe(interview.jobTitle);
    expect(JSON.stringify(meeting)).not.toContain(candidate.email);
  });

  it('moves with the interview once the new time is confirmed, and stays the same meeting', async () => {
    const { admin, candidate, interviewId } = await confirmed();
    const [before] = await meetings(interviewId);
    const proposed = await reschedule(admin, interviewId, withZoom(5));
    expect(proposed.place).toBe(before!.join_url);
    expect(await meetings(interviewId)).toEqual([before]);
    await accept(candidate, interviewId);
    const [after, ...more] = await meetings(interviewId);
    expect([after!.id, more]).toEqual([before!.id, []]);
    expect(Date.parse(after!.start_time)).toBe(Date.parse((await get(admin, interviewId)).startsAt!));
    expect(after!.start_time).not.toBe(before!.start_time);
  });

  it('is deleted with the interview, and when another format is chosen', async () => {
    const one = await confirmed();
    await cancel(one.candidate, one.interviewId);
    expect(await meetings(one.interviewId)).toEqual([]);
    const other = await confirmed();
    await reschedule(other.admin, other.interviewId, InterviewForm.parse(interviewForm()));
    expect(await meetings(other.interviewId)).toEqual([]);
    expect((await get(other.admin, other.interviewId)).place).toBe('');
  });

  it('is created once after failures', async () => {
    const { candidate, propose } = await arrange();
    const { body } = await propose(withZoom(3));
    await vendors.fail('zoom', '500', 1);
    await accept(candidate, body.interviewId);
    await expect.poll(async () => (await get(candidate, body.interviewId)).place).not.toBe('');
    expect(await meetings(body.interviewId)).toHaveLength(1);
  });

  it('is created for interviews arranged while Zoom refused our access', async () => {
    const { admin, candidate, propose } = await arrange();
    const { body } = await propose(withZoom(3));
    const { users } = await vendors.state('zoom');
    await vendors.end('zoom', Object.values(users).find(({ email }) => email.includes(admin.userId))!.id);
    await accept(candidate, body.interviewId);
    const { items } = (await api(integrationRoutes.listIntegrations, {}, as(admin))).body;
    expect(items.find(({ provider }) => provider === 'zoom')?.state).toBe('needs_reconnect');
    await connect(admin);
    await stack.drain();
    expect(await meetings(body.interviewId)).toHaveLength(1);
    expect((await get(admin, body.interviewId)).place).toMatch(/^https:\/\/zoom\.us\/j\//);
  });
});
