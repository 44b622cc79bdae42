import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReceivedApplication } from '@shared/hiring/model/application';

type Place = { element: Element; candidate: string; index: number; isName: boolean };

const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-candidate]')];

const isLost = (): boolean => document.activeElement === null || document.activeElement.matches('body, main');

const placeOf = (target: EventTarget | null): Place | null => {
  const element = target instanceof Element ? target : null;
  const card = element?.closest<HTMLElement>('[data-candidate]');
  const candidate = card?.dataset['candidate'];
  if (!element || !card || !candidate) return null;
  return { element, candidate, index: cards().indexOf(card), isName: element.matches('a[data-name]') };
};

/** A card in another column is a new element, so the focus follows it, or goes to its successor. */
export const useKeptFocus = (rows: readonly ReceivedApplication[]): void => {
  const last = useRef<Place | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => (last.current = placeOf(target));
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useLayoutEffect(() => {
    const before = last.current;
    if (!before || before.element.isConnected || !isLost()) return;
    const shown = cards();
    const isListed = rows.some(({ applicationId }) => applicationId === before.candidate);
    const card = isListed
      ? shown.find((it) => it.dataset['candidate'] === before.candidate)
      : shown[Math.min(before.index, shown.length - 1)];
    const handle = isListed && !before.isName ? card?.querySelector<HTMLElement>('[aria-roledescription]') : null;
    (handle ?? card?.querySelector<HTMLElement>('a[data-name]'))?.focus();
  });
};
