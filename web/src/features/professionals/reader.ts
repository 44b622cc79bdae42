import { scopeOf } from '@shared/domain/permissions';
import type { ViewAccess } from '@shared/model/professional-view';
import { isEmployer } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';

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
  /** Writes to anybody they may see, not only to applicants. */
  writesToAll: boolean;
};

/** Whether the server shows this reader more than the public part. */
export const seesMore = ({ kind }: Pick<Reader, 'kind'>): boolean => kind === 'member' || kind === 'support';

const nothing = { saverId: null, writesToAll: false } as const;

/** Whether this reader may write to somebody: a manager to all, a member to those who applied. */
export const writesTo = ({ kind, writesToAll }: Reader, access: ViewAccess | undefined): boolean =>
  kind === 'member' && (writesToAll || access === 'full');

export const useReader = (): Reader => {
  const { status, me, error } = useSession();
  const isPending = status === 'loading' && !error;
  if (!me) return { kind: 'visitor', isPending, ...nothing };
  if (me.support) return { kind: 'support', isPending, ...nothing };
  if (!isEmployer(me)) return { kind: 'professional', isPending, ...nothing };
  if (!me.membership) return { kind: 'teamless', isPending, ...nothing };
  const writesToAll = scopeOf('message', me.membership.role) === 'organization';
  return { kind: 'member', isPending, saverId: me.userId, writesToAll };
};
