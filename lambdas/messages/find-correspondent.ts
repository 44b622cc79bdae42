import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { Conversation, Correspondent } from '@shared/model/conversation';
import { requireVerified, type AuthorizedCaller } from '../platform/http/caller';
import { wordsOf } from '../platform/text/fold-text';
import { conversationIdOf, sideOf, type ConversationItem } from '../store/conversations/conversation-item';
import { conversationView, knownOther, inboxOfWriter, writerOf } from './open-conversation';
import type { Deps } from './ports';
import type { ReachableAccount } from '../store/conversations/ports';
import type { Other } from '../store/conversations/participants';

type ReachDeps = Pick<Deps, 'reach' | 'conversations'>;
export type Reached = { other: Other; conversation: ConversationItem | null };

const notFound = (): never => {
  throw new AppError('NOT_FOUND');
};

const existing = ({ conversations }: ReachDeps, { userId }: AuthorizedCaller, other: Other) =>
  conversations.get(conversationIdOf(other.organizationId, [userId, other.userId]));

/** Colleagues and visible professionals; members only reach applicants of their own jobs. */
const reachAsMember = async (
  deps: ReachDeps,
  caller: AuthorizedCaller,
  organizationId: string,
  account: ReachableAccount,
): Promise<Reached> => {
  const other: Other = { userId: account.userId, userType: account.userType, organizationId };
  if (account.userType === 'employer') {
    if (account.organizationId !== organizationId) return notFound();
    return { other, conversation: await existing(deps, caller, other) };
  }
  const [visibility, conversation] = await Promise.all([
    deps.reach.visibility(other.userId, organizationId),
    existing(deps, caller, other),
  ]);
  if (visibility === 'refused') return notFound();
  if (conversation) return { other, conversation };
  if (visibility === 'hidden') return notFound();
  // Answers go on, and colleagues write to each other.
  requireVerified(caller);
  const allowed =
    caller.scope === 'organization' ||
    (await deps.reach.appliedTo(other.userId, { userId: caller.userId, organizationId }));
  return allowed ? { other, conversation } : notFound();
};

/** Members who wrote before, or who are responsible for a job the professional applied to. */
const reachAsProfessional = async (
  deps: ReachDeps,
  caller: AuthorizedCaller,
  { userId, userType, organizationId }: ReachableAccount,
): Promise<Reached> => {
  if (userType !== 'employer' || organizationId === null) return notFound();
  const other: Other = { userId, userType, organizationId };
  const conversation = await existing(deps, caller, other);
  if (conversation) return { other, conversation };
  return (await deps.reach.appliedTo(caller.userId, { userId, organizationId })) ? { other, conversation } : notFound();
};

export const reachCorrespondent = async (
  deps: ReachDeps,
  caller: AuthorizedCaller,
  userId: string,
): Promise<Reached> => {
  if (userId === caller.userId) return notFound();
  const account = (await deps.reach.account(userId)) ?? notFound();
  const { organizationId } = writerOf(caller);
  return organizationId === null
    ? reachAsProfessional(deps, caller, account)
    : reachAsMember(deps, caller, organizationId, account);
};

export const findConversation = async (
  deps: ReachDeps & Pick<Deps, 'participants'>,
  { caller, userId }: { caller: AuthorizedCaller; userId: string },
): Promise<{ conversation: Conversation | null; with: Correspondent }> => {
  const { other, conversation } = await reachCorrespondent(deps, caller, userId);
  const known = await knownOther(deps, writerOf(caller), other);
  const side = conversation && sideOf(conversation, caller.userId);
  const view = conversation && side !== null ? conversationView({ conversation, side }, known) : null;
  return { conversation: view, with: view?.with ?? known.correspondent };
};

const candidates = async (deps: Deps, caller: AuthorizedCaller): Promise<Other[]> => {
  const writer = writerOf(caller);
  const { userId, organizationId } = writer;
  const rows = deps.conversations.list(inboxOfWriter(writer), { pageSize: 50 });
  const rest =
    organizationId === null
      ? [deps.reach.jobOwners(userId)]
      : [
          deps.reach.team(organizationId),
          deps.reach.applicants({ userId, organizationId }, caller.scope === 'organization'),
          ...(caller.scope === 'organization' && !caller.unverified
            ? [deps.reach.savedProfessionals({ userId, organizationId })]
            : []),
        ];
  const [{ items }, ...others] = await Promise.all([rows, ...rest]);
  const known = items
    .filter(({ blocked }) => blocked === null)
    .map((row): Other => ({ ...row.other, organizationId: row.organizationId }));
  const all = [...known, ...others.flat()].filter((other) => other.userId !== userId);
  return [...new Map(all.map((other) => [other.userId, other])).values()];
};

const beginsLike = (name: string, typed: readonly string[]): boolean => {
  const words = wordsOf(name);
  return typed.every((begin) => words.some((word) => word.startsWith(begin)));
};

/** Matches the name visible to the caller, so initials of anonymous professionals can't be resolved. */
export const findCorrespondents = async (
  deps: Deps,
  { caller, name }: { caller: AuthorizedCaller; name: string },
): Promise<{ items: Correspondent[] }> => {
  const typed = wordsOf(name);
  const all = await candidates(deps, caller);
  const names = typed.length === 0 ? null : await deps.reach.names(all.map(({ userId }) => userId));
  const near = names ? all.filter(({ userId }) => beginsLike(names.get(userId) ?? '', typed)) : all;
  const few = near.slice(0, 3 * limits.correspondentsFound);
  const known = await deps.participants.find(writerOf(caller), few);
  const items = few.flatMap(({ userId }) => {
    const found = known.get(userId);
    const offered = found?.visible && !found.closed && beginsLike(found.correspondent.user_name, typed);
    return found && offered ? [found.correspondent] : [];
  });
  return { items: items.slice(0, limits.correspondentsFound) };
};
