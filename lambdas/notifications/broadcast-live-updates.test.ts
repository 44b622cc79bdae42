import type { DomainEvent, EventOf, EventType } from '@shared/core/model/event';
import { describe, expect, it } from 'vitest';
import { consumeQueue } from '../events/queue/consume-queue';
import { broadcastLiveUpdates, type LiveUpdateDeps } from './broadcast-live-updates';

const ulid = '0'.repeat(26);
const ids = { applicationId: `app_${ulid}`, jobId: `job_${ulid}`, organizationId: `org_${ulid}` };
const person = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [professional, poster, follower, formerMember] = [person(1), person(2), person(3), person(4)];

const board = `board:loc_${ulid}:2026-11-23`;
const [icu, surgery] = [`unt_${ulid}`, `unt_${'1'.repeat(26)}`];
const unitsOf: Record<string, string[]> = { [poster]: [icu, surgery], [follower]: [surgery] };

const event = <T extends EventType>(type: T, data: EventOf<T>['data']): DomainEvent =>
  ({ id: `${type}:1`, type, occurredAt: '2026-11-21T08:00:00.000Z', data }) as DomainEvent;

const world = () => {
  const sent: [string, { type: string }][] = [];
  const removed: string[] = [];
  const gone = new Set<string>();
  const closed: string[] = [];
  const deps: LiveUpdateDeps = {
    connections: {
      of: async (userId) => [`page of ${userId}`],
      remove: async (connectionId) => {
        removed.push(connectionId);
        return { left: null };
      },
      followers: async (topic) =>
        topic === `job:${ids.jobId}` || topic === board
          ? [poster, follower, formerMember].map((userId) => ({ connectionId: `page of ${userId}`, userId }))
          : [],
    },
    audience: {
      team: async () => [poster],
      members: async () => new Set([poster, follower]),
      coverage: async (userId) => new Set(unitsOf[userId]),
    },
    push: {
      send: async (connectionId, message) => {
        if (gone.has(connectionId)) return false;
        sent.push([connectionId.slice('page of '.length), JSON.parse(message) as { type: string }]);
        return true;
      },
    },
    close: async (connectionId) => void closed.push(connectionId),
    clock: { now: () => new Date(0) },
  };
  const told = async (of: DomainEvent) => {
    for (const { run } of await broadcastLiveUpdates(deps, of)) await run();
    return sent.map(([userId]) => userId).sort();
  };
  return { deps, sent, removed, gone, closed, told };
};

const move = { ...ids, professionalId: professional, from: 'new', to: 'under_review' } as const;
const moved = event('application.status_changed', move);

describe('live updates', () => {
  it.each([
    [moved, [poster, follower]],
    [event('application.status_announced', move), [professional]],
    [event('application.submitted', { ...ids, professionalId: professional }), [professional, poster, follower]],
    [event('application.rated', ids), [poster, follower]],
    [
      event('application.noted', { ...ids, noteId: `not_${ulid}`, authorId: poster, mentions: [follower] }),
      [poster, follower],
    ],
    [
      event('message.sent', {
        conversationId: `cnv_${ulid}`,
        messageId: `msg_${ulid}`,
        senderId: poster,
        recipientId: professional,
      }),
      [professional, poster],
    ],
    [
      event('conversation.read', { conversationId: `cnv_${ulid}`, readerId: professional, otherId: poster }),
      [professional, poster],
    ],
    [
      event('interview.changed', {
        ...ids,
        interviewId: `int_${ulid}`,
        professionalId: professional,
        organizerId: poster,
        change: 'proposed',
        version: 1,
      }),
      [professional, poster, follower],
    ],
    [
      event('offer.changed', {
        ...ids,
        offerId: `ofr_${ulid}`,
        professionalId: professional,
        status: 'open',
        version: 1,
      }),
      [professional, poster, follower],
    ],
    [
      event('timesheet.changed', {
        ...ids,
        placementId: `plc_${ulid}`,
        weekStartsOn: '2026-11-16',
        professionalId: professional,
        status: 'submitted',
        version: 1,
      }),
      [professional, poster],
    ],
    [
      event('invite.sent', {
        shiftId: `shf_${ulid}`,
        organizationId: ids.organizationId,
        professionalId: professional,
        kind: 'wave',
        run: 1,
      }),
      [professional],
    ],
    [event('notification.created', { notificationId: `ntf_${ulid}`, userId: poster }), [poster]],
    [event('job.changed', ids), []],
  ])('of $type reach each person concerned once', async (of, people) => {
    expect(await world().told(of)).toEqual([...people].sort());
  });

  it('have no effect for people who are offline', async () => {
    const { deps } = world();
    const of = async (userId: string) => (userId === poster ? [`page of ${userId}`] : []);
    const online = { ...deps, connections: { ...deps.connections, of } };
    const submitted = event('application.submitted', { ...ids, professionalId: professional });
    const effects = await broadcastLiveUpdates(online, submitted);
    expect(effects.map(({ id }) => id)).toEqual([poster, 'followers']);
  });

  it('carry IDs and no text that someone wrote', async () => {
    const { sent, told } = world();
    await told(moved);
    expect(sent[0]![1]).toEqual({
      type: 'application.changed',
      jobId: ids.jobId,
      applicationId: ids.applicationId,
    });
  });

  it('of a board include only cells of units that the follower may read now', async () => {
    const { sent, told } = world();
    const cells = [icu, surgery].map((unitId) => ({ unitId, day: '2026-11-26' }));
    const week = { locationId: `loc_${ulid}`, weekStartsOn: '2026-11-23' };
    expect(await told(event('board.changed', { ...week, cells }))).toEqual([poster, follower].sort());
    expect(Object.fromEntries(sent)).toEqual({
      [poster]: { type: 'board.changed', ...week, cells },
      [follower]: { type: 'board.changed', ...week, cells: cells.slice(1) },
    });
  });

  it('remove a page that is gone', async () => {
    const { told, gone, removed } = world();
    gone.add(`page of ${poster}`);
    await told(moved);
    expect(removed).toEqual([`page of ${poster}`]);
  });

  it('close the connections of sessions that a new password ended', async () => {
    const { told, closed } = world();
    expect(await told(event('account.password_changed', { userId: follower }))).toEqual([]);
    expect(closed).toEqual([`page of ${follower}`]);
  });

  it('close the connections of a person who signed out devices, and after no other change', async () => {
    const { told, closed } = world();
    const at = '2026-11-21T08:00:00.000Z';
    await told(event('account.security_changed', { userId: follower, change: 'new_device', at }));
    expect(closed).toEqual([]);
    expect(await told(event('account.security_changed', { userId: follower, change: 'signed_out', at }))).toEqual([]);
    expect(closed).toEqual([`page of ${follower}`]);
  });

  it('are sent once when their event is delivered again', async () => {
    const { deps, sent } = world();
    const done = new Set<string>();
    const processed = {
      once: async (_consumer: string, id: string, work: () => Promise<void>) => {
        if (!done.has(id)) await work();
        done.add(id);
      },
    };
    const handle = consumeQueue('push-live', (it) => broadcastLiveUpdates(deps, it), processed);
    const record = { messageId: '1', body: JSON.stringify({ detail: moved }) };
    for (let delivery = 0; delivery < 2; delivery += 1) {
      expect(await handle({ Records: [record, record] } as never)).toEqual({ batchItemFailures: [] });
    }
    expect(sent).toHaveLength(2);
  });
});
