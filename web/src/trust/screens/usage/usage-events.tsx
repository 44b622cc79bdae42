import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { usageFeatures } from '@shared/trust/model/usage-vocabulary';
import { paths } from '@shared/paths';
import { siteRouteNames, type SiteRouteName } from '@shared/site-routes';
import { listenForOperations } from '@/lib/api/api';
import { asksNotToBeTracked } from '@/lib/browser/tracking-signal';
import { forgetUsage, recordUsage, sendUsage } from './usage-queue';

/** Paths without parameters come first: /jobs/post is not a job. */
const byPrecision = [...siteRouteNames].sort(
  (one, other) => Number(paths[one].includes(':')) - Number(paths[other].includes(':')),
);

/** The page's name, never its address, which may hold an ID. */
const pageAt = (pathname: string): SiteRouteName | undefined =>
  byPrecision.find((name) => matchPath(paths[name], pathname) !== null);

const Recording = () => {
  const { pathname } = useLocation();

  useEffect(() => {
    const page = pageAt(pathname);
    if (page) recordUsage({ kind: 'page', name: page });
  }, [pathname]);

  useEffect(() => {
    listenForOperations((operation) => {
      const feature = usageFeatures.find((name) => name === operation);
      if (feature) recordUsage({ kind: 'feature', name: feature });
    });
    const onHidden = () => {
      if (document.visibilityState === 'hidden') sendUsage();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      listenForOperations(null);
      document.removeEventListener('visibilitychange', onHidden);
      forgetUsage();
    };
  }, []);

  return null;
};

/** Rendered while the person has it turned on, unless the browser asks not to be tracked. */
export const UsageEvents = () => (asksNotToBeTracked() ? null : <Recording />);
