import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Sections that load longer are not waited for, ms. */
const waitMs = 4000;

/** Scrolls to the section that the address names, also if it appears only once its data is here. */
export const useSectionArrival = (): void => {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return undefined;
    const id = decodeURIComponent(hash.slice(1));
    const shown = (): boolean => {
      const section = document.getElementById(id);
      section?.scrollIntoView();
      return section !== null;
    };
    if (shown()) return undefined;
    const observer = new MutationObserver(() => shown() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), waitMs);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [hash, key]);
};
