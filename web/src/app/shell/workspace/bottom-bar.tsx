import { Ellipsis, UserRound } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { isEmployer } from '@/lib/auth/home-for';
import { useTranslation } from '@/lib/i18n/i18n';
import { classNames } from '@/components/ui/base/class-names';
import styles from './bottom-bar.module.css';
import { MoreSheet } from './more-sheet';
import { labelOf, type RailCounts } from './rail';
import { bottomEntries, isCurrent, type FramePerson } from './workspace-navigation';

type Props = {
  me: FramePerson;
  counts: RailCounts;
  /** True while the person's entries are unknown: their places stay empty, so that none moves under a finger. */
  isWaiting?: boolean;
};

export const BottomBar = ({ me, counts, isWaiting = false }: Props) => {
  const { t } = useTranslation('workspace');
  const { pathname } = useLocation();
  const all = bottomEntries(me);
  const entries = isWaiting ? [] : all;
  const isElsewhere = !isWaiting && !entries.some((entry) => isCurrent(entry, pathname));
  const More = isEmployer(me) || me.support ? Ellipsis : UserRound;
  return (
    <nav className={styles.bar} aria-label={t('rail.main')}>
      {isWaiting && all.map(({ to }) => <span key={to} className={styles.entry} />)}
      {entries.map((entry) => {
        const count = entry.counts ? (counts[entry.counts] ?? 0) : 0;
        const name = t(entry.label);
        return (
          <Link
            key={entry.to}
            to={entry.to}
            className={styles.entry}
            aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
            aria-label={count > 0 ? t(labelOf(entry.counts), { name, count: String(count) }) : undefined}
          >
            <entry.icon size={21} aria-hidden="true" />
            <span className={styles.name}>{name}</span>
            {count > 0 && <span className={styles.dot} aria-hidden="true" />}
          </Link>
        );
      })}
      <MoreSheet
        me={me}
        triggerClassName={classNames(styles.entry, isElsewhere && styles.at)}
        trigger={
          <>
            <More size={21} aria-hidden="true" />
            <span className={styles.name}>{t(isEmployer(me) || me.support ? 'bottom.more' : 'bottom.me')}</span>
          </>
        }
      />
    </nav>
  );
};
