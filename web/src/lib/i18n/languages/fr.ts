import common from '@shared/locales/fr/ui/common.json';
import shell from '@shared/locales/fr/ui/shell.json';
import type { Catalog } from '@shared/text/catalog';

export const first: Readonly<Record<'common' | 'shell', unknown>> = { common, shell };

export const files = import.meta.glob<Catalog>(
  ['./fr/**/*.json', '!./fr/{ui/common,ui/shell,answers,documents,html,mail}.json', '!./fr/notifications/*'],
  {
    base: '../../../../../shared/locales/',
    import: 'default',
  },
);
