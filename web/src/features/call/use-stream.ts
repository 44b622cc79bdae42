import { useMemo } from 'react';

/** A track as something that a video element shows. */
export const useStreamOf = (track: MediaStreamTrack | null): MediaStream | null =>
  useMemo(() => (track ? new MediaStream([track]) : null), [track]);
