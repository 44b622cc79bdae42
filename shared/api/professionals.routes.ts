import * as z from 'zod';
import { cursorQuery, Instant, page, UserId } from '../model/fields';
import { ProfessionalCard, ProfessionalView } from '../model/professional-view';
import { defineRoutes } from './route';

const personParams = z.strictObject({ userId: UserId });

export const professionalRoutes = defineRoutes({
  getPublicProfessional: {
    method: 'GET',
    path: '/api/professionals/{userId}',
    access: 'public',
    summary: 'The public part of a profile that is not private.',
    params: personParams,
    response: ProfessionalView,
    errors: ['NOT_FOUND'],
  },
  getProfessional: {
    method: 'GET',
    path: '/api/professionals/{userId}/detail',
    access: 'searchProfessionals',
    summary: 'A profile as the caller may see it.',
    params: personParams,
    response: ProfessionalView,
    errors: ['NOT_FOUND'],
  },
  recordProfileView: {
    method: 'POST',
    path: '/api/professionals/{userId}/views',
    access: 'searchProfessionals',
    summary:
      'The caller looks at a profile: counts once a day for its owner, and stands first among those viewed recently.',
    params: personParams,
    response: z.object({ userId: UserId }),
    errors: ['NOT_FOUND'],
  },
  saveProfessional: {
    method: 'PUT',
    path: '/api/saved-professionals/{userId}',
    access: 'saveProfessionals',
    summary: 'Keep a professional for later. Saving again changes nothing.',
    params: personParams,
    response: z.object({ userId: UserId, savedAt: Instant }),
    errors: ['NOT_FOUND', 'LIMIT_REACHED'],
  },
  unsaveProfessional: {
    method: 'DELETE',
    path: '/api/saved-professionals/{userId}',
    access: 'saveProfessionals',
    summary: 'Keep them no longer.',
    params: personParams,
    response: z.object({ userId: UserId }),
    errors: [],
  },
  listSavedProfessionals: {
    method: 'GET',
    path: '/api/saved-professionals',
    access: 'saveProfessionals',
    summary: 'Saved professionals, last saved first; those who are no longer visible are left out.',
    query: cursorQuery,
    response: page(z.object({ professional: ProfessionalCard, savedAt: Instant })),
    errors: ['INVALID_CURSOR'],
  },
  listSavedProfessionalIds: {
    method: 'GET',
    path: '/api/saved-professionals/ids',
    access: 'saveProfessionals',
    summary: 'Ids of all saved professionals, to mark them in lists.',
    response: z.object({ userIds: z.array(UserId) }),
    errors: [],
  },
  listRecentProfessionals: {
    method: 'GET',
    path: '/api/recent-professionals',
    access: 'saveProfessionals',
    summary: 'Professionals viewed recently, last viewed first.',
    response: z.object({ items: z.array(z.object({ professional: ProfessionalCard, viewedAt: Instant })) }),
    errors: [],
  },
});
