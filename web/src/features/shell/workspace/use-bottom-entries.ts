import { useQuery } from '@tanstack/react-query';
import type { Me } from '@shared/api/accounts.routes';
import { scopeOf } from '@shared/domain/permissions';
import { locationsQuery } from '@/entities/locations/location-queries';
import { mayWriteMessages } from '@/lib/auth/home-for';
import { useMedia } from '@/lib/browser/use-media';
import { bottomEntries, type RailEntry } from './workspace-navigation';

const mayReadCoverage = (me: Me): boolean =>
  me.membership !== null && scopeOf('readCoverage', me.membership.role) !== 'none' && mayWriteMessages(me);

/** Locations are read where the bar shows. */
export const useBottomEntries = (me: Me): readonly RailEntry[] => {
  const isPhone = useMedia('(max-width: 47.99rem)') === true;
  const { data } = useQuery({
    ...locationsQuery(),
    staleTime: Infinity,
    enabled: isPhone && mayReadCoverage(me),
  });
  return bottomEntries(me, data !== undefined && data.items.length > 0);
};
