import * as z from 'zod';
import { Specialty } from '../model/enumerations';
import { Cursor, page } from '../model/fields';
import { ProfessionalCard, ProfessionalProfile, StoredProfessionalProfile } from '../model/professional';
import { defineRoutes } from './route';

export const profileRoutes = defineRoutes({
  getMyProfile: {
    method: 'GET',
    path: '/api/profile',
    access: 'editProfessionalProfile',
    summary: 'The signed-in professional’s profile; empty with version 0 before the first save.',
    response: StoredProfessionalProfile,
    errors: [],
  },
  saveMyProfile: {
    method: 'PUT',
    path: '/api/profile',
    access: 'editProfessionalProfile',
    summary: 'Save the profile. `version` is the one it was edited from, 0 for the first save.',
    body: z.strictObject({ profile: ProfessionalProfile, version: z.int().nonnegative() }),
    response: StoredProfessionalProfile,
    errors: ['STALE_VERSION'],
  },
  listProfessionals: {
    method: 'GET',
    path: '/api/professionals',
    access: 'public',
    summary: 'Professionals who chose to be found and whose profile is complete enough, newest profile first.',
    query: z.strictObject({ specialty: Specialty.optional(), cursor: Cursor.optional() }),
    response: page(ProfessionalCard),
    errors: ['INVALID_CURSOR'],
  },
});
