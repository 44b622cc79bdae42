import { useRef, useState } from 'react';
import { say } from '@/lib/i18n/notices';
import { ApiError } from '@/lib/api/api-error';
import { errorText } from './error-text';
import type { Outcome } from './outcome';
import { useCooldown } from './use-cooldown';

type Sent = 'resetCodeResent' | 'verificationCodeSent' | 'confirmationResent';
type Request = { key: string; send: () => Promise<unknown>; sent: Sent; failed: string };

export const useMailRequest = ({ key, send, sent, failed }: Request) => {
  const cooldown = useCooldown(key);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  const request = async (): Promise<Outcome | null> => {
    if (underWay.current || cooldown.secondsLeft > 0) return null;
    underWay.current = true;
    setBusy(true);
    try {
      await send();
      cooldown.start();
      return { kind: 'success', text: say(sent) };
    } catch (error) {
      if (error instanceof ApiError && error.retryAfterSeconds) cooldown.start(error.retryAfterSeconds);
      return { kind: 'error', text: errorText(error, failed) };
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  return { request, busy, secondsLeft: cooldown.secondsLeft };
};
