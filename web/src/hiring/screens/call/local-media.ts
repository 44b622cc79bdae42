import { useCallback, useEffect, useRef, useState } from 'react';

export type Input = 'microphone' | 'camera';
export type InputProblem = 'denied' | 'missing' | 'busy';

type InputState = { track: MediaStreamTrack | null; isOn: boolean; problem: InputProblem | null; deviceId: string };
type Inputs = Record<Input, InputState>;

export type Device = { deviceId: string; label: string };
export type Devices = Record<Input, Device[]>;

const noInput: InputState = { track: null, isOn: false, problem: null, deviceId: '' };
const kindOf = { microphone: 'audio', camera: 'video' } as const;
const inputs = ['microphone', 'camera'] as const;

const problemOf = (error: unknown): InputProblem => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'denied';
};

const constraintsFor = (input: Input, deviceId: string): MediaStreamConstraints => {
  const device = deviceId ? { deviceId: { exact: deviceId } } : {};
  return input === 'microphone'
    ? { audio: { ...device, echoCancellation: true, noiseSuppression: true } }
    : { video: { ...device, width: { ideal: 1280 }, height: { ideal: 720 } } };
};

const askFor = async (input: Input, deviceId: string): Promise<InputState> => {
  // Insecure contexts have no mediaDevices.
  const media = navigator.mediaDevices as MediaDevices | undefined;
  if (!media) return { ...noInput, problem: 'denied', deviceId };
  try {
    const stream = await media.getUserMedia(constraintsFor(input, deviceId));
    const track = stream.getTracks()[0] ?? null;
    return { track, isOn: track !== null, problem: null, deviceId: track?.getSettings().deviceId ?? deviceId };
  } catch (error) {
    return { ...noInput, problem: problemOf(error), deviceId };
  }
};

const listDevices = async (): Promise<Devices> => {
  const all = await navigator.mediaDevices.enumerateDevices();
  const of = (input: Input): Device[] =>
    all
      .filter(({ kind, deviceId }) => kind === `${kindOf[input]}input` && deviceId !== '')
      .map(({ deviceId, label }) => ({ deviceId, label }));
  return { microphone: of('microphone'), camera: of('camera') };
};

/** The user's microphone, camera and screen. All tracks are released on unmount. */
export const useLocalMedia = () => {
  const [state, setState] = useState<Inputs>({ microphone: noInput, camera: noInput });
  const [screen, setScreen] = useState<MediaStreamTrack | null>(null);
  const [devices, setDevices] = useState<Devices>({ microphone: [], camera: [] });
  const [isAsking, setAsking] = useState(true);
  /** Tracks to release, including those acquired after the last state update. */
  const held = useRef(new Set<MediaStreamTrack>());
  const left = useRef(false);

  const hold = useCallback((track: MediaStreamTrack | null) => {
    if (!track) return;
    if (left.current) track.stop();
    else held.current.add(track);
  }, []);
  const release = useCallback((track: MediaStreamTrack | null) => {
    if (!track) return;
    track.stop();
    held.current.delete(track);
  }, []);

  const start = useCallback(
    async (input: Input, deviceId: string): Promise<void> => {
      const next = await askFor(input, deviceId);
      hold(next.track);
      setState((current) => {
        release(current[input].track);
        return { ...current, [input]: next };
      });
      if (next.track) setDevices(await listDevices());
    },
    [hold, release],
  );

  useEffect(() => {
    left.current = false;
    const tracks = held.current;
    // Sequential: some browsers show one permission prompt at a time and deny the second.
    void start('microphone', '')
      .then(() => start('camera', ''))
      .finally(() => setAsking(false));
    const onChange = () => void listDevices().then(setDevices);
    const media = navigator.mediaDevices as MediaDevices | undefined;
    media?.addEventListener('devicechange', onChange);
    return () => {
      left.current = true;
      media?.removeEventListener('devicechange', onChange);
      for (const track of tracks) track.stop();
      tracks.clear();
    };
  }, [start]);

  const toggle = (input: Input): void => {
    const { track, isOn, deviceId } = state[input];
    if (!track) return void start(input, deviceId);
    // A muted microphone stays acquired for instant unmuting; a camera is released so its light goes off.
    if (input === 'microphone') {
      track.enabled = !isOn;
      setState({ ...state, microphone: { ...state.microphone, isOn: !isOn } });
    } else {
      release(track);
      setState({ ...state, camera: { ...state.camera, track: null, isOn: false } });
    }
  };

  const stopScreen = (): void => {
    release(screen);
    setScreen(null);
  };

  const shareScreen = async (): Promise<void> => {
    try {
      const [track = null] = (await navigator.mediaDevices.getDisplayMedia({ video: true })).getVideoTracks();
      hold(track);
      // The browser's own UI can also stop sharing.
      track?.addEventListener('ended', () => setScreen((current) => (current === track ? null : current)));
      setScreen(track);
    } catch {
      // Dismissing the prompt cancels sharing.
    }
  };

  return {
    inputs: state,
    devices,
    screen,
    isAsking,
    canShareScreen: 'mediaDevices' in navigator && 'getDisplayMedia' in navigator.mediaDevices,
    toggle,
    choose: (input: Input, deviceId: string) => void start(input, deviceId),
    askAgain: () => inputs.filter((input) => state[input].problem !== null).forEach((input) => void start(input, '')),
    toggleScreen: () => (screen ? stopScreen() : void shareScreen()),
  };
};
export type LocalMedia = ReturnType<typeof useLocalMedia>;
