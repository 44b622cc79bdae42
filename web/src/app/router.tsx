import { Suspense, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths, redirects } from '@shared/paths';
import {
  siteRouteNames,
  siteRoutes,
  type OpenRouteName,
  type PageAccess,
  type SiteRouteName,
} from '@shared/site-routes';
import { Loading } from '@/components/ui/base/loading';
import { GuestOnly, NewcomersOnly, Protected } from '@/app/shell/guards';
import { lazy } from '@/lib/browser/lazy';
import { hasStoredSession } from '@/lib/auth/stored-session';
import { BareLayout } from './bare-layout';
import { Layout } from './layout';
import { lazyView } from './lazy-view';
import { NotFound, openScreens } from './screens/open-screens';
import { SiteLayout } from './site-layout';

const loadSignedIn = () => import('./screens/signed-in-screens');
// Separate, so that a visitor's first script doesn't list the files of a hundred other pages.
const SignedInScreen = lazy(() => loadSignedIn().then((it) => ({ default: it.SignedInScreen })));

// Loads while the session is being restored.
if (typeof window !== 'undefined' && hasStoredSession()) loadSignedIn().catch(() => undefined);

const protect = (screen: ReactNode) => <Protected>{screen}</Protected>;

const guards: Record<PageAccess, (screen: ReactNode) => ReactNode> = {
  public: (screen) => screen,
  guest: (screen) => <GuestOnly>{screen}</GuestOnly>,
  newcomer: (screen) => <NewcomersOnly>{screen}</NewcomersOnly>,
  signedIn: protect,
  member: protect,
  staff: protect,
};

/** Development only. */
const Gallery = import.meta.env.DEV ? lazyView(() => import('./screens/component-gallery'), 'ComponentGallery') : null;

const isOpen = (name: SiteRouteName): name is OpenRouteName => name in openScreens;

const screenOf = (name: SiteRouteName): ReactNode =>
  isOpen(name) ? (
    openScreens[name]
  ) : (
    <Suspense fallback={<Loading />}>
      <SignedInScreen name={name} />
    </Suspense>
  );

const routeOf = (name: SiteRouteName) => (
  <Route key={name} path={paths[name]} element={guards[siteRoutes[name].access](screenOf(name))} />
);

/** Undefined means the workspace. */
const frameOf = (name: SiteRouteName) => {
  const route = siteRoutes[name];
  return 'frame' in route ? route.frame : undefined;
};

const routesIn = (frame: ReturnType<typeof frameOf>) =>
  siteRouteNames.filter((name) => frameOf(name) === frame).map(routeOf);

export const SiteRoutes = () => (
  <Routes>
    <Route element={<SiteLayout />}>{routesIn('site')}</Route>
    <Route element={<BareLayout />}>{routesIn('bare')}</Route>
    <Route element={<Layout />}>
      {routesIn(undefined)}
      {Gallery && <Route path={paths.componentGallery} element={<Gallery />} />}
      {Object.entries(redirects).map(([from, to]) => (
        <Route key={from} path={from} element={<Navigate to={to} replace />} />
      ))}
      <Route path="*" element={<NotFound />} />
    </Route>
  </Routes>
);
