import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './link-tabs.module.css';

type LinkTab = { to: string; label: string };

type Props = {
  label: string;
  tabs: readonly LinkTab[];
  /** Address of the chosen tab, if it isn't the path. */ current?: string;
};

/** Related pages, linked in the second line of each. */
export const LinkTabs = ({ label, tabs, current }: Props) => {
  const { pathname } = useLocation();
  const chosen = current ?? pathname;
  const list = useRef<HTMLElement>(null);
  // Phones show only part of the line.
  useEffect(() => {
    const line = list.current;
    const tab = line?.querySelector<HTMLElement>('[aria-current]');
    if (!line || !tab) return;
    const end = tab.offsetLeft + tab.offsetWidth - line.offsetLeft;
    line.scrollLeft = Math.max(0, end - line.clientWidth);
  }, [chosen]);
  return (
    <nav ref={list} aria-label={label} className={styles.tabs}>
      {tabs.map(({ to, label: name }) => (
        <Link key={to} to={to} className={styles.tab} aria-current={to === chosen ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
};
