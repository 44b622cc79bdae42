import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { scopeOf } from '@shared/organizations/rules/permissions';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import type { Location, LocationUnit } from '@shared/work/model/location';
import { MutedText, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { EmptyState } from '@/components/ui/empty-state';
import { locationsQuery } from '@/work/parts/locations/location-queries';
import { SettingsPage } from '@/accounts/parts/settings/settings-page';
import { lazy } from '@/lib/browser/lazy';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { OwnStaffSection } from './own-staff/own-staff-section';
import { LocationCard } from './location-card';

const LocationDialog = lazy(() => import('./location-dialog').then((it) => ({ default: it.LocationDialog })));
const KiosksDialog = lazy(() => import('./kiosks-dialog').then((it) => ({ default: it.KiosksDialog })));
const UnitFeedDialog = lazy(() => import('./unit-feed-dialog').then((it) => ({ default: it.UnitFeedDialog })));
const UnitDialog = lazy(() => import('./unit-dialog').then((it) => ({ default: it.UnitDialog })));

type Opened =
  | { dialog: 'location'; location: Location | null }
  | { dialog: 'kiosks'; location: Location }
  | { dialog: 'feed'; location: Location; unit: LocationUnit }
  | { dialog: 'unit'; location: Location; unit: LocationUnit | null };

const OpenedDialog = ({ opened, onClose }: { opened: Opened; onClose: () => void }) => (
  <Suspense fallback={null}>
    {opened.dialog === 'location' && <LocationDialog location={opened.location} onClose={onClose} />}
    {opened.dialog === 'kiosks' && <KiosksDialog location={opened.location} onClose={onClose} />}
    {opened.dialog === 'feed' && <UnitFeedDialog location={opened.location} unit={opened.unit} onClose={onClose} />}
    {opened.dialog === 'unit' && <UnitDialog location={opened.location} unit={opened.unit} onClose={onClose} />}
  </Suspense>
);

/** Members see the units they supervise, and change nothing. */
export const LocationsView = () => {
  const { t } = useTranslation('locations');
  const { me } = useSession();
  const [opened, setOpened] = useState<Opened | null>(null);
  const locations = useQuery(locationsQuery());
  const role = me?.membership?.role;
  const mayEdit = role !== undefined && scopeOf('manageLocations', role) !== 'none';
  const count = locations.data?.items.length ?? 0;
  const isFull = count >= shiftLimits.locationsPerOrganization;
  const add = <Button onClick={() => setOpened({ dialog: 'location', location: null })}>{t('add')}</Button>;
  return (
    <SettingsPage
      title={t('title')}
      description={t('description')}
      {...(count > 0 && { count: String(count) })}
      content="wide"
      actions={mayEdit && count > 0 && !isFull && add}
    >
      <QueryGate query={locations} loading={t('loading')} rows={4}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title={t(mayEdit ? 'none.title' : 'none.memberTitle')}
              text={t(mayEdit ? 'none.text' : 'none.member')}
              action={mayEdit && add}
            />
          ) : (
            <Stack gap="l">
              {mayEdit && isFull && <MutedText>{t('full', { count: shiftLimits.locationsPerOrganization })}</MutedText>}
              <Stack as="ul" gap="l" aria-label={t('title')}>
                {items.map((location) => (
                  <LocationCard
                    key={location.locationId}
                    location={location}
                    mayEdit={mayEdit}
                    onEdit={() => setOpened({ dialog: 'location', location })}
                    onKiosks={() => setOpened({ dialog: 'kiosks', location })}
                    onAddUnit={() => setOpened({ dialog: 'unit', location, unit: null })}
                    onUnitFeed={(unit) => setOpened({ dialog: 'feed', location, unit })}
                    onEditUnit={(unit) => setOpened({ dialog: 'unit', location, unit })}
                  />
                ))}
              </Stack>
              {mayEdit && <OwnStaffSection locations={items} />}
            </Stack>
          )
        }
      </QueryGate>
      {opened && <OpenedDialog opened={opened} onClose={() => setOpened(null)} />}
    </SettingsPage>
  );
};
