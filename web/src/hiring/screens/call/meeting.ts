import type { Signal } from '@shared/messages/model/live';
import { openPeer, type Peer, type PeerState, type Tracks } from './peer';
import { nothingSent, readPayload, type NumberedState, type OutgoingSignal, type SentMedia } from './signalling';

export type Participant = {
  page: string;
  userId: string;
  state: PeerState;
  stream: MediaStream | null;
  sends: SentMedia;
};

type MeetingEvents = {
  send(signal: OutgoingSignal): void;
  onChange(participants: Participant[]): void;
};

/** The room as one page sees it: one peer connection per other participant. */
export type Meeting = {
  receive(userId: string, signal: Signal): void;
  setTracks(tracks: Tracks, sends: SentMedia): void;
  /** Announces this page to all, at first and after a lost signaling connection. */
  greet(): void;
  leave(): void;
};

type Seat = { participant: Participant; peer: Peer };

export const openMeeting = (
  ownPage: string,
  iceServers: RTCIceServer[],
  { send, onChange }: MeetingEvents,
  open: typeof openPeer = openPeer,
): Meeting => {
  const seats = new Map<string, Seat>();
  /** Pages that left; late messages from them are ignored. */
  const gone = new Set<string>();
  let tracks: Tracks = {};
  let sends = nothingSent;
  let said = 0;
  /** Last known state per page, possibly received before the page has a seat. */
  const states = new Map<string, NumberedState>();

  const changed = () => onChange([...seats.values()].map(({ participant }) => participant));
  const sayState = (to: string | null) => {
    said += 1;
    send({ kind: 'state', to, payload: JSON.stringify({ number: said, sends } satisfies NumberedState) });
  };
  const update = (page: string, change: Partial<Participant>) => {
    const seat = seats.get(page);
    if (!seat) return;
    seat.participant = { ...seat.participant, ...change };
    changed();
  };

  const remove = (page: string): void => {
    seats.get(page)?.peer.close();
    if (seats.delete(page)) changed();
  };

  const isHere = (userId: string): boolean => [...seats.values()].some((seat) => seat.participant.userId === userId);

  const goodbye = (page: string): void => {
    gone.add(page);
    remove(page);
  };

  const takeSeat = (page: string, userId: string): void => {
    const peer = open(page, ownPage < page, iceServers, {
      send,
      onState: (state) => update(page, { state }),
      onStream: (stream) => update(page, { stream }),
    });
    peer.setTracks(tracks);
    seats.set(page, {
      peer,
      participant: { page, userId, state: 'connecting', stream: null, sends: states.get(page)?.sends ?? nothingSent },
    });
    changed();
  };

  const hear = (page: string, state: NumberedState | null): void => {
    if (!state || state.number < (states.get(page)?.number ?? 0)) return;
    states.set(page, state);
    update(page, { sends: state.sends });
  };

  const hello = (page: string, userId: string, toAll: boolean): void => {
    // A returning user, such as after a reload, keeps only the newest page.
    for (const [other, { participant }] of seats) if (participant.userId === userId && other !== page) goodbye(other);
    // A page that says hello again has lost its connection to us.
    if (!seats.has(page)) takeSeat(page, userId);
    else if (toAll) seats.get(page)!.peer.restart();
    if (toAll) send({ kind: 'hello', to: page, payload: '' });
    sayState(page);
  };

  return {
    receive(userId, { kind, from, to, payload }) {
      if (from === ownPage || (to !== null && to !== ownPage)) return;
      if (kind === 'hello') hello(from, userId, to === null);
      else if (kind === 'bye') goodbye(from);
      else if (kind === 'state') hear(from, readPayload<NumberedState>(payload));
      else {
        if (!seats.has(from) && !gone.has(from) && !isHere(userId)) takeSeat(from, userId);
        seats.get(from)?.peer.receive({ kind, payload });
      }
    },
    setTracks(nextTracks, nextSends) {
      tracks = nextTracks;
      sends = nextSends;
      for (const { peer } of seats.values()) peer.setTracks(tracks);
      sayState(null);
    },
    greet: () => send({ kind: 'hello', to: null, payload: '' }),
    leave() {
      send({ kind: 'bye', to: null, payload: '' });
      for (const { peer } of seats.values()) peer.close();
      seats.clear();
    },
  };
};
