import Settings from 'lucide-react/dist/esm/icons/settings.mjs';
import { Link, useLocation } from 'react-router-dom';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { paths } from '@shared/paths';
import { classNames } from '@/components/ui/base/class-names';
import { Page } from '@/components/ui/base/page';
import type { PageProps } from '@/components/ui/base/page-frame';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { furtherAreas, isAreaOf } from './settings-areas';
import { settingsIcons } from './settings-icons';
import styles from './settings-page.module.css';
import { hasNoIntegrations, shownAreas, useConnections } from './use-connections';

const Areas = ({ me }: { me: Me }) => {
  const { t } = useTranslation('settings');
  const { pathname } = useLocation();
  const hasNone = hasNoIntegrations(useConnections(me, false), me);
  const areas = [...shownAreas(me, hasNone), ...furtherAreas(me)];
  return areas.map((area) => {
    const Icon = settingsIcons[area.name];
    return (
      <Link
        key={area.name}
        to={area.to}
        className={styles.entry}
        aria-current={isAreaOf(pathname, area) ? 'page' : undefined}
      >
        <Icon size={16} aria-hidden="true" />
        {t(`settings.areas.${area.name}.title`)}
      </Link>
    );
  });
};

const SideNavigation = () => {
  const { t } = useTranslation('settings');
  const { me } = useSession();
  return (
    <nav className={styles.side} aria-label={t('settings.title')}>
      <Link to={paths.settings} className={styles.entry}>
        <Settings size={16} aria-hidden="true" />
        {t('settings.title')}
      </Link>
      {me && <Areas me={me} />}
    </nav>
  );
};

type Props = Omit<PageProps, 'breadcrumb' | 'width'> & {
  /** `wide` for tables and boards; forms keep a readable width. */
  content?: 'form' | 'wide';
};

/** A settings page: its back link, and on wide screens the other pages beside it. */
export const SettingsPage = ({ content = 'form', children, ...page }: Props) => {
  const { t } = useTranslation('settings');
  return (
    <Page
      {...page}
      width="wide"
      breadcrumb={[{ label: t('settings.title'), to: paths.settings }, { label: page.title }]}
    >
      <div className={styles.grid}>
        <SideNavigation />
        <div className={classNames(styles.content, content === 'form' && styles.form)}>{children}</div>
      </div>
    </Page>
  );
};
