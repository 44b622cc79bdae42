import { useTranslation } from '@/lib/i18n/i18n';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { classNames } from '@/components/ui/base/class-names';
import { useSession } from '@/lib/auth/session';
import { AppearanceButton } from './appearance-button';
import { Drawer, DrawerLinks } from './drawer';
import styles from './header.module.css';
import { Logo } from './logo';
import { LanguageLinks } from './language-links';
import { guestLinks } from './navigation';

const Entrance = () => {
  const { t } = useTranslation('shell');
  const { me } = useSession();
  if (me) {
    return (
      <ButtonLink to={paths.dashboard} size="small">
        {t('nav.dashboard')}
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink to={paths.login} variant="quiet">
        {t('nav.signIn')}
      </ButtonLink>
      <ButtonLink to={paths.register}>{t('nav.getStarted')}</ButtonLink>
    </>
  );
};

const Bar = () => {
  const { t } = useTranslation('shell');
  return (
    <>
      <nav aria-label={t('nav.main')}>
        <ul className={styles.links}>
          {guestLinks.map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to} className={classNames(styles.link)}>
                {t(label)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.end}>
        <div className={styles.widest}>
          <LanguageLinks />
        </div>
        <AppearanceButton />
        <span className={classNames(styles.wideOnly)}>
          <Entrance />
        </span>
        <Drawer>
          <DrawerLinks links={guestLinks} />
          <div className={styles.drawerLanguages}>
            <LanguageLinks />
          </div>
          <div className={styles.drawerActions}>
            <Entrance />
          </div>
        </Drawer>
      </div>
    </>
  );
};

export const Header = () => {
  const { t } = useTranslation('shell');
  const { status, me } = useSession();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={me ? paths.dashboard : paths.home} className={styles.home} aria-label={t('home')}>
          <Logo />
        </Link>
        {status !== 'loading' && <Bar />}
      </div>
    </header>
  );
};
