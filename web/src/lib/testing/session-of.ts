import type { Me } from '@shared/accounts/api/accounts.routes';
import type { Session } from '@/lib/auth/session';

/** The session of a signed-in person, or of a visitor. */
export const sessionOf = (me: Me | null): Session => ({
  status: me ? 'signedIn' : 'signedOut',
  me,
  error: null,
  refresh: () => Promise.resolve(me),
  signOut: () => Promise.resolve(),
});
