import { BadgeCheck, ChevronsUpDown, LifeBuoy, Lock, LogOut, Moon, Settings, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { paths } from '@shared/paths';
import { Face } from '@/components/faces/face';
import { OrganizationMark } from '@/components/faces/organization-mark';
import { classNames } from '@/components/ui/base/class-names';
import { Menu } from '@/components/ui/menu';
import { useAppearanceChoice } from '@/lib/auth/appearance-choice';
import { useColorScheme } from '@/lib/browser/color-scheme';
import { usePlanLocks } from '@/money/parts/billing/use-plan-locks';
import { unreadNews } from '@/trust/parts/help/unread-news';
import { useTranslation } from '@/lib/i18n/i18n';
import { Logo } from '../logo';
import { personName } from './person-name';
import { PersonLinkLabel } from './person-link';
import styles from './rail.module.css';
import { useSignOut } from './use-sign-out';
import {
  isCurrent,
  personLinks,
  railEntries,
  type Counted,
  type FramePerson,
  type RailEntry,
} from './workspace-navigation';
import { isInSettings } from './settings-pages';

export type RailCounts = Readonly<Partial<Record<Counted, number>>>;

export const labelOf = (counts: Counted | undefined) => {
  if (counts === 'messages') return 'rail.unread';
  return counts === 'coverage' ? 'rail.toCover' : 'rail.waiting';
};

const mostCounted = 99;

/** Counts shown in orange, because something is due today. */
const ofToday: readonly Counted[] = ['home', 'interviews'];

const shown = (count: number): string => (count > mostCounted ? `${mostCounted}+` : String(count));

type EntryProps = { entry: RailEntry; count: number; isHot: boolean; locked: boolean };

const Entry = ({ entry, count, isHot, locked }: EntryProps) => {
  const { t } = useTranslation('workspace');
  const { pathname } = useLocation();
  const { label, to, icon: Icon, counts } = entry;
  return (
    <Link
      to={to}
      className={styles.entry}
      title={t(label)}
      aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
      aria-label={
        locked
          ? t('rail.locked', { name: t(label) })
          : count > 0
            ? t(labelOf(counts), { name: t(label), count: shown(count) })
            : undefined
      }
    >
      <Icon size={16} aria-hidden="true" />
      <span className={styles.label}>{t(label)}</span>
      {locked && <Lock size={14} aria-hidden="true" className={styles.lock} />}
      {count > 0 && (
        <span className={classNames(styles.count, isHot && styles.hot)} aria-hidden="true">
          {shown(count)}
        </span>
      )}
    </Link>
  );
};

const Identity = ({ me }: { me: Me }) => {
  const { t } = useTranslation('workspace');
  if (!me.membership) return null;
  const { organization, organizationId, logo_url: logo = null, role, unverified } = me.membership;
  return (
    <Link to={paths.employerProfile} className={styles.identity} title={organization}>
      <OrganizationMark id={organizationId} name={organization} url={logo} size={30} />
      <span className={styles.names}>
        <b>{organization}</b>
        <small>
          {!unverified && <BadgeCheck size={12} role="img" aria-label={t('rail.verified')} />}
          {t(unverified ? 'role.unverified' : `role.${role}`)}
        </small>
      </span>
    </Link>
  );
};

const AppearanceEntry = () => {
  const { t } = useTranslation('workspace');
  const choose = useAppearanceChoice();
  const isDark = useColorScheme() === 'dark';
  const Icon = isDark ? Sun : Moon;
  const label = t(isDark ? 'rail.light' : 'rail.dark');
  return (
    <button
      type="button"
      className={styles.entry}
      title={label}
      onClick={() => void choose(isDark ? 'light' : 'dark').catch(() => undefined)}
    >
      <Icon size={16} aria-hidden="true" />
      <span className={styles.label}>{label}</span>
    </button>
  );
};

const More = ({ me }: { me: Me }) => {
  const { t } = useTranslation('workspace');
  const { pathname } = useLocation();
  const unread = unreadNews(me);
  const inSettings = isInSettings(pathname, me);
  return (
    <nav className={styles.nav} aria-label={t('rail.more')}>
      <Link
        to={paths.settings}
        className={styles.entry}
        title={t('rail.settings')}
        aria-current={inSettings ? 'page' : undefined}
      >
        <Settings size={16} aria-hidden="true" />
        <span className={styles.label}>{t('rail.settings')}</span>
      </Link>
      <Link
        to={me.support ? paths.help : paths.support}
        className={styles.entry}
        title={t('rail.help')}
        aria-current={[paths.support, paths.help].some((it) => pathname.startsWith(it)) ? 'page' : undefined}
        aria-label={unread > 0 ? t('rail.unread', { name: t('rail.help'), count: String(unread) }) : undefined}
      >
        <LifeBuoy size={16} aria-hidden="true" />
        <span className={styles.label}>{t('rail.help')}</span>
        {unread > 0 && <span className={styles.dot} aria-hidden="true" />}
      </Link>
      <AppearanceEntry />
    </nav>
  );
};

const PersonMenu = ({ me }: { me: Me }) => {
  const { t } = useTranslation(['workspace', 'shell']);
  const { leave, question } = useSignOut();
  const name = personName(me);
  const roles = me.staff?.roles.map((role) => t(`role.of.${role}`)).join(', ');
  const standing = me.support ? (roles ?? t('role.support')) : t(`userType.${me.userType}`);
  return (
    <>
      <Menu
        trigger={
          <>
            <Face id={me.userId} name={name} url={me.photo_url} size={28} />
            <span className={styles.names}>
              <b>{name}</b>
              <small>{standing}</small>
            </span>
            <ChevronsUpDown size={14} aria-hidden="true" className={styles.label} />
          </>
        }
        triggerClassName={styles.me}
        triggerLabel={t('me.menu', { name })}
        items={[
          ...personLinks(me).map((link) => ({
            key: link.to,
            to: link.to,
            label: <PersonLinkLabel me={me} link={link} />,
          })),
          {
            key: 'out',
            label: t('me.signOut'),
            icon: <LogOut size={16} aria-hidden="true" />,
            onSelect: leave,
          },
        ]}
      />
      {question}
    </>
  );
};

type Props = {
  me: FramePerson;
  counts: RailCounts;
  /** Further counts in orange. */
  urgent?: readonly Counted[];
  jump: ReactNode;
};

export const Rail = ({ me, counts, urgent = [], jump }: Props) => {
  const { t } = useTranslation('workspace');
  const locks = usePlanLocks();
  return (
    <div className={styles.rail}>
      <Link to={paths.dashboard} className={styles.logo} aria-label={t('home')}>
        <Logo size={30} />
        {me.support && <span className={styles.staffMark}>{t('role.staffMark')}</span>}
      </Link>
      <Identity me={me} />
      {jump}
      <nav className={styles.nav} aria-label={t('rail.main')}>
        {railEntries(me).map((entry) => (
          <Entry
            key={entry.to}
            entry={entry}
            count={entry.counts ? (counts[entry.counts] ?? 0) : 0}
            isHot={entry.counts !== undefined && [...ofToday, ...urgent].includes(entry.counts)}
            locked={entry.feature !== undefined && locks.has(entry.feature)}
          />
        ))}
      </nav>
      <div className={classNames(styles.foot)}>
        <More me={me} />
        <PersonMenu me={me} />
      </div>
    </div>
  );
};
