import { readPayload, type OutgoingSignal } from './signalling';

export type PeerState = 'connecting' | 'connected' | 'interrupted';

export const mediaKinds = ['audio', 'video'] as const;
export type MediaKind = (typeof mediaKinds)[number];
export type Tracks = Partial<Record<MediaKind, MediaStreamTrack>>;

type PeerEvents = {
  send(signal: OutgoingSignal): void;
  onState(state: PeerState): void;
  onStream(stream: MediaStream): void;
};

export type Peer = {
  /** Handles a description or candidate of the other page; they can arrive out of order. */
  receive(signal: { kind: 'description' | 'candidate'; payload: string }): void;
  setTracks(tracks: Tracks): void;
  restart(): void;
  close(): void;
};

const states: Partial<Record<RTCPeerConnectionState, PeerState>> = {
  new: 'connecting',
  connecting: 'connecting',
  connected: 'connected',
  disconnected: 'interrupted',
  failed: 'interrupted',
};

/** One side always offers and the other answers, so offers never collide. Replaces tracks without renegotiation. */
export const openPeer = (
  remotePage: string,
  offers: boolean,
  iceServers: RTCIceServer[],
  { send, onState, onStream }: PeerEvents,
): Peer => {
  const connection = new RTCPeerConnection({ iceServers });
  const stream = new MediaStream();
  const early: RTCIceCandidateInit[] = [];
  let tracks: Tracks = {};
  let work: Promise<void> = Promise.resolve();

  const inOrder = (step: () => Promise<void>): void => {
    work = work.then(step).catch(() => {
      if (connection.connectionState !== 'closed') onState('interrupted');
    });
  };

  /** The offerer has transceivers from the start, the answerer after the offer. */
  const senders = (): RTCRtpSender[] => connection.getTransceivers().map(({ sender }) => sender);
  const applyTracks = async (): Promise<void> => {
    await Promise.all(senders().map((sender, index) => sender.replaceTrack(tracks[mediaKinds[index]!] ?? null)));
  };

  const describe = async (): Promise<void> => {
    await connection.setLocalDescription();
    send({ kind: 'description', to: remotePage, payload: JSON.stringify(connection.localDescription) });
  };

  const takeCandidate = async (candidate: RTCIceCandidateInit): Promise<void> => {
    if (connection.remoteDescription) await connection.addIceCandidate(candidate);
    else early.push(candidate);
  };

  const takeDescription = async (description: RTCSessionDescriptionInit): Promise<void> => {
    await connection.setRemoteDescription(description);
    for (const candidate of early.splice(0)) await connection.addIceCandidate(candidate);
    if (description.type !== 'offer') return;
    for (const transceiver of connection.getTransceivers()) transceiver.direction = 'sendrecv';
    await applyTracks();
    await describe();
  };

  connection.onicecandidate = ({ candidate }) => {
    if (candidate) send({ kind: 'candidate', to: remotePage, payload: JSON.stringify(candidate) });
  };
  connection.ontrack = ({ track }) => {
    stream.addTrack(track);
    onStream(stream);
  };
  connection.onconnectionstatechange = () => {
    const state = states[connection.connectionState];
    if (state) onState(state);
    if (connection.connectionState === 'failed' && offers) connection.restartIce();
  };
  if (offers) {
    connection.onnegotiationneeded = () => inOrder(describe);
    // All kinds from the start in `mediaKinds` order, even without a camera.
    for (const kind of mediaKinds) connection.addTransceiver(kind, { direction: 'sendrecv' });
  }

  return {
    receive({ kind, payload }) {
      const content = readPayload<RTCSessionDescriptionInit & RTCIceCandidateInit>(payload);
      if (!content) return;
      inOrder(() => (kind === 'description' ? takeDescription(content) : takeCandidate(content)));
    },
    setTracks(next) {
      tracks = next;
      inOrder(applyTracks);
    },
    restart: () => connection.restartIce(),
    close() {
      connection.onconnectionstatechange = null;
      connection.close();
    },
  };
};
