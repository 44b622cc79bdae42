import 'virtual:tokens.css';
import './base.css';
import '@/lib/i18n/i18n';
import { SiteRoutes } from './router';
import { ErrorBoundary } from './error-boundary';

/** The site without router and session provider, which differ between the browser and prerendering. */
export const Site = () => (
  <ErrorBoundary>
    <SiteRoutes />
  </ErrorBoundary>
);
