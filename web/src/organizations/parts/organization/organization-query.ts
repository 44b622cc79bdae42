import { queryOf } from '@/lib/requests/query-of';

export const organizationQuery = () => queryOf('getOrganization');
