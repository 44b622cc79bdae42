import { useTranslation } from '@/lib/i18n/i18n';
import { doctorsView } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { Page } from '@/components/ui/base/page';
import { doctorsAddress } from './doctors-address';
import { useReader } from './reader';
import { SearchView } from './search-view';

export const ProfessionalsView = () => {
  const { t } = useTranslation('professionals');
  const reader = useReader();
  return (
    <Page
      title={t('title')}
      description={t('description')}
      width="wide"
      breadcrumb={[{ label: t('breadcrumb') }]}
      actions={
        reader.saverId !== null && (
          <>
            <ButtonLink to={doctorsAddress(doctorsView.saved)} variant="secondary" size="small">
              {t('saved.title')}
            </ButtonLink>
            <ButtonLink to={doctorsAddress(doctorsView.searches)} variant="secondary" size="small">
              {t('searches.title')}
            </ButtonLink>
            <ButtonLink to={doctorsAddress(doctorsView.recent)} variant="secondary" size="small">
              {t('recent.title')}
            </ButtonLink>
          </>
        )
      }
    >
      {reader.isPending ? <ListSkeleton rows={6} label={t('loading')} /> : <SearchView reader={reader} />}
    </Page>
  );
};
