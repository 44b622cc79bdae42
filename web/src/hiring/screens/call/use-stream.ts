import { useMemo } from 'react';

export const useStreamOf = (track: MediaStreamTrack | null): MediaStream | null =>
  useMemo(() => (track ? new MediaStream([track]) : null), [track]);
