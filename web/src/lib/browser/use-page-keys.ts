import { useEffect, useRef } from 'react';
import { useKeptChoice } from './kept-choice';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
    target.closest('[role="menu"], [role="tablist"], [role="listbox"]') !== null) &&
  !(target instanceof HTMLInputElement && target.type === 'checkbox');

/** Single-key shortcuts of the page; off in fields, menus, and dialogs, or if the person switched them off. */
export const usePageKeys = (keys: Readonly<Record<string, () => void>>): void => {
  const isOff = useKeptChoice('shortcuts') === 'off';
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (isOff) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target)) return;
      const act = latest.current[key.toLowerCase()];
      // The drawer lies over the list; anything above it gets the keys alone.
      if (!act || document.querySelector('dialog[open]:not([data-candidate-drawer])')) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOff]);
};
