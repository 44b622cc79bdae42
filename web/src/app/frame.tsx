import { Suspense, type ReactNode } from 'react';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { Outlet, useLocation } from 'react-router-dom';
import { Toaster } from '@/components/ui/base/toaster';
import { OfflineNotice } from '@/app/shell/offline-notice';
import { PageArrival } from '@/app/shell/page-arrival';
import { mainId } from '@/lib/browser/focus-main';
import { useSession } from '@/lib/auth/session';
import { ErrorBoundary } from './error-boundary';
import styles from './layout.module.css';

const SessionEnded = lazy(() =>
  import('@/accounts/screens/account/sign-in/session-ended').then((it) => ({ default: it.SessionEnded })),
);

const ViewAsBanner = lazy(() =>
  import('@/trust/screens/site-banners/view-as-banner').then((it) => ({ default: it.ViewAsBanner })),
);

export const SkipLink = () => {
  const { t } = useTranslation('shell');
  return (
    <a className={styles.skip} href={`#${mainId}`}>
      {t('skip')}
    </a>
  );
};

type MainProps = { children?: ReactNode; isBare?: boolean };

/** `children` replace the page. A bare page reports a missing connection itself. */
export const Main = ({ children = <Outlet />, isBare = false }: MainProps) => {
  const { pathname } = useLocation();
  return (
    <>
      <PageArrival />
      {!isBare && <OfflineNotice />}
      <main id={mainId} tabIndex={-1} className={isBare ? styles.bare : styles.main}>
        <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
      </main>
    </>
  );
};

/** Elements above every page. */
export const Above = () => {
  const { me, hasEnded } = useSession();
  return (
    <>
      <Toaster />
      {me?.viewAs && (
        <Suspense fallback={null}>
          <ViewAsBanner me={me} />
        </Suspense>
      )}
      {me && hasEnded && (
        <Suspense fallback={null}>
          <SessionEnded email={me.email} />
        </Suspense>
      )}
    </>
  );
};
