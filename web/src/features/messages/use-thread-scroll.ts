import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Within so many pixels of the end, the end is what somebody looks at. */
const nearEnd = 48;

/**
 * Where a thread stands. Its box counts from its end (`column-reverse`): it begins there, stays there when something
 * new comes, and stays where it is when older messages come in above. Only what comes in below moves it, and is
 * taken back while somebody reads further up.
 */
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
