import * as z from 'zod';
import { ProfessionalProfile, StoredProfessionalProfile } from '../model/professional';
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
});
