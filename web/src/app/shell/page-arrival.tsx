import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { mainId } from '@/lib/browser/focus-main';
import { followSection } from '@/lib/browser/section-arrival';

/** Gives the page time to set its title, ms. */
const titleDelayMs = 250;
const restoreMs = 1500;

const positions = new Map<string, number>();

const restore = (top: number): (() => void) => {
  const deadline = performance.now() + restoreMs;
  let frame = 0;
  const attempt = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) > 2 && performance.now() < deadline) frame = requestAnimationFrame(attempt);
  };
  attempt();
  return () => cancelAnimationFrame(frame);
};

const focusMain = () => document.getElementById(mainId)?.focus({ preventScroll: true });

/** React Router's key for an address from outside the application, or for a link within the page. */
const keyOfArrival = 'default';

/** On navigation: scrolls to the section or the top, or restores the position, moves focus, and announces the title. */
export const PageArrival = () => {
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const section = isBack && key !== keyOfArrival ? '' : hash.slice(1);
  const isFirst = useRef(true);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    if (section) return followSection(section);
    return undefined;
  }, [section, key]);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    const top = isBack ? (positions.get(key) ?? 0) : 0;
    const stopRestoring = section ? undefined : restore(top);
    if (!hash) focusMain();
    const timer = setTimeout(() => setAnnouncement(document.title), titleDelayMs);
    return () => {
      stopRestoring?.();
      clearTimeout(timer);
    };
    // A change of the query (filters, paging) is not a new page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, hash]);

  return (
    <div className="visually-hidden" role="status">
      {announcement}
    </div>
  );
};
