import 'virtual:tokens.css';
import './base.css';
import '@/lib/i18n/i18n';
import { SiteRoutes } from './router';
import { ErrorBoundary } from './error-boundary';

export const Site = () => (
  <ErrorBoundary>
    <SiteRoutes />
  </ErrorBoundary>
);
