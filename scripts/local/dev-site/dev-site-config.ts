import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';
import { openDemoBar, type DemoBar } from './demo-bar';
import { sitePackages } from './site-packages';

/** The same for what bundles the packages and for what serves them: the bundles are of one configuration. */
export const devSiteConfig = ({ plugin }: DemoBar = openDemoBar(1)): InlineConfig => ({
  configFile: fileURLToPath(new URL('../../../vite.config.ts', import.meta.url)),
  plugins: [plugin],
  optimizeDeps: { entries: [], include: sitePackages() },
});
