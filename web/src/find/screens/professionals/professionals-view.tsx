import { Suspense, use } from 'react';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { PageFrameContext } from '@/components/ui/base/page-frame';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { Page } from '@/components/ui/base/page';
import { usePlanLock } from '@/money/parts/billing/use-plan-lock';
import { useReader } from './profile/reader';
import { SearchView } from './search/search-view';

const WorkspaceProfessionals = lazy(() =>
  import('./workspace-professionals').then((it) => ({ default: it.WorkspaceProfessionals })),
);

const PlanLocked = lazy(() => import('@/money/parts/billing/plan-locked').then((it) => ({ default: it.PlanLocked })));

/** Visitors have the list below the public header; signed-in people see a profile beside it. */
export const ProfessionalsView = () => {
  const { t } = useTranslation('professionals');
  const reader = useReader();
  const lock = usePlanLock('candidateSearch');
  const isClosed = reader.kind === 'member' && lock === 'locked';
  const isLater = reader.isPending || (reader.kind === 'member' && lock !== 'open');
  const isWorkspace = use(PageFrameContext) !== null;
  const waiting = <ListSkeleton rows={6} label={t('loading')} />;
  const instead = isClosed ? (
    <Suspense fallback={waiting}>
      <PlanLocked feature="candidateSearch" />
    </Suspense>
  ) : (
    waiting
  );
  if (!isWorkspace) {
    return (
      <Page title={t('title')} description={t('description')} width="wide" breadcrumb={[{ label: t('breadcrumb') }]}>
        {isLater ? instead : <SearchView reader={reader} />}
      </Page>
    );
  }
  const later = (
    <Page title={t('breadcrumb')} width="full">
      {instead}
    </Page>
  );
  return isLater ? (
    later
  ) : (
    <Suspense fallback={later}>
      <WorkspaceProfessionals reader={reader} />
    </Suspense>
  );
};
