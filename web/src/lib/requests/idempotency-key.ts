import { useRef } from 'react';

/** Same key while the content is the same, so a repeated submit is one write. */
export const useIdempotencyKey = (): ((content: unknown) => string) => {
  const last = useRef<{ content: string; key: string }>(null);
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current?.content !== text) last.current = { content: text, key: crypto.randomUUID() };
    return last.current.key;
  };
};
