import { isEmployer } from '@/lib/home-for';
import { useSession } from '@/lib/session';

/**
 * Who looks for professionals. Members of an organisation and support staff see rates, skills and summaries; everybody
 * else the public part.
 */
export type Reader = {
  kind: 'visitor' | 'professional' | 'teamless' | 'member' | 'support';
  /** Nobody knows yet who it is. */
  isPending: boolean;
  /** Who saves professionals; null for those who save none. */
  saverId: string | null;
};

/** Whether the server shows this reader more than the public part. */
export const seesMore = ({ kind }: Pick<Reader, 'kind'>): boolean => kind === 'member' || kind === 'support';

export const useReader = (): Reader => {
  const { status, me, error } = useSession();
  const isPending = status === 'loading' && !error;
  if (!me) return { kind: 'visitor', isPending, saverId: null };
  if (me.support) return { kind: 'support', isPending, saverId: null };
  if (!isEmployer(me)) return { kind: 'professional', isPending, saverId: null };
  return me.membership
    ? { kind: 'member', isPending, saverId: me.userId }
    : { kind: 'teamless', isPending, saverId: null };
};
