import { integrationRoutes } from '@shared/connect/api/integrations.routes';
import { interviewRoutes } from '@shared/hiring/api/interviews.routes';
import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { describe, expect, it } from 'vitest';
import type { StoredCalendar, StoredEvent } from '../../../emulators/vendors/apis/google-calendar';
import { api } from '../../support/client';
import { connectedCalendars } from '../../support/connect/connected-calendars';
import { slotIn } from '../../support/hiring/interviews';
import { registerTeam } from '../../support/marketplace';
import type { Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });
const google = { params: { provider: 'google-calendar' as const } };
const { emailOf, connect, card, end, edit, arrange, confirmed, cancel, check } = connectedCalendars(
  stack,
  'google-calendar',
);

const events = async (person: Person): Promise<StoredEvent[]> =>
  Object.values((await edit<StoredCalendar>(person, {})).events).filter(({ status }) => status !== 'cancelled');
const busyEvent = (id: string, { startsAt, endsAt }: { startsAt: string; endsAt: string }) => ({
  event: { id, status: 'confirmed', start: { dateTime: startsAt }, end: { dateTime: endsAt } },
});

describe('a connected Google Calendar', () => {
  it('warns of busy times on both sides, and uses them in suggestions soon after they change', async () => {
    const { admin, candidate, applicationId } = await arrange();
    await connect(admin);
    await connect(candidate);
    const [one, other] = [slotIn(48, 60), slotIn(72, 60)];
    expect(await check(admin, applicationId, one)).toMatchObject({ own: [], otherBusy: false });
    await edit(admin, busyEvent('adminbusy', one));
    await edit(candidate, busyEvent('candidatebusy', other));
    await expect.poll(async () => (await check(admin, applicationId, one)).own).toMatchObject([{ title: null }]);
    await expect.poll(async () => (await check(admin, applicationId, other)).otherBusy).toBe(true);
    const { items } = (
      await api(
        interviewRoutes.findFreeTimes,
        { body: { to: { applicationId }, minutes: 30, timeZone: 'America/Chicago' } },
        as(admin),
      )
    ).body;
    for (const taken of [one, other]) {
      expect(items.filter(({ startsAt, endsAt }) => startsAt < taken.endsAt && endsAt > taken.startsAt)).toEqual([]);
    }
  });

  it('gets, moves and deletes its owner’s interviews without naming other people', async () => {
    const { admin, candidate, applicationId } = await arrange();
    await connect(candidate);
    const interview = await confirmed(admin, candidate, applicationId);
    const [event, ...more] = await events(candidate);
    expect(more).toEqual([]);
    expect(Date.parse(event!.start!.dateTime!)).toBe(Date.parse(interview.slots[0]!.startsAt));
    expect(event!.extendedProperties?.private).toEqual({ wardline: interview.interviewId });
    expect(JSON.stringify(event)).not.toContain(admin.email);
    await cancel(admin, interview.interviewId);
    expect(await events(candidate)).toEqual([]);
  });

  it('gets interviews that were there before it was connected', async () => {
    const { admin, candidate, applicationId } = await arrange();
    await confirmed(admin, candidate, applicationId);
    await connect(candidate);
    expect(await events(candidate)).toHaveLength(1);
  });

  it('reverts an edit made there, and recovers after its sync token expired', async () => {
    const { admin, candidate, applicationId } = await arrange();
    await connect(candidate);
    await confirmed(admin, candidate, applicationId);
    const [event] = await events(candidate);
    const moved = slotIn(100);
    await edit(candidate, { expire: true });
    await edit(candidate, { event: { ...event!, ...busyEvent(event!.id, moved).event } });
    await expect.poll(async () => (await events(candidate))[0]?.start?.dateTime).toBe(event!.start!.dateTime);
    expect(await events(candidate)).toHaveLength(1);
  });

  it('tells its owner that access ended, and forgets busy times when disconnected', async () => {
    const { admin, candidate, applicationId } = await arrange();
    await connect(candidate);
    const taken = slotIn(48, 60);
    await edit(candidate, busyEvent('busytime', taken));
    await expect.poll(async () => (await check(admin, applicationId, taken)).otherBusy).toBe(true);
    await end(candidate);
    await edit(candidate, busyEvent('another', slotIn(60)));
    await expect.poll(async () => (await card(candidate)).state).toBe('needs_reconnect');
    await stack.drain();
    const { items } = (await api(notificationRoutes.listNotifications, { query: {} }, as(candidate))).body;
    expect(items.filter(({ title }) => title === 'Reconnect Google Calendar')).toHaveLength(1);
    expect((await api(integrationRoutes.disconnectOwnIntegration, google, as(candidate))).status).toBe(200);
    expect((await check(admin, applicationId, taken)).otherBusy).toBe(false);
  });

  it('is visible to its owner only, not to administrators or colleagues', async () => {
    const { admin, member } = await registerTeam(stack);
    await connect(member);
    expect(await card(member)).toMatchObject({ state: 'connected', account: emailOf(member) });
    expect(await card(admin)).toMatchObject({ state: 'available', account: null });
    const organization = (await api(integrationRoutes.listIntegrations, {}, as(admin))).body.items;
    expect(organization.map(({ provider }) => provider)).not.toContain('google-calendar');
  });

  it('rejects unrequested push messages', async () => {
    const reply = await fetch(`${stack.gateway}/api/vendors/google-calendar/events`, {
      method: 'POST',
      headers: { 'x-goog-channel-token': 'someone.itg_1.forged', 'x-goog-resource-state': 'exists' },
    });
    expect(reply.status).toBe(401);
  });
});
