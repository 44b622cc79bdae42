import { useLayoutEffect, useRef } from 'react';

/** Limits the height to the bottom of the screen, so a banner above doesn't push the message field out of view. */
export const useRoomBelow = () => {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fit = () => {
      const place = element.current;
      if (!place) return;
      const above = Math.round(place.getBoundingClientRect().top + window.scrollY);
      place.style.setProperty('--above', `${above}px`);
    };
    // Layout changes follow the event.
    const later = () => void requestAnimationFrame(fit);
    fit();
    const events = ['resize', 'online', 'offline'] as const;
    for (const event of events) window.addEventListener(event, later);
    return () => {
      for (const event of events) window.removeEventListener(event, later);
    };
  }, []);
  return element;
};
