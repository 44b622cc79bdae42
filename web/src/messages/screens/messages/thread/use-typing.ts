import { useEffect, useRef, useState } from 'react';
import { displayDurations, limits } from '@shared/limits';
import { sendLive, useLiveUpdates } from '@/lib/live/live';

export const useTypingSignal = (conversationId: string): (() => void) => {
  const last = useRef(0);
  return () => {
    const now = Date.now();
    if (now - last.current < displayDurations.typingPause) return;
    if (sendLive({ action: 'typing', conversationId })) last.current = now;
  };
};

export const useIsTyping = (conversationId: string, userId: string): boolean => {
  const [typing, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLiveUpdates((update) => {
    if (!('conversationId' in update) || update.conversationId !== conversationId) return;
    clearTimeout(timer.current);
    const begins = update.type === 'typing' && update.userId === userId;
    setTyping(begins);
    if (begins) timer.current = setTimeout(() => setTyping(false), limits.typingSeconds * 1000);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return typing;
};
