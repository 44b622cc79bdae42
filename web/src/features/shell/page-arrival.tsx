import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { mainId } from '@/lib/browser/focus-main';

/** Long enough for a page to have set its title. */
const titleDelayMs = 250;
/** How long going back waits for the page to be tall enough for its old position. */
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

/**
 * What a browser does when a page is loaded: start at the top, or where it was when going back; move the focus to the
 * page; tell screen readers its name.
 */
export const PageArrival = () => {
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const isFirst = useRef(true);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    const top = isBack ? (positions.get(key) ?? 0) : 0;
    const stopRestoring = hash && !isBack ? undefined : restore(top);
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else focusMain();
    const timer = setTimeout(() => setAnnouncement(document.title), titleDelayMs);
    return () => {
      stopRestoring?.();
      clearTimeout(timer);
    };
    // A changed search (filters, pages of a list) is not another page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, hash]);

  return (
    <div className="visually-hidden" role="status">
      {announcement}
    </div>
  );
};
