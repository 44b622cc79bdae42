import { lazy, Suspense } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { Outlet, useLocation } from 'react-router-dom';
import { Toaster } from '@/components/ui/base/toaster';
import { Footer } from '@/features/shell/footer';
import { Header } from '@/features/shell/header';
import { OfflineNotice } from '@/features/shell/offline-notice';
import { PageArrival } from '@/features/shell/page-arrival';
import { mainId } from '@/lib/browser/focus-main';
import { useSession } from '@/lib/auth/session';
import { ErrorBoundary } from './error-boundary';
import styles from './layout.module.css';

const NotificationArea = lazy(() => import('./notification-area').then((it) => ({ default: it.NotificationArea })));

const SessionEnded = lazy(() =>
  import('@/features/account/sign-in/session-ended').then((it) => ({ default: it.SessionEnded })),
);

const Bell = () => {
  const { status, hasEnded } = useSession();
  return status === 'signedIn' && !hasEnded ? (
    <Suspense fallback={null}>
      <NotificationArea />
    </Suspense>
  ) : null;
};

export const Layout = () => {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { me, hasEnded } = useSession();
  return (
    <>
      <a className={styles.skip} href={`#${mainId}`}>
        {t('skip')}
      </a>
      <PageArrival />
      <Header bell={<Bell />} />
      <OfflineNotice />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <ErrorBoundary key={pathname}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <Footer />
      <Toaster />
      {me && hasEnded && (
        <Suspense fallback={null}>
          <SessionEnded email={me.email} />
        </Suspense>
      )}
    </>
  );
};
