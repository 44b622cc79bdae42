import * as z from 'zod';
import { cursorQuery, Instant, page, UserId } from '../../core/model/fields';
import { ProfessionalCard, ProfessionalView } from '../model/professional-view';
import { defineRoutes } from '../../core/api/route';

const personParams = z.strictObject({ userId: UserId });

export const professionalRoutes = defineRoutes({
  getPublicProfessional: {
    method: 'GET',
    path: '/api/professionals/{userId}',
    access: 'public',
    summary: 'Get the public part of a profile that is not private.',
    params: personParams,
    response: ProfessionalView,
    errors: ['NOT_FOUND'],
  },
  getProfessional: {
    method: 'GET',
    path: '/api/professionals/{userId}/detail',
    access: 'searchProfessionals',
    summary: 'Get a profile as the caller may see it.',
    params: personParams,
    response: ProfessionalView,
    errors: ['NOT_FOUND'],
  },
  recordProfileView: {
    method: 'POST',
    path: '/api/professionals/{userId}/views',
    access: 'searchProfessionals',
    summary:
      "Record that the caller viewed a profile. Counts once per day for the professional and adds the profile to the caller's recently viewed ones.",
    params: personParams,
    response: z.object({ userId: UserId }),
    errors: ['NOT_FOUND'],
  },
  saveProfessional: {
    method: 'PUT',
    path: '/api/professionals/saved/{userId}',
    access: 'saveProfessionals',
    summary: 'Save a professional. Saving one again has no effect.',
    params: personParams,
    response: z.object({ userId: UserId, savedAt: Instant }),
    errors: ['NOT_FOUND', 'LIMIT_REACHED'],
  },
  unsaveProfessional: {
    method: 'DELETE',
    path: '/api/professionals/saved/{userId}',
    access: 'saveProfessionals',
    summary: 'Unsave a professional.',
    params: personParams,
    response: z.object({ userId: UserId }),
    errors: [],
  },
  listSavedProfessionals: {
    method: 'GET',
    path: '/api/professionals/saved',
    access: 'saveProfessionals',
    summary:
      'List saved professionals, most recently saved first. Professionals who are no longer visible are not included.',
    query: cursorQuery,
    response: page(z.object({ professional: ProfessionalCard, savedAt: Instant })),
    errors: ['INVALID_CURSOR'],
  },
  listSavedProfessionalIds: {
    method: 'GET',
    path: '/api/professionals/saved/ids',
    access: 'saveProfessionals',
    summary: 'List the IDs of all saved professionals, for marking them in lists.',
    response: z.object({ userIds: z.array(UserId) }),
    errors: [],
  },
  listRecentProfessionals: {
    method: 'GET',
    path: '/api/professionals/recent',
    access: 'saveProfessionals',
    summary: 'List recently viewed professionals, most recent first.',
    response: z.object({ items: z.array(z.object({ professional: ProfessionalCard, viewedAt: Instant })) }),
    errors: [],
  },
});
