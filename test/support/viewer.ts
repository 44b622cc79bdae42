import type { Viewer } from '@lambdas/platform/http/caller';

/** A staff member who views as someone, as passed to use cases. */
export const aViewer = (changed: Partial<Viewer> = {}): Viewer => ({
  staffId: 'staff',
  grantId: 'vwg_00000000000000000000000001',
  roles: ['support'],
  expiresAt: '2026-11-20T10:30:00.000Z',
  areas: [],
  ...changed,
});
