import common from '@shared/locales/es/ui/common.json';
import shell from '@shared/locales/es/ui/shell.json';
import type { Catalog } from '@shared/text/catalog';

export const first: Readonly<Record<'common' | 'shell', unknown>> = { common, shell };

/** Catalogs that visitors' pages need. The others' addresses are a kilobyte that they don't load. */
export const files = import.meta.glob<Catalog>(
  [
    './es/*.json',
    './es/{help,labels,pages}/*.json',
    './es/ui/{account,account-access,figures,files,find-professionals,help,integrations,invitation,job-details,job-filters,job-matches,job-page,job-row,job-search,legal,marketplace,match,organization-page,pay,plans,portfolio,professional-profile,professionals,reference-request,referrals,registration,search,suggestions}.json',
    '!./es/{answers,documents,html,mail}.json',
  ],
  {
    base: '../../../../../shared/locales/',
    import: 'default',
  },
);

export const others = () => import('./members/es').then((it) => it.files);
