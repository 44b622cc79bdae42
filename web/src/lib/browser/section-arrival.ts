import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to the section that the address names, and again when what loads moves it, until the person does something. */
export const useSectionArrival = (): void => {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return undefined;
    const id = decodeURIComponent(hash.slice(1));
    const show = (): void => document.getElementById(id)?.scrollIntoView();
    const arrived = new AbortController();
    const observer = new ResizeObserver(show);
    const { signal } = arrived;
    signal.addEventListener('abort', () => observer.disconnect());
    for (const move of ownMoves)
      window.addEventListener(move, () => arrived.abort(), { signal, capture: true, passive: true });
    show();
    observer.observe(document.body);
    return () => arrived.abort();
  }, [hash, key]);
};
