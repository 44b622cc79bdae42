import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { interviewRoutes } from '@shared/hiring/api/interviews.routes';
import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import type { Interview } from '@shared/hiring/model/interview';
import { UpdateCommand } from '@lambdas/platform/table/commands';
import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { interviewUid } from '@lambdas/notifications/interview-invite';
import { keys } from '@lambdas/store/keys';
import { getItem, openTable } from '@lambdas/platform/table/table';
import { api } from '../../../support/client';
import { acceptOffer, makeOffer, moveApplication } from '../../../support/hire';
import { accept, interviewForm, propose, slotIn } from '../../../support/hiring/interviews';
import { apply, createJob, registerApplicant, registerTeam, type Team } from '../../../support/marketplace';
import type { Person } from '../../../support/people';
import { sharedStack } from '../../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Pick<Person, 'token'>) => ({ token });

let team: Team;
beforeAll(async () => {
  team = await registerTeam(stack);
});

const applied = async (person: Person): Promise<string> => {
  const { jobId } = await createJob(team.admin);
  return (await apply(person, jobId)).applicationId;
};
const cancel = (person: Person, { interviewId, version }: Interview) =>
  api(interviewRoutes.cancelInterview, { params: { interviewId }, body: { reason: 'Ill.', version } }, as(person));
const reschedule = (person: Person, { interviewId, version }: Interview) =>
  api(
    interviewRoutes.rescheduleInterview,
    { params: { interviewId }, body: { interview: interviewForm(), reason: 'Another meeting.', version } },
    as(person),
  );

const versionOf = async (person: Person, applicationId: string): Promise<number> =>
  (await api(applicationRoutes.getApplication, { params: { applicationId } }, as(person))).body.version;
const withdraw = async (person: Person, applicationId: string) => {
  const body = { reason: 'Another post.', version: await versionOf(person, applicationId) };
  return api(applicationRoutes.withdrawApplication, { params: { applicationId }, body }, as(person));
};
const reject = async (person: Person, applicationId: string) => {
  const version = await versionOf(person, applicationId);
  const body = { status: 'rejected' as const, reason: 'Another candidate.', version };
  return api(applicationRoutes.changeApplicationStatus, { params: { applicationId }, body }, as(person));
};

const invitation = async (email: string) => {
  await stack.drain();
  const mail = (await stack.mails(email)).find(({ calendar }) => calendar);
  if (!mail?.calendar) throw new Error(`${email} got no invitation.`);
  const calendar = new ICAL.Component(ICAL.parse(mail.calendar.content) as unknown[]);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
  return {
    method: mail.calendar.method,
    subject: mail.subject,
    uid: event.uid,
    sequence: event.sequence,
    startsAt: event.startDate.toJSDate().toISOString(),
    status: String(event.component.getFirstPropertyValue('status')),
    attendees: event.attendees.map((it) => String(it.getFirstValue()).replace(/^mailto:/i, '')),
    organizer: event.organizer,
  };
};

describe('interview emails', () => {
  it('invite under one id with rising sequence numbers, and cancel', async () => {
    const person = await registerApplicant();
    const proposed = await propose(team.admin, await applied(person), {
      interviewers: [team.manager.userId],
      slots: [slotIn(60)],
    });
    await stack.drain();
    const subject = `Interview proposed: ${proposed.jobTitle}`;
    const asked = (await stack.mails(person.email)).find((mail) => mail.subject === subject);
    expect(asked).toMatchObject({ subject });
    expect(asked?.calendar).toBeUndefined();
    expect(asked?.text).toMatch(/\bE[SD]T\b/);

    const accepted = (await accept(person, proposed)).body;
    const first = await invitation(person.email);
    expect(first).toMatchObject({
      method: 'REQUEST',
      uid: interviewUid(proposed.interviewId),
      sequence: 1,
      status: 'CONFIRMED',
      startsAt: accepted.startsAt,
      attendees: [person.email],
    });
    const ofTeam = await invitation(team.manager.email);
    expect(ofTeam.attendees).toEqual(expect.arrayContaining([person.email, team.admin.email, team.manager.email]));

    const moved = (await reschedule(team.admin, accepted)).body;
    expect(await invitation(person.email)).toMatchObject({
      method: 'REQUEST',
      uid: first.uid,
      sequence: 2,
      status: 'TENTATIVE',
      startsAt: accepted.startsAt,
    });
    const again = (await accept(person, moved, 1)).body;
    expect(await invitation(person.email)).toMatchObject({
      sequence: 3,
      status: 'CONFIRMED',
      startsAt: again.startsAt,
    });
    await cancel(team.admin, again);
    // Rescheduling removed the manager.
    expect(await invitation(team.manager.email)).toMatchObject({ method: 'CANCEL', uid: first.uid, sequence: 2 });
    for (const { email } of [person, team.admin]) {
      expect(await invitation(email)).toMatchObject({
        method: 'CANCEL',
        uid: first.uid,
        sequence: 4,
        status: 'CANCELLED',
      });
    }
    const bell = await api(notificationRoutes.listNotifications, { query: {} }, as(person));
    expect(bell.body.items.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Interview proposed', 'New interview times proposed', 'Interview canceled']),
    );
  });

  it('announce a confirmed time once, by its invitation', async () => {
    const person = await registerApplicant();
    const applicationId = await applied(person);
    await moveApplication(team.admin, applicationId, 'shortlisted');
    await accept(person, await propose(team.admin, applicationId));
    expect(await invitation(person.email)).toMatchObject({ method: 'REQUEST', sequence: 1 });
    const subjects = (await stack.mails(person.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /^Interview (Scheduled|confirmed)/.test(subject))).toHaveLength(1);
  });

  it('cancel upcoming interviews with the others once the job is filled, and unanswered times of the hired person', async () => {
    const job = await createJob(team.admin);
    const [hired, other] = [await registerApplicant(), await registerApplicant()];
    const [won, open] = [await apply(hired, job.jobId), await apply(other, job.jobId)];
    const kept = (await accept(hired, await propose(team.admin, won.applicationId, { slots: [slotIn(50)] }))).body;
    const unanswered = await propose(team.admin, won.applicationId, { slots: [slotIn(80)] });
    const agreed = (await accept(other, await propose(team.admin, open.applicationId, { slots: [slotIn(60)] }))).body;
    const asked = await propose(team.admin, open.applicationId, { slots: [slotIn(70)] });
    await acceptOffer(hired, await makeOffer(team.admin, won.applicationId));
    expect(await invitation(other.email)).toMatchObject({ method: 'CANCEL', uid: interviewUid(agreed.interviewId) });
    expect(await invitation(team.admin.email)).toMatchObject({
      method: 'CANCEL',
      uid: interviewUid(agreed.interviewId),
    });
    const statusOf = async ({ interviewId }: Interview) =>
      (await api(interviewRoutes.getInterview, { params: { interviewId } }, as(team.admin))).body.status;
    expect(await statusOf(kept)).toBe('accepted');
    expect(await Promise.all([unanswered, agreed, asked].map(statusOf))).toEqual(Array(3).fill('cancelled'));
    const bell = async (person: Person) =>
      (await api(notificationRoutes.listNotifications, { query: {} }, as(person))).body.items.map(({ title }) => title);
    const titles = await bell(other);
    expect(titles).toEqual(expect.arrayContaining(['Interview canceled', 'Position filled']));
    expect(titles.filter((title) => title === 'Interview canceled')).toHaveLength(1);
    expect(await bell(hired)).not.toContain('Interview canceled');
    const { body } = await api(
      applicationRoutes.getApplication,
      { params: { applicationId: open.applicationId } },
      as(other),
    );
    expect(body.status).toBe('interview_scheduled');
  });

  it('cancel upcoming interviews of an application that ends', async () => {
    const person = await registerApplicant();
    const [withdrawn, rejected] = [await applied(person), await applied(person)];
    for (const applicationId of [withdrawn, rejected]) await moveApplication(team.admin, applicationId, 'shortlisted');
    const confirmed = (await accept(person, await propose(team.admin, withdrawn, { slots: [slotIn(60)] }))).body;
    const open = await propose(team.admin, withdrawn, { slots: [slotIn(80)] });
    const other = (await accept(person, await propose(team.admin, rejected, { slots: [slotIn(90)] }))).body;
    expect(await withdraw(person, withdrawn)).toMatchObject({ status: 200 });
    expect(await invitation(team.admin.email)).toMatchObject({
      method: 'CANCEL',
      uid: interviewUid(confirmed.interviewId),
    });
    expect(await invitation(person.email)).toMatchObject({
      method: 'CANCEL',
      uid: interviewUid(confirmed.interviewId),
    });
    expect(await reject(team.admin, rejected)).toMatchObject({ status: 200 });
    await stack.announceMoves(rejected);
    expect(await invitation(person.email)).toMatchObject({ method: 'CANCEL', uid: interviewUid(other.interviewId) });

    for (const { interviewId } of [confirmed, open, other]) {
      const { body } = await api(interviewRoutes.getInterview, { params: { interviewId } }, as(team.admin));
      expect(body).toMatchObject({ status: 'cancelled' });
      const table = openTable();
      for (const key of [
        keys.interviewReminder(interviewId),
        keys.interviewTime(person.userId, interviewId),
        keys.interviewTime(team.admin.userId, interviewId),
      ]) {
        expect(await getItem(table, key, true)).toBeUndefined();
      }
    }
    // An interview without a confirmed time was in no calendar.
    const subjects = (await stack.mails(person.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Interview canceled'))).toHaveLength(2);
    const bell = await api(notificationRoutes.listNotifications, { query: {} }, as(person));
    expect(bell.body.items.map(({ title }) => title)).not.toContain('Interview canceled');
  });

  it('remind once at each time, and skip moved interviews', async () => {
    const person = await registerApplicant();
    const proposed = await propose(team.admin, await applied(person), { slots: [slotIn(30), slotIn(31)] });
    const accepted = (await accept(person, proposed)).body;
    const reminded = async () => {
      await stack.runSchedule('remind-interviews');
      await stack.drain();
      return (await stack.mails(person.email)).filter(({ subject }) => subject.startsWith('Interview in ')).length;
    };
    const table = openTable();
    const dueNow = (startsIn: number) => {
      const startsAt = new Date(Date.now() + startsIn * 60_000).toISOString();
      const at = { ':at': startsAt, ':due': `2026-01-01T00:00:00.000Z#${accepted.interviewId}` };
      const change = (Key: { pk: string; sk: string }, set: string, values: Record<string, string>) =>
        table.client.send(
          new UpdateCommand({
            TableName: table.name,
            Key,
            UpdateExpression: `SET ${set}`,
            ExpressionAttributeValues: values,
          }),
        );
      return Promise.all([
        change(keys.interviewReminder(accepted.interviewId), 'startsAt = :at, gsi1sk = :due', at),
        change(keys.interview(accepted.interviewId), 'startsAt = :at', { ':at': startsAt }),
      ]);
    };
    expect(await reminded()).toBe(0);
    await dueNow(23 * 60);
    expect(await reminded()).toBe(1);
    expect(await reminded()).toBe(1);
    await dueNow(40);
    expect(await reminded()).toBe(2);
    expect(await reminded()).toBe(2);

    const other = (await accept(person, await propose(team.admin, await applied(person), { slots: [slotIn(40)] })))
      .body;
    await reschedule(team.admin, other);
    await expect(
      table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: keys.interviewReminder(other.interviewId),
          UpdateExpression: 'SET startsAt = :at',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':at': other.startsAt },
        }),
      ),
    ).rejects.toThrow();
  });
});
