import common from '@shared/locales/fr/ui/common.json';
import shell from '@shared/locales/fr/ui/shell.json';
import type { Catalog } from '@shared/text/catalog';

export const first: Readonly<Record<'common' | 'shell', unknown>> = { common, shell };

/** Catalogs that visitors' pages need. The others' addresses are a kilobyte that they don't load. */
export const files = import.meta.glob<Catalog>(
  [
    './fr/*.json',
    './fr/{help,labels,pages}/*.json',
    './fr/ui/{account,account-access,figures,files,find-professionals,help,integrations,invitation,job-details,job-filters,job-matches,job-page,job-row,job-search,legal,marketplace,match,organization-page,pay,plans,portfolio,professional-profile,professionals,reference-request,referrals,registration,search,suggestions}.json',
    '!./fr/{answers,documents,html,mail}.json',
  ],
  {
    base: '../../../../../shared/locales/',
    import: 'default',
  },
);

export const others = () => import('./members/fr').then((it) => it.files);
