import common from '@shared/locales/en/ui/common.json';
import shell from '@shared/locales/en/ui/shell.json';
import type { Catalog } from '@shared/text/catalog';

export const first: Readonly<Record<'common' | 'shell', unknown>> = { common, shell };

export const files = import.meta.glob<Catalog>(
  ['./en/**/*.json', '!./en/{ui/common,ui/shell,answers,documents,html,mail}.json', '!./en/notifications/*'],
  {
    base: '../../../../../shared/locales/',
    import: 'default',
  },
);
