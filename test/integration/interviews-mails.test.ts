import { interviewRoutes } from '@shared/api/interviews.routes';
import { notificationRoutes } from '@shared/api/notifications.routes';
import type { Interview } from '@shared/model/interview';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { interviewUid } from '../../lambdas/runtime/mail/interview-calendar';
import { keys } from '../../lambdas/runtime/keys';
import { openTable } from '../../lambdas/runtime/table-gateway';
import { api } from '../support/client';
import { accept, interviewForm, propose, slotIn } from '../support/interviews';
import { apply, createJob, registerApplicant, registerTeam, type Team } from '../support/marketplace';
import type { Person } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const as = ({ token }: Pick<Person, 'token'>) => ({ token });

let team: Team;
beforeAll(async () => {
  team = await registerTeam(stack);
});

/** Somebody's application for a new job of the admin's. */
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

/** The event in the newest invitation to this address. */
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

describe('mails', () => {
  it('invite under one id with rising numbers, and call off', async () => {
    const person = await registerApplicant();
    const proposed = await propose(team.admin, await applied(person), {
      interviewers: [team.manager.userId],
      slots: [slotIn(60)],
    });
    await stack.drain();
    const [asked] = await stack.mails(person.email);
    expect(asked).toMatchObject({ subject: `Interview proposed: ${proposed.jobTitle}` });
    expect(asked?.calendar).toBeUndefined();
    expect(asked?.text).toMatch(/\bC[SD]T\b/);

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
    // The manager was left out when the interview was moved.
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
      expect.arrayContaining(['Interview proposed', 'New interview times proposed', 'Interview cancelled']),
    );
  });

  it('remind once at each time, and of no interview that was moved', async () => {
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
