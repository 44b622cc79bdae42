import { useCallback, useEffect, useState } from 'react';

export type PassingMessage = { kind: 'success' | 'error'; text: string };

export const usePassingMessage = (shownFor: Record<PassingMessage['kind'], number>) => {
  const [message, setMessage] = useState<PassingMessage | null>(null);
  const duration = message && shownFor[message.kind];

  useEffect(() => {
    if (duration === null) return undefined;
    const clear = setTimeout(() => setMessage(null), duration);
    return () => clearTimeout(clear);
  }, [message, duration]);

  const show = useCallback((kind: PassingMessage['kind'], text: string) => setMessage({ kind, text }), []);
  const clear = useCallback(() => setMessage(null), []);
  return { message, show, clear };
};
