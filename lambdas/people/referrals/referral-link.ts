import type { ReferralLink } from '@shared/people/model/referral';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { referralCode, referralCodeHash } from '../../store/people/referrals/referral-code';
import type { StoredReferralLink } from '../../store/people/referrals/ports';
import type { Deps } from './ports';

type LinkDeps = Pick<Deps, 'links' | 'hash'>;

const viewOf = async ({ hash }: LinkDeps, userId: string, link: StoredReferralLink): Promise<ReferralLink> => ({
  code: await referralCode(hash, userId, link.generation),
  joined: link.joined,
});

const create = async (deps: LinkDeps, userId: string): Promise<ReferralLink> => {
  const link = { generation: 1, joined: 0 };
  const view = await viewOf(deps, userId, link);
  const codeHash = await referralCodeHash(deps.hash, view.code);
  await deps.links.put(userId, { generation: 1, codeHash, previousCodeHash: null });
  return view;
};

/** Returns the link, created on first use. */
export const getReferralLink = (deps: LinkDeps, userId: string): Promise<ReferralLink> =>
  retryOnConflict(async () => {
    const link = await deps.links.get(userId);
    return link ? viewOf(deps, userId, link) : create(deps, userId);
  });

/** Replaces the displayed link, so a repeated request doesn't replace the new one. */
export const replaceReferralLink = (
  deps: LinkDeps,
  { userId, code }: { userId: string; code: string },
): Promise<ReferralLink> =>
  retryOnConflict(async () => {
    const link = await deps.links.get(userId);
    if (!link) return create(deps, userId);
    const current = await viewOf(deps, userId, link);
    if (current.code !== code) return current;
    const generation = link.generation + 1;
    const next = await viewOf(deps, userId, { ...link, generation });
    const [codeHash, previousCodeHash] = await Promise.all([
      referralCodeHash(deps.hash, next.code),
      referralCodeHash(deps.hash, current.code),
    ]);
    await deps.links.put(userId, { generation, codeHash, previousCodeHash });
    return next;
  });
