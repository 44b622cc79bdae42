import common from '@shared/locales/es/ui/common.json';
import shell from '@shared/locales/es/ui/shell.json';
import type { Catalog } from '@shared/text/catalog';

export const first: Readonly<Record<'common' | 'shell', unknown>> = { common, shell };

export const files = import.meta.glob<Catalog>(
  ['./es/**/*.json', '!./es/{ui/common,ui/shell,answers,documents,html,mail}.json', '!./es/notifications/*'],
  {
    base: '../../../../../shared/locales/',
    import: 'default',
  },
);
