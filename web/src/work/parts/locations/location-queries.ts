import { queryOf } from '@/lib/requests/query-of';

export const locationsQuery = () => queryOf('listLocations');
