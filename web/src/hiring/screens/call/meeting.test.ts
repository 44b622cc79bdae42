import { describe, expect, it } from 'vitest';
import type { Signal } from '@shared/messages/model/live';
import { callPhase } from './use-call-phase';
import { openMeeting, type Meeting, type Participant } from './meeting';
import type { Peer } from './peer';

type Page = { meeting: Meeting; seen: () => Participant[]; peers: { page: string; offers: boolean; log: string[] }[] };

const room = () => {
  const inside = new Map<string, { userId: string; meeting: Meeting }>();
  const enter = (page: string, userId: string): Page => {
    let participants: Participant[] = [];
    const peers: Page['peers'] = [];
    const meeting = openMeeting(
      page,
      [],
      {
        send: (signal) => {
          const sent: Signal = { ...signal, from: page };
          for (const [other, there] of inside) {
            if (other !== page && there.userId !== userId) there.meeting.receive(userId, sent);
          }
        },
        onChange: (now) => (participants = now),
      },
      (remote, offers): Peer => {
        const log: string[] = [];
        peers.push({ page: remote, offers, log });
        return {
          receive: ({ kind }) => void log.push(kind),
          setTracks: () => void log.push('tracks'),
          restart: () => void log.push('restart'),
          close: () => void log.push('close'),
        };
      },
    );
    inside.set(page, { userId, meeting });
    meeting.greet();
    return { meeting, seen: () => participants, peers };
  };
  return { enter, gone: (page: string) => inside.delete(page) };
};

describe('the room of a call', () => {
  it('seats everyone who joins, and exactly one of two pages offers', () => {
    const { enter } = room();
    const ann = enter('a', 'ann');
    const ben = enter('b', 'ben');
    const cem = enter('c', 'cem');
    expect(ann.seen().map(({ userId }) => userId)).toEqual(['ben', 'cem']);
    expect(ben.seen().map(({ userId }) => userId)).toEqual(['ann', 'cem']);
    expect(cem.seen().map(({ userId }) => userId)).toEqual(['ann', 'ben']);
    expect(ann.peers.map(({ offers }) => offers)).toEqual([true, true]);
    expect(cem.peers.map(({ offers }) => offers)).toEqual([false, false]);
  });

  it('tells the others, also later ones, what is on', () => {
    const { enter } = room();
    const ann = enter('a', 'ann');
    ann.meeting.setTracks({}, { microphone: true, camera: false, screen: false });
    const ben = enter('b', 'ben');
    expect(ben.seen()[0]?.sends).toEqual({ microphone: true, camera: false, screen: false });
    ann.meeting.setTracks({}, { microphone: false, camera: true, screen: true });
    expect(ben.seen()[0]?.sends).toEqual({ microphone: false, camera: true, screen: true });
  });

  it('keeps the newest state, in any order of arrival', () => {
    const { enter } = room();
    const ann = enter('a', 'ann');
    const say = (number: number, microphone: boolean) =>
      ann.meeting.receive('ben', {
        kind: 'state',
        from: 'b',
        to: null,
        payload: JSON.stringify({ number, sends: { microphone, camera: false, screen: false } }),
      });
    say(2, true);
    ann.meeting.receive('ben', { kind: 'hello', from: 'b', to: 'a', payload: '' });
    say(1, false);
    expect(ann.seen()[0]?.sends.microphone).toBe(true);
  });

  it('frees a seat when someone leaves', () => {
    const { enter } = room();
    const ann = enter('a', 'ann');
    const ben = enter('b', 'ben');
    ben.meeting.leave();
    expect(ann.seen()).toEqual([]);
    expect(ann.peers[0]?.log).toContain('close');
  });

  it('keeps one seat for someone who returns on a new page without leaving first', () => {
    const { enter, gone } = room();
    const ann = enter('a', 'ann');
    enter('b', 'ben');
    gone('b');
    enter('z', 'ben');
    expect(ann.seen().map(({ page }) => page)).toEqual(['z']);
  });

  it('reconnects when a connected page says hello again', () => {
    const { enter } = room();
    const ann = enter('a', 'ann');
    const ben = enter('b', 'ben');
    expect(ann.peers[0]?.log).not.toContain('restart');
    ben.meeting.greet();
    expect(ann.peers[0]?.log).toContain('restart');
    expect(ann.seen()).toHaveLength(1);
  });

  it('gives a page only messages for it', () => {
    const { enter } = room();
    const ann = enter('a', 'ann');
    enter('b', 'ben');
    ann.meeting.receive('ben', { kind: 'candidate', from: 'b', to: 'elsewhere', payload: '{}' });
    expect(ann.peers).toHaveLength(1);
    expect(ann.peers[0]?.log).not.toContain('candidate');
    ann.meeting.receive('ben', { kind: 'candidate', from: 'b', to: 'a', payload: '{}' });
    expect(ann.peers[0]?.log).toContain('candidate');
  });

  it('accepts messages that arrive before a hello, and none after a goodbye', () => {
    const { enter } = room();
    const ann = enter('a', 'ann');
    ann.meeting.receive('ben', { kind: 'description', from: 'b', to: 'a', payload: '{}' });
    expect(ann.peers[0]?.log).toContain('description');
    ann.meeting.receive('ben', { kind: 'hello', from: 'b', to: 'a', payload: '' });
    expect(ann.seen()).toHaveLength(1);
    ann.meeting.receive('ben', { kind: 'bye', from: 'b', to: null, payload: '' });
    ann.meeting.receive('ben', { kind: 'candidate', from: 'b', to: 'a', payload: '{}' });
    expect(ann.seen()).toEqual([]);
  });

  it('opens and closes on schedule', () => {
    const times = { opensAt: '2026-11-21T10:00:00Z', closesAt: '2026-11-21T12:00:00Z' };
    expect(callPhase(times, Date.parse('2026-11-21T09:59:59Z'))).toBe('early');
    expect(callPhase(times, Date.parse('2026-11-21T10:00:00Z'))).toBe('open');
    expect(callPhase(times, Date.parse('2026-11-21T12:00:00Z'))).toBe('over');
  });
});
