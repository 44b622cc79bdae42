import { useLayoutEffect, useRef } from 'react';

/**
 * Makes an element end where the screen ends, whatever stands above it: a notice that appears there must not push the
 * field to write in out of sight.
 */
export const useRoomBelow = () => {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fit = () => {
      const place = element.current;
      if (!place) return;
      const above = Math.round(place.getBoundingClientRect().top + window.scrollY);
      place.style.setProperty('--above', `${above}px`);
    };
    // What appears or goes does so after the event that says why.
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
