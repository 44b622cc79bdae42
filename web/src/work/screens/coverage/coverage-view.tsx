import { useQuery } from '@tanstack/react-query';
import type { Location } from '@shared/work/model/location';
import { paths } from '@shared/paths';
import { QueryGate } from '@/components/records/query-gate';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Page } from '@/components/ui/base/page';
import { EmptyState } from '@/components/ui/empty-state';
import { locationsQuery } from '@/work/parts/locations/location-queries';
import { may } from '@/accounts/parts/settings/settings-areas';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { CoverageBoard } from './board/coverage-board';
import { useBoardState } from './board/use-board-state';

/** For people who plan shifts: managers everywhere, members in the units they supervise. */
export const CoverageView = () => {
  const { t } = useTranslation('coverage');
  const locations = useQuery(locationsQuery());
  const address = useBoardState();
  const items = locations.data?.items ?? [];
  const location = items.find(({ locationId }) => locationId === address.state.location) ?? items[0];
  if (location && location.units.length > 0) {
    return <CoverageBoard key={location.locationId} locations={items} location={location} address={address} />;
  }
  return (
    <Page title={t('title')}>
      <QueryGate query={locations} loading={t('loading')} rows={6}>
        {() => (location ? <NoUnits location={location} /> : <NoLocations />)}
      </QueryGate>
    </Page>
  );
};

const useMayManage = (): boolean => {
  const { me } = useSession();
  return me !== null && may('manageLocations', me);
};

const NoLocations = () => {
  const { t } = useTranslation('coverage');
  if (!useMayManage()) return <EmptyState title={t('empty.memberTitle')} text={t('empty.memberText')} />;
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      action={<ButtonLink to={paths.locations}>{t('empty.add')}</ButtonLink>}
    />
  );
};

const NoUnits = ({ location: { name } }: { location: Location }) => {
  const { t } = useTranslation('coverage');
  return (
    <EmptyState
      title={t('empty.unitsTitle', { name })}
      text={t('empty.unitsText')}
      action={useMayManage() && <ButtonLink to={paths.locations}>{t('empty.units')}</ButtonLink>}
    />
  );
};
