import { integrationRoutes, vendorHookRoutes } from '@shared/connect/api/integrations.routes';
import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { describe, expect, it } from 'vitest';
import type { OutlookEdit, StoredCalendar, StoredEvent } from '../../../emulators/vendors/apis/outlook-data';
import { api } from '../../support/client';
import { connectedCalendars } from '../../support/connect/connected-calendars';
import { slotIn } from '../../support/hiring/interviews';
import { registerTeam } from '../../support/marketplace';
import type { Person } from '../../support/people';
import { sharedStack } from '../../support/stack';
import { tryAgain, vendorsAt } from '../../support/connect/vendors';

const stack = await sharedStack();
const vendors = vendorsAt(stack.gateway);
const as = ({ token }: Person) => ({ token });
const outlook = { params: { provider: 'microsoft-outlook' as const } };
const { emailOf, connect, card, end, edit, arrange, confirmed, cancel, check } = connectedCalendars(
  stack,
  'microsoft-outlook',
);

type Change = Omit<OutlookEdit, 'email'>;
const calendarOf = (person: Person, change: Change = {}): Promise<StoredCalendar> => edit(person, change);
const events = async (person: Person): Promise<StoredEvent[]> =>
  Object.values((await calendarOf(person)).events).filter(({ isRemoved }) => !isRemoved);
const moment = (instant: string) => ({ dateTime: `${instant.slice(0, 23)}0000`, timeZone: 'UTC' });
const busyEvent = (id: string, { startsAt, endsAt }: { startsAt: string; endsAt: string }): Change => ({
  event: { id, subject: 'Dentist, 4th floor', start: moment(startsAt), end: moment(endsAt) },
});
const startOf = ({ start }: StoredEvent): number => Date.parse(`${start.dateTime.slice(0, 19)}Z`);

const hookAddress = `${stack.gateway}${vendorHookRoutes.receiveVendorHook.path
  .replace('{provider}', 'microsoft-outlook')
  .replace('{hook}', 'events')}`;

describe('a connected Outlook calendar', () => {
  it('warns of busy times soon after they change, and stores no titles', async () => {
    const { admin, candidate, applicationId } = await arrange();
    await connect(candidate);
    const taken = slotIn(72, 60);
    expect(await check(admin, applicationId, taken)).toMatchObject({ otherBusy: false });
    await calendarOf(candidate, busyEvent('dentist', taken));
    await expect.poll(async () => (await check(admin, applicationId, taken)).otherBusy).toBe(true);
    await calendarOf(candidate, { remove: 'dentist' });
    await expect.poll(async () => (await check(admin, applicationId, taken)).otherBusy).toBe(false);
  });

  it('gets, moves and deletes its owner’s interviews once without naming other people', async () => {
    const { admin, candidate, applicationId } = await arrange();
    await connect(candidate);
    const interview = await confirmed(admin, candidate, applicationId);
    const [event, ...more] = await events(candidate);
    expect(more).toEqual([]);
    expect(startOf(event!)).toBe(Date.parse(interview.slots[0]!.startsAt));
    expect(event!.singleValueExtendedProperties?.map(({ value }) => value)).toEqual([interview.interviewId]);
    expect(JSON.stringify(event)).not.toContain(admin.email);
    await cancel(admin, interview.interviewId);
    expect(await events(candidate)).toEqual([]);
  });

  it('finds entries from before it was disconnected', async () => {
    const { admin, candidate, applicationId } = await arrange();
    await connect(candidate);
    await confirmed(admin, candidate, applicationId);
    const { body } = await api(integrationRoutes.disconnectOwnIntegration, outlook, as(candidate));
    // Microsoft has no way to revoke access.
    expect(body).toMatchObject({ revoked: false, integration: { state: 'available' } });
    await connect(candidate);
    expect(await events(candidate)).toHaveLength(1);
  });

  it('reverts an edit made there, also after its token expired', async () => {
    const { admin, candidate, applicationId } = await arrange();
    await connect(candidate);
    await confirmed(admin, candidate, applicationId);
    const [event] = await events(candidate);
    await calendarOf(candidate, { expire: true });
    await calendarOf(candidate, { event: { ...event!, ...busyEvent(event!.id, slotIn(100)).event } });
    await expect.poll(async () => (await events(candidate)).map(startOf)).toEqual([startOf(event!)]);
  });

  it.each(['500', 'malformed', '429'] as const)('is written once after %s', async (how) => {
    const { admin, candidate, applicationId } = await arrange();
    await connect(candidate);
    await vendors.fail('microsoft-outlook', how, 1, { retryAfter: 1 });
    await confirmed(admin, candidate, applicationId);
    await tryAgain(stack);
    expect(await events(candidate)).toHaveLength(1);
  });

  it('tells its owner that access ended, and forgets busy times when disconnected', async () => {
    const { admin, candidate, applicationId } = await arrange();
    await connect(candidate);
    const taken = slotIn(48, 60);
    await calendarOf(candidate, busyEvent('busy', taken));
    await expect.poll(async () => (await check(admin, applicationId, taken)).otherBusy).toBe(true);
    await end(candidate);
    await calendarOf(candidate, busyEvent('another', slotIn(60)));
    await expect.poll(async () => (await card(candidate)).state).toBe('needs_reconnect');
    await stack.drain();
    const { items } = (await api(notificationRoutes.listNotifications, { query: {} }, as(candidate))).body;
    expect(items.filter(({ title }) => title === 'Reconnect Microsoft Outlook')).toHaveLength(1);
    expect((await api(integrationRoutes.disconnectOwnIntegration, outlook, as(candidate))).status).toBe(200);
    expect((await check(admin, applicationId, taken)).otherBusy).toBe(false);
  });

  it('is visible to its owner only', async () => {
    const { admin, member } = await registerTeam(stack);
    await connect(member);
    expect(await card(member)).toMatchObject({ state: 'connected', account: emailOf(member) });
    expect(await card(admin)).toMatchObject({ state: 'available', account: null });
  });
});

describe('the subscription to a calendar', () => {
  it('exists once, is verified, and is renewed when Microsoft asks for it', async () => {
    const { candidate } = await arrange();
    await connect(candidate);
    const [first, ...more] = (await calendarOf(candidate)).subscriptions;
    expect(more).toEqual([]);
    expect(first).toMatchObject({ lifecycleNotificationUrl: first!.notificationUrl });
    await calendarOf(candidate, { lifecycle: 'reauthorizationRequired' });
    const renewed = async () => {
      await stack.drain();
      const { subscriptions } = await calendarOf(candidate);
      expect(subscriptions.map(({ id }) => id)).toEqual([first!.id]);
      return subscriptions[0]!.expirationDateTime > first!.expirationDateTime;
    };
    await expect.poll(renewed).toBe(true);
  });

  it('is recreated when Microsoft removed it, and missed changes are read', async () => {
    const { admin, candidate, applicationId } = await arrange();
    await connect(candidate);
    const taken = slotIn(72, 60);
    const [first] = (await calendarOf(candidate)).subscriptions;
    await calendarOf(candidate, { unsubscribe: true, lifecycle: 'subscriptionRemoved', ...busyEvent('missed', taken) });
    await expect.poll(async () => (await calendarOf(candidate)).subscriptions.length).toBe(1);
    expect((await calendarOf(candidate)).subscriptions[0]!.id).not.toBe(first!.id);
    await expect.poll(async () => (await check(admin, applicationId, taken)).otherBusy).toBe(true);
  });
});

describe('requests of Microsoft', () => {
  it('that verify the address are echoed as text', async () => {
    const token = 'Validation: <b>prove</b> & it+';
    const reply = await fetch(`${hookAddress}?validationToken=${encodeURIComponent(token)}`, { method: 'POST' });
    expect([reply.status, await reply.text()]).toEqual([200, token]);
    expect(reply.headers.get('content-type')).toContain('text/plain');
  });

  it('count only with a state that we issued', async () => {
    const send = (value: unknown) => fetch(hookAddress, { method: 'POST', body: JSON.stringify({ value }) });
    expect((await send([{ clientState: 'someone.itg_1.forged', changeType: 'updated' }])).status).toBe(401);
    expect((await send([])).status).toBe(400);
    expect((await fetch(hookAddress, { method: 'POST', body: 'half' })).status).toBe(400);
  });
});
