import { optimizeDeps, resolveConfig } from 'vite';
import { devSiteConfig } from './dev-site-config';

// Bundles the packages that the site imports, unless that is done.

// A server would do the same, but says nothing when it's done.
// eslint-disable-next-line typescript/no-deprecated
await optimizeDeps(await resolveConfig({ ...devSiteConfig(), logLevel: 'error' }, 'serve'));
