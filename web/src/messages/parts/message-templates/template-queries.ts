import { queryOf } from '@/lib/requests/query-of';

export const templatesQuery = () => queryOf('listMessageTemplates');
