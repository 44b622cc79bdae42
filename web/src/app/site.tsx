import 'virtual:tokens.css';
import './base.css';
import '@/lib/i18n/i18n';
import { SiteRoutes } from './router';
import { ErrorBoundary } from './error-boundary';

/** The site without what differs between the browser and the build: router and session. */
export const Site = () => (
  <ErrorBoundary>
    <SiteRoutes />
  </ErrorBoundary>
);
