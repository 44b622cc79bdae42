import { useEffect, useMemo, useRef, useState } from 'react';
import type { InterviewCall } from '@shared/hiring/model/interview';
import { sendLive, useLiveUpdates, useLiveStatus } from '@/lib/live/live';
import { openMeeting, type Meeting, type Participant } from './meeting';
import type { LocalMedia } from './local-media';
import type { Tracks } from './peer';
import type { SentMedia } from './signalling';

/** Browsers on the same network connect without any server. */
const serversOf = ({ iceServers }: InterviewCall): RTCIceServer[] =>
  iceServers.map(({ urls, username, credential }) => ({
    urls,
    ...(username !== undefined && { username }),
    ...(credential !== undefined && { credential }),
  }));

const tracksOf = ({ inputs, screen }: LocalMedia): Tracks => {
  const picture = screen ?? inputs.camera.track;
  return { ...(inputs.microphone.track && { audio: inputs.microphone.track }), ...(picture && { video: picture }) };
};

const sentBy = ({ inputs, screen }: LocalMedia): SentMedia => ({
  microphone: inputs.microphone.isOn,
  camera: inputs.camera.isOn,
  screen: screen !== null,
});

export const useMeeting = (call: InterviewCall, media: LocalMedia): Participant[] => {
  const { interviewId } = call;
  const [participants, setParticipants] = useState<Participant[]>([]);
  const meeting = useRef<Meeting | null>(null);
  const [servers] = useState(() => serversOf(call));

  useEffect(() => {
    const page = crypto.randomUUID();
    const opened = openMeeting(page, servers, {
      send: (signal) => void sendLive({ action: 'signal', interviewId, signal: { ...signal, from: page } }),
      onChange: setParticipants,
    });
    meeting.current = opened;
    const leave = () => opened.leave();
    // Says goodbye when the page is closed.
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
      meeting.current = null;
    };
  }, [interviewId, servers]);

  const tracks = useMemo(() => tracksOf(media), [media]);
  const sends = useMemo(() => sentBy(media), [media]);
  const { audio, video } = tracks;
  const { microphone, camera, screen } = sends;
  useEffect(() => {
    meeting.current?.setTracks({ ...(audio && { audio }), ...(video && { video }) }, { microphone, camera, screen });
  }, [audio, video, microphone, camera, screen]);

  const isConnected = useLiveStatus() === 'connected';
  useEffect(() => {
    if (isConnected) meeting.current?.greet();
  }, [isConnected]);
  useLiveUpdates((update) => {
    if (update.type === 'signal' && update.interviewId === interviewId)
      meeting.current?.receive(update.userId, update.signal);
  });
  return participants;
};
