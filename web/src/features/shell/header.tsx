import { lazy, Suspense, type ReactNode } from 'react';
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

const SignedInBar = lazy(() => import('./signed-in-bar').then((it) => ({ default: it.SignedInBar })));

const GuestBar = () => {
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
        <ButtonLink to={paths.login} variant="quiet" className={classNames(styles.wideOnly)}>
          {t('nav.signIn')}
        </ButtonLink>
        <ButtonLink to={paths.register} size="small" className={classNames(styles.wideOnly)}>
          {t('nav.getStarted')}
        </ButtonLink>
        <Drawer>
          <DrawerLinks links={guestLinks} />
          <div className={styles.drawerLanguages}>
            <LanguageLinks />
          </div>
          <div className={styles.drawerActions}>
            <ButtonLink to={paths.register}>{t('nav.getStarted')}</ButtonLink>
            <ButtonLink to={paths.login} variant="secondary">
              {t('nav.signIn')}
            </ButtonLink>
          </div>
        </Drawer>
      </div>
    </>
  );
};

export const Header = ({ bell }: { bell: ReactNode }) => {
  const { t } = useTranslation('shell');
  const { status, me } = useSession();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={me ? paths.dashboard : paths.home} className={styles.home} aria-label={t('home')}>
          <Logo />
        </Link>
        {(status === 'signedOut' || status === 'incomplete') && <GuestBar />}
        {status === 'signedIn' && me && (
          <Suspense fallback={null}>
            <SignedInBar me={me} bell={bell} />
          </Suspense>
        )}
      </div>
    </header>
  );
};
