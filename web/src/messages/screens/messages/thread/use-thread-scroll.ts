import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Within this many pixels the user is considered to be at the end. */
const nearEnd = 48;

/** A `column-reverse` thread stays at the end. While the user reads further up, new messages would move it. */
export const useThreadScroll = (newestKey: string | undefined, received: readonly string[]) => {
  const box = useRef<HTMLDivElement>(null);
  const heightBefore = useRef(0);
  const newestBefore = useRef(newestKey);
  const [atEnd, setAtEnd] = useState(true);
  const newestReceived = received.at(-1);
  const [seen, setSeen] = useState(newestReceived);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const isLonger = newestBefore.current !== newestKey && newestBefore.current !== undefined;
    if (isLonger && element.scrollTop < -nearEnd) element.scrollTop -= element.scrollHeight - heightBefore.current;
    newestBefore.current = newestKey;
    heightBefore.current = element.scrollHeight;
  });

  useEffect(() => {
    if (atEnd) setSeen(newestReceived);
  }, [atEnd, newestReceived]);

  const onScroll = () => setAtEnd((box.current?.scrollTop ?? 0) >= -nearEnd);
  const toEnd = () => {
    box.current?.scrollTo({ top: 0 });
    setAtEnd(true);
  };
  const newBelow = atEnd || seen === undefined ? 0 : received.length - 1 - received.indexOf(seen);
  return { box, atEnd, onScroll, toEnd, newBelow };
};
