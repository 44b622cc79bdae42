import { useEffect, useState } from 'react';
import type { KioskCode } from '@shared/work/model/attendance';
import { api } from '@/lib/api/api';
import { isRefusal } from '@/lib/api/api-error';
import type { PairedKiosk } from './paired-kiosk';

/** `until`: in this device's clock, whether right or wrong. */
export type ShownCode = KioskCode & { until: number };
export type KioskState = { status: 'loading' | 'unreachable' } | { status: 'shown'; code: ShownCode };

const againMs = 5000;
/** Delay, because the next code exists only once the last has ended. */
const afterMs = 100;

/** Loads each code when the last one ends. `onRemoved`: a manager has removed this screen. */
export const useKioskCode = ({ kioskId, secret }: PairedKiosk, onRemoved: () => void): KioskState => {
  const [state, setState] = useState<KioskState>({ status: 'loading' });
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout>;
    const show = (code: KioskCode) => {
      const leftMs = Math.max(0, Date.parse(code.validUntil) - Date.parse(code.serverTime));
      setState({ status: 'shown', code: { ...code, until: Date.now() + leftMs } });
      timer = setTimeout(read, leftMs + afterMs);
    };
    const fail = (error: unknown) => {
      if (isRefusal(error)) {
        onRemoved();
        return;
      }
      setState({ status: 'unreachable' });
      timer = setTimeout(read, againMs);
    };
    const read = () => {
      api('getKioskCode', { body: { kioskId, secret } }).then(
        (code) => !isGone && show(code),
        (error: unknown) => !isGone && fail(error),
      );
    };
    read();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [kioskId, secret, onRemoved]);
  return state;
};
