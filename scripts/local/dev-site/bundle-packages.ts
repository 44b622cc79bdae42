import { optimizeDeps, resolveConfig } from 'vite';
import { devSiteConfig } from './dev-site-config';

// Bundles the packages that the site imports, unless already done.

// A server would do the same, but doesn't report when it's done.
// eslint-disable-next-line typescript/no-deprecated
await optimizeDeps(await resolveConfig({ ...devSiteConfig(), logLevel: 'error' }, 'serve'));
