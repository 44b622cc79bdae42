import { useEffect, useState } from 'react';
import { mainId } from '../../browser/focus-main';

/** A section counts as current once its top has passed this share of the window height. */
const readingLine = 0.4;

const sectionInSight = (ids: readonly string[]): string | undefined => {
  const line = window.innerHeight * readingLine;
  const passed = ids.filter((id) => {
    const section = document.getElementById(id);
    return section !== null && section.getBoundingClientRect().top <= line;
  });
  const { scrollHeight, clientHeight } = document.documentElement;
  const isAtEnd = scrollHeight > clientHeight && window.scrollY + clientHeight >= scrollHeight - 1;
  return (isAtEnd ? ids.at(-1) : passed.at(-1)) ?? ids[0];
};

/** Id of the section being read. `ids` must be in page order and stable. */
export const useSectionInSight = (ids: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(sectionInSight(ids)));
    };
    document.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', look);
    };
  }, [ids]);
  return current;
};

const scrolling = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

export const showTop = (): void => {
  window.scrollTo({ top: 0, behavior: scrolling() });
  document.getElementById(mainId)?.focus({ preventScroll: true });
};

export const showSection = (id: string): void => {
  const section = document.getElementById(id);
  const heading = section?.querySelector('h2');
  section?.scrollIntoView({ behavior: scrolling(), block: 'start' });
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
};

/** Scrolls the current section's link into view within its row, never the page. */
export const useLinkInSight = (id: string | undefined): void => {
  useEffect(() => {
    const link = document.querySelector<HTMLElement>(`[data-section="${id}"]`);
    const row = link?.parentElement?.parentElement;
    if (link && row) row.scrollTo({ left: link.offsetLeft - row.offsetLeft - 16, behavior: scrolling() });
  }, [id]);
};
