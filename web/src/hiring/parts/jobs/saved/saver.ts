import { isEmployer } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';

export const useSaverId = (): string | null => {
  const { me } = useSession();
  return me && !isEmployer(me) ? me.userId : null;
};
