import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { catchFocus } from '@/lib/browser/lost-focus';

const stops = 'a[href], button, input, select, textarea, summary, [tabindex]';

const focusLast = (panel: HTMLElement): void => {
  for (const stop of [...panel.querySelectorAll<HTMLElement>(stops)].reverse()) {
    if (stop.tabIndex < 0) continue;
    stop.focus();
    if (document.activeElement === stop) return;
  }
};

const isBehind = (target: EventTarget | null, panel: HTMLElement): boolean =>
  target instanceof HTMLElement && !panel.contains(target) && target.closest('dialog') === null;

/** A button that its own action removes loses the focus, which goes to the start. Returns a function that ends it. */
export const keepRemovedFocus = (panel: HTMLElement, focusFirst: () => void): (() => void) => {
  let last: HTMLElement | null = null;
  const onFocusIn = ({ target }: FocusEvent) => {
    last = target instanceof HTMLElement && panel.contains(target) ? target : null;
  };
  const removals = new MutationObserver(() => {
    if (last?.isConnected === false && document.activeElement === document.body) focusFirst();
  });
  removals.observe(panel, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocusIn);
  return () => {
    removals.disconnect();
    document.removeEventListener('focusin', onFocusIn);
  };
};

/** Closes on Escape and keeps the focus inside; returns a function that ends both. A dialog above gets keys first. */
const keepKeys = (panel: HTMLDialogElement, focusFirst: () => void, onClose: () => void): (() => void) => {
  let isBackward = false;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') isBackward = event.shiftKey;
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    onClose();
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!isBehind(target, panel)) return;
    if (isBackward) focusLast(panel);
    else focusFirst();
  };
  const endKeeping = keepRemovedFocus(panel, focusFirst);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('focusin', onFocusIn);
  return () => {
    endKeeping();
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('focusin', onFocusIn);
  };
};

/**
 * Opens a dialog over everything without making the page inert, which restyles each element of a long list: a third of a
 * second on a slow phone. `aria-modal` hides the page from screen readers, the dialog covers it, and the focus stays
 * inside. A browser without popovers opens it as a modal dialog. Set aside, it releases the page and keeps its state.
 */
export const useOverPage = (
  ref: RefObject<HTMLDialogElement | null>,
  labelledBy: string,
  onClose: () => void,
  isAside = false,
): void => {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    const panel = ref.current;
    if (!panel || isAside) return undefined;
    const before = document.activeElement;
    const focusFirst = () => document.getElementById(labelledBy)?.focus();
    const isPopover = typeof panel.showPopover === 'function';
    if (isPopover) panel.showPopover();
    else panel.showModal();
    // The heading isn't focusable before, so the dialog would start on its first button.
    focusFirst();
    const endKeys = isPopover ? keepKeys(panel, focusFirst, () => close.current()) : undefined;
    return () => {
      endKeys?.();
      if (isPopover) panel.hidePopover();
      else panel.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
      catchFocus();
    };
  }, [ref, labelledBy, isAside]);
};
