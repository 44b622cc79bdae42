import 'virtual:tokens.css';
import './base.css';
import { SiteRoutes } from './router';
import { ErrorBoundary } from './error-boundary';

export const Site = () => (
  <ErrorBoundary>
    <SiteRoutes />
  </ErrorBoundary>
);
