import { useCallback, useEffect, useRef, useState } from 'react';
import { fenceAt, type Fence } from '@shared/work/rules/attendance/geofence';
import type { ShiftDay } from '@shared/work/model/attendance';
import { ownPosition, positionPermission } from '@/lib/phone/own-position';

/** `off`: the location has no center to compare with. */
export type FenceState =
  | { kind: 'off' | 'ask' | 'checking' | 'denied' | 'failed' }
  | { kind: 'done'; fence: Fence; at: number };

const freshMs = 60_000;

const isFresh = (state: FenceState): boolean => state.kind === 'done' && Date.now() - state.at < freshMs;

const measured = async ({ center, fenceMeters }: ShiftDay['place']): Promise<FenceState> => {
  if (center === null) return { kind: 'off' };
  const found = await ownPosition();
  if (typeof found === 'string') return { kind: found };
  return { kind: 'done', fence: fenceAt(found, { center, radius: fenceMeters }), at: Date.now() };
};

export type FenceCheck = {
  state: FenceState;
  check: () => Promise<FenceState>;
  /** The position of the last minute, or a new one. */
  current: () => Promise<FenceState>;
};

/** The comparison stays on the phone. Without permission, nothing is measured before the person asks for it. */
export const useFence = (place: ShiftDay['place'], isNeeded: boolean): FenceCheck => {
  const hasCenter = place.center !== null;
  const [state, setState] = useState<FenceState>({ kind: hasCenter ? 'ask' : 'off' });
  const running = useRef<Promise<FenceState> | null>(null);
  const check = useCallback((): Promise<FenceState> => {
    if (running.current) return running.current;
    setState({ kind: 'checking' });
    const measuring = measured(place).then((next) => {
      running.current = null;
      setState(next);
      return next;
    });
    running.current = measuring;
    return measuring;
  }, [place]);
  useEffect(() => {
    if (!hasCenter || !isNeeded) return undefined;
    let isGone = false;
    void positionPermission().then((permission) => {
      if (isGone) return;
      if (permission === 'granted') void check();
      else if (permission === 'denied') setState({ kind: 'denied' });
    });
    return () => {
      isGone = true;
    };
    // Runs once: `place` is reloaded every minute.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hasCenter, isNeeded]);
  const current = () => (isFresh(state) ? Promise.resolve(state) : check());
  return { state, check, current };
};
