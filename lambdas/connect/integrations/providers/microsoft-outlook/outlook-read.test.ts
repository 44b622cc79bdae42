import { limits } from '@shared/limits';
import { describe, expect, it } from 'vitest';
import { busyTimesIn } from '../../calendars/busy-times';
import { channelToken } from '../../calendars/calendar-channel';
import type { ConnectedVendor, VendorAnswer, VendorRequest } from '../../ports';
import { listChanges, listEvents, ownProperty } from './outlook-read';

const graph = 'https://graph.microsoft.com/v1.0';
const deltaLink = `${graph}/me/calendarView/delta?$deltatoken=next`;
const window = { from: '2026-10-26T00:00:00.000Z', to: '2027-11-27T00:00:00.000Z' };

const vendorWith = (respond: (request: VendorRequest) => VendorAnswer) => {
  const sent: VendorRequest[] = [];
  const vendor: ConnectedVendor = {
    async call(request) {
      sent.push(request);
      return respond(request);
    },
  };
  return { vendor, sent };
};
const ok = (body: object): VendorAnswer => ({ status: 200, body });
const moment = (dateTime: string) => ({ dateTime: `${dateTime}.0000000`, timeZone: 'UTC' });
const event = (id: string, more: object = {}) => ({
  ...{ id, subject: 'Surgery of Winifred Hopper', start: moment('2026-11-26T09:00:00') },
  ...{ end: moment('2026-11-26T10:00:00'), ...more },
});
const listed = async (...value: object[]) => {
  const { vendor, sent } = vendorWith(() => ok({ value }));
  return { ...(await listEvents(vendor, window, deltaLink)), sent };
};

describe('the events of an Outlook calendar', () => {
  it.each([
    ['free', { showAs: 'free' }],
    ['work elsewhere', { showAs: 'workingElsewhere' }],
    ['canceled', { isCancelled: true }],
    ['declined', { responseStatus: { response: 'declined' } }],
  ])('take no time if they are %s', async (_name, more) => {
    const { events } = await listed(event('1', more));
    expect(busyTimesIn(events, window.from)).toEqual([]);
  });

  it.each(['busy', 'tentative', 'oof', 'unknown'])('take time if they show as %s', async (showAs) => {
    const { events } = await listed(event('1', { showAs }));
    expect(busyTimesIn(events, window.from)).toEqual([
      { startsAt: '2026-11-26T09:00:00.000Z', endsAt: '2026-11-26T10:00:00.000Z', allDay: false },
    ]);
  });

  it('last whole days, whatever the calendar’s time zone', async () => {
    const day = { isAllDay: true, start: moment('2026-11-26T00:00:00'), end: moment('2026-11-27T00:00:00') };
    expect(busyTimesIn((await listed(event('1', day))).events, window.from)).toEqual([
      { startsAt: '2026-11-26T00:00:00.000Z', endsAt: '2026-11-27T00:00:00.000Z', allDay: true },
    ]);
  });

  it('are read without titles, and with our property', async () => {
    const own = { singleValueExtendedProperties: [{ id: ownProperty, value: 'int_1' }] };
    const { events, sent } = await listed(event('1', own), event('2'));
    expect(JSON.stringify(events)).not.toContain('Winifred');
    expect(events.map(({ subjectId }) => subjectId)).toEqual(['int_1', null]);
    expect(sent[0]?.query?.['$select']).not.toContain('subject');
    expect(sent[0]?.query?.['$expand']).toContain(ownProperty);
  });

  it.each(['https://graph.microsoft.com.evil.test/v1.0/me', 'https://evil.test/', 'http://169.254.169.254/'])(
    'are not read at %s, which would get our access',
    async (link) => {
      const { vendor, sent } = vendorWith(() => ok({ value: [], '@odata.nextLink': link }));
      await expect(listEvents(vendor, window, deltaLink)).rejects.toMatchObject({ problem: 'malformed' });
      await expect(listChanges(vendor, deltaLink)).rejects.toMatchObject({ problem: 'malformed' });
      expect(sent).toHaveLength(2);
    },
  );
});

describe('the changes of an Outlook calendar', () => {
  it('begin with a full read of the window, which does not allow choosing fields', async () => {
    const { vendor, sent } = vendorWith(({ url }) =>
      ok({ value: [event('1')], ...(url.includes('delta') && { '@odata.deltaLink': deltaLink }) }),
    );
    expect(await listEvents(vendor, window, null)).toMatchObject({ token: deltaLink, isWhole: true });
    expect(sent.map(({ operation }) => operation)).toEqual(['events.delta', 'events.list']);
    expect(Object.keys(sent[0]?.query ?? {})).toEqual(['startDateTime', 'endDateTime']);
  });

  it.each([
    [410, 'resyncRequired'],
    [410, 'anything'],
    [404, 'syncStateNotFound'],
    [400, 'SyncStateNotFound'],
  ])('are over with %i and %s', async (status, code) => {
    const { vendor } = vendorWith(() => ({ status, body: { error: { code } } }));
    expect(await listChanges(vendor, deltaLink)).toBeNull();
  });

  it('are rejected with other errors', async () => {
    const { vendor } = vendorWith(() => ({ status: 404, body: { error: { code: 'MailboxNotFound' } } }));
    await expect(listChanges(vendor, deltaLink)).rejects.toMatchObject({ problem: 'refused', status: 404 });
  });

  it('continue next time after a long read was interrupted', async () => {
    let pages = 0;
    const { vendor, sent } = vendorWith(() => {
      pages += 1;
      return ok({
        value: [event(String(pages))],
        '@odata.nextLink': `${graph}/me/calendarView/delta?$skiptoken=${pages}`,
      });
    });
    const changes = await listChanges(vendor, deltaLink);
    expect(sent).toHaveLength(limits.outlookChangePages);
    expect(changes?.token).toBe(`${graph}/me/calendarView/delta?$skiptoken=${limits.outlookChangePages}`);
  });
});

it('a channel identifies the connection in 128 characters', async () => {
  const named = { userId: '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a11', integrationId: `itg_${'0'.repeat(26)}` };
  const signature = 'x'.repeat(43);
  expect((await channelToken(async () => signature, named)).length).toBeLessThanOrEqual(128);
});
