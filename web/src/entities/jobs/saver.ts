import { isEmployer } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';

/** The professional's user id; null for everyone else. */
export const useSaverId = (): string | null => {
  const { me } = useSession();
  return me && !isEmployer(me) ? me.userId : null;
};
