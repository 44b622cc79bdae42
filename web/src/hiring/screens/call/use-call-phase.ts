import { useEffect, useState } from 'react';
import type { InterviewCall } from '@shared/hiring/model/interview';

export type CallPhase = 'early' | 'open' | 'over';

export const callPhase = ({ opensAt, closesAt }: Pick<InterviewCall, 'opensAt' | 'closesAt'>, now: number): CallPhase =>
  now < Date.parse(opensAt) ? 'early' : now < Date.parse(closesAt) ? 'open' : 'over';

/** Maximum delay of setTimeout, ms. */
const longestTimer = 2 ** 31 - 1;

/** Switches when the room opens. No one is removed when the time is over. */
export const useCallPhase = (call: InterviewCall): CallPhase => {
  const [phase, setPhase] = useState(() => callPhase(call, Date.now()));
  useEffect(() => {
    if (phase !== 'early') return undefined;
    const wait = Math.min(Math.max(0, Date.parse(call.opensAt) - Date.now()), longestTimer);
    const timer = setTimeout(() => setPhase(callPhase(call, Date.now())), wait);
    return () => clearTimeout(timer);
  }, [call, phase]);
  return phase;
};
