import { Suspense, use } from 'react';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { PageFrameContext } from '@/components/ui/base/page-frame';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { Page } from '@/components/ui/base/page';
import { useReader } from './reader';
import { SearchView } from './search-view';

const WorkspaceProfessionals = lazy(() =>
  import('./workspace-professionals').then((it) => ({ default: it.WorkspaceProfessionals })),
);

/** Visitors have the list below the public header; signed-in people see a profile beside it. */
export const ProfessionalsView = () => {
  const { t } = useTranslation('professionals');
  const reader = useReader();
  const isWorkspace = use(PageFrameContext) !== null;
  const waiting = <ListSkeleton rows={6} label={t('loading')} />;
  if (!isWorkspace) {
    return (
      <Page title={t('title')} description={t('description')} width="wide" breadcrumb={[{ label: t('breadcrumb') }]}>
        {reader.isPending ? waiting : <SearchView reader={reader} />}
      </Page>
    );
  }
  const later = (
    <Page title={t('breadcrumb')} width="full">
      {waiting}
    </Page>
  );
  return reader.isPending ? (
    later
  ) : (
    <Suspense fallback={later}>
      <WorkspaceProfessionals reader={reader} />
    </Suspense>
  );
};
