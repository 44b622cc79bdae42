import { Link, useLocation } from 'react-router-dom';
import styles from './link-tabs.module.css';

type LinkTab = { to: string; label: string };

type Props = {
  label: string;
  tabs: readonly LinkTab[];
  /** Address of the chosen tab, if it isn't the path. */ current?: string;
};

/** Pages that belong together, in the second line of each. */
export const LinkTabs = ({ label, tabs, current }: Props) => {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ to, label: name }) => (
        <Link key={to} to={to} className={styles.tab} aria-current={to === (current ?? pathname) ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
};
