import { isEmployer } from '@/lib/home-for';
import { useSession } from '@/lib/session';

/** Who may save jobs: professionals. Null for everybody else. */
export const useSaverId = (): string | null => {
  const { me } = useSession();
  return me && !isEmployer(me) ? me.userId : null;
};
