import { queryOf } from '@/lib/requests/query-of';

/** The reader's own organisation. */
export const organizationQuery = () => queryOf('getOrganization');
