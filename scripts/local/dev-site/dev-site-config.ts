import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';
import { openDemoBar, type DemoBar } from './demo-bar';
import { sitePackages } from './site-packages';

/** Shared by bundling and serving: bundles depend on the configuration. */
export const devSiteConfig = ({ plugin }: DemoBar = openDemoBar(1)): InlineConfig => ({
  configFile: fileURLToPath(new URL('../../../vite.config.ts', import.meta.url)),
  plugins: [plugin],
  optimizeDeps: { entries: [], include: sitePackages() },
});
