import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { catchFocus } from '@/lib/browser/lost-focus';
import { keepRemovedFocus } from './over-page';

type Beside = {
  labelledBy: string;
  /** ID of what it shows. */
  subject: string;
  /** The element on the page that stands for the subject; null if there is none. */
  homeOf: () => HTMLElement | null;
  onClose: () => void;
  isAside: boolean;
};

const isTyping = (target: Element): boolean => target.closest('input, textarea, select, [role="menu"]') !== null;

/**
 * Keys and focus of a panel beside a page that stays usable. A subject chosen on the page starts at the heading; closing
 * returns to the subject. Escape works in the panel and in what is beside it. Set aside, it leaves Escape to the page.
 */
export const useBesidePage = (
  ref: RefObject<HTMLElement | null>,
  { labelledBy, subject, homeOf, onClose, isAside }: Beside,
): void => {
  const latest = useRef({ homeOf, onClose });
  useLayoutEffect(() => {
    latest.current = { homeOf, onClose };
  });

  useLayoutEffect(() => {
    const panel = ref.current;
    if (!panel) return undefined;
    const before = document.activeElement;
    const endKeeping = keepRemovedFocus(panel, () => document.getElementById(labelledBy)?.focus());
    return () => {
      endKeeping();
      const { activeElement } = document;
      if (!panel.contains(activeElement) && activeElement !== document.body) return;
      const home = latest.current.homeOf() ?? (before instanceof HTMLElement ? before : null);
      home?.focus({ preventScroll: true });
      catchFocus();
    };
  }, [ref, labelledBy]);

  // Steps to the next subject inside the panel keep their focus.
  useLayoutEffect(() => {
    if (ref.current?.contains(document.activeElement)) return;
    document.getElementById(labelledBy)?.focus({ preventScroll: true });
  }, [ref, labelledBy, subject]);

  useEffect(() => {
    if (isAside) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      const { target } = event;
      const around = ref.current?.parentElement;
      if (!(target instanceof Element) || isTyping(target)) return;
      if (target !== document.body && !around?.contains(target)) return;
      event.preventDefault();
      latest.current.onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [ref, isAside]);
};
