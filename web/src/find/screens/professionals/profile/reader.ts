import { scopeOf } from '@shared/organizations/rules/permissions';
import type { ProfessionalView, ViewAccess } from '@shared/people/model/professional-view';
import { isEmployer } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';

export type Reader = {
  kind: 'visitor' | 'professional' | 'teamless' | 'member' | 'support';
  isPending: boolean;
  /** User ID if the viewer can save professionals, otherwise null. */
  saverId: string | null;
  /** Whether they may write to everyone they see, not only to applicants. */
  writesToAll: boolean;
};

export const seesMore = ({ kind }: Pick<Reader, 'kind'>): boolean => kind === 'member' || kind === 'support';

const nothing = { saverId: null, writesToAll: false } as const;

/** Administrators and managers may write to everyone, members to applicants. */
export const writesTo = ({ kind, writesToAll }: Reader, access: ViewAccess | undefined): boolean =>
  kind === 'member' && (writesToAll || access === 'full');

/** Whether the person is anonymous and the reader sees initials only. */
export const isHiddenFrom = ({ anonymous, access }: Pick<ProfessionalView, 'anonymous' | 'access'>): boolean =>
  anonymous && access !== 'full' && access !== 'own';

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
