import { Link, useLocation } from 'react-router-dom';
import styles from './link-tabs.module.css';

type LinkTab = { to: string; label: string };

/** Pages that belong together, in the second line of each. */
export const LinkTabs = ({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) => {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ to, label: name }) => (
        <Link key={to} to={to} className={styles.tab} aria-current={to === pathname ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
};
