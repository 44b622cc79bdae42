import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';

/** Shorter lists render completely, for browser search and printing. */
const allUpTo = 60;
const rowHeight = 44;

export const useWindowRows = <E extends HTMLElement>(count: number, keyOf: (index: number) => string) => {
  const list = useRef<E>(null);
  const [start, setStart] = useState(0);
  const isLong = count > allUpTo;
  const virtual = useWindowVirtualizer({
    count,
    enabled: isLong,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan: 12,
    scrollMargin: start,
  });

  // Content above the list may have changed height.
  useLayoutEffect(() => {
    const measure = () => {
      const top = list.current ? Math.round(list.current.getBoundingClientRect().top + window.scrollY) : 0;
      setStart((before) => (Math.abs(top - before) > 1 ? top : before));
    };
    measure();
    const page = new ResizeObserver(measure);
    page.observe(document.body);
    return () => page.disconnect();
  }, []);

  if (!isLong)
    return {
      list,
      indexes: Array.from({ length: count }, (_, index) => index),
      before: 0,
      after: 0,
      measure: undefined,
    };
  const items = virtual.getVirtualItems();
  return {
    list,
    indexes: items.map(({ index }) => index),
    before: (items[0]?.start ?? start) - start,
    after: virtual.getTotalSize() - ((items.at(-1)?.end ?? start) - start),
    measure: virtual.measureElement,
  };
};
