import { limits } from '@shared/limits';
import type { ProfessionalSearch, ProfessionalSearchRequest } from '../../../lambdas/search-index/professional-port';
import { timed, type Times } from './queries';

type Asked = Pick<ProfessionalSearchRequest, 'filters' | 'sort' | 'access'>;

const askedKinds: Record<string, readonly Asked[]> = {
  text: ['nurse', 'cardiology physician', 'emergency ultrasound', 'pediatric'].map((q) => ({
    filters: { q },
    sort: 'relevance',
    access: 'standard',
  })),
  typo: ['cardiolgy', 'phyisican'].map((q) => ({ filters: { q }, sort: 'relevance', access: 'limited' })),
  'filters only': [
    { filters: { specialty: ['Cardiology'], experience: ['10-15', '15+'] }, sort: 'experience', access: 'limited' },
    { filters: { licensedIn: 'TX', availability: ['available'] }, sort: 'rate', access: 'standard' },
    { filters: { location: 'Boston, MA', verified: true }, sort: 'newest', access: 'standard' },
  ],
  'no query': [
    { filters: {}, sort: 'newest', access: 'limited' },
    { filters: {}, sort: 'rating', access: 'standard' },
  ],
};

export const askAboutProfessionals = async (search: ProfessionalSearch, times: Times): Promise<void> => {
  const today = new Date().toISOString().slice(0, 10);
  for (const [kind, asked] of Object.entries(askedKinds)) {
    for (const one of asked) {
      const request = { ...one, organizationId: null, after: null, limit: limits.pageSize, today };
      await timed(times, kind, () => search.search(request));
    }
  }
};
