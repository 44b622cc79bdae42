import { AppError } from '@shared/errors';
import { OrganizationId } from '@shared/core/model/fields';
import { limits } from '@shared/limits';
import type { Conversation, Correspondent } from '@shared/messages/model/conversation';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { requireAct } from '../../platform/plans/plan-refusal';
import { wordsOf } from '../../platform/text/fold-text';
import { conversationIdOf, sideOf, type ConversationItem } from '../../store/messages/conversations/conversation-item';
import { requireWritingPermission, writingPermission, type WritingPermission } from './first-message';
import { conversationView, knownOther, inboxOfWriter, writerOf } from './open-conversation';
import type { Deps } from './ports';
import type { ReachableAccount } from '../../store/messages/conversations/ports';
import type { Other } from '../../store/messages/conversations/participants';

type FindDeps = Pick<Deps, 'contacts' | 'conversations'>;
export type FoundCorrespondent = { other: Other; conversation: ConversationItem | null; permission: WritingPermission };
type Asked = { userId: string; jobId?: string | undefined };

const notFound = (): never => {
  throw new AppError('NOT_FOUND');
};

const existing = ({ conversations }: FindDeps, { userId }: AuthorizedCaller, other: Other) =>
  conversations.get(conversationIdOf(other.organizationId, [userId, other.userId]));

/** Colleagues and visible professionals; members only reach applicants of their own jobs. */
const findAsMember = async (
  deps: FindDeps,
  caller: AuthorizedCaller,
  organizationId: string,
  account: ReachableAccount,
): Promise<FoundCorrespondent> => {
  const other: Other = { userId: account.userId, userType: account.userType, organizationId };
  if (account.userType === 'employer') {
    if (account.organizationId !== organizationId) return notFound();
    return { other, conversation: await existing(deps, caller, other), permission: 'free' };
  }
  const [visibility, conversation] = await Promise.all([
    deps.contacts.visibility(other.userId, organizationId),
    existing(deps, caller, other),
  ]);
  if (visibility === 'refused') return notFound();
  if (conversation) return { other, conversation, permission: 'free' };
  if (visibility === 'hidden') return notFound();
  // Replies, and messages between colleagues, are always allowed.
  requireAct(caller, 'writeFirst');
  const allowed =
    caller.scope === 'organization' ||
    (await deps.contacts.appliedTo(other.userId, { userId: caller.userId, organizationId }));
  return allowed ? { other, conversation, permission: 'free' } : notFound();
};

/**
 * Members who wrote before, who are responsible for a job the professional applied to, or of the professional's
 * employer; the contact of an active job; and with a plan that has it, members of verified organizations.
 */
const findAsProfessional = async (
  deps: FindDeps,
  caller: AuthorizedCaller,
  { userId, userType, organizationId }: ReachableAccount,
  jobId: string | undefined,
): Promise<FoundCorrespondent> => {
  if (userType !== 'employer' || organizationId === null) return notFound();
  const other: Other = { userId, userType, organizationId };
  const conversation = await existing(deps, caller, other);
  const side = conversation && sideOf(conversation, caller.userId);
  const opened = conversation && side !== null ? { conversation, side } : null;
  const permission = (await writingPermission(deps, caller, { other, jobId, opened })) ?? notFound();
  return { other, conversation, permission };
};

export const findCorrespondent = async (
  deps: FindDeps,
  caller: AuthorizedCaller,
  { userId, jobId }: Asked,
): Promise<FoundCorrespondent> => {
  if (userId === caller.userId) return notFound();
  const account = (await deps.contacts.account(userId)) ?? notFound();
  const { organizationId } = writerOf(caller);
  return organizationId === null
    ? findAsProfessional(deps, caller, account, jobId)
    : findAsMember(deps, caller, organizationId, account);
};

export const findConversation = async (
  deps: FindDeps & Pick<Deps, 'participants' | 'clock'>,
  { caller, userId: named, jobId }: { caller: AuthorizedCaller } & Asked,
): Promise<{ conversation: Conversation | null; with: Correspondent; question?: true }> => {
  const isOrganization = OrganizationId.safeParse(named).success && caller.membership === null;
  const userId = isOrganization ? ((await deps.contacts.contactOf(caller.userId, named)) ?? notFound()) : named;
  const { other, conversation, permission } = await findCorrespondent(deps, caller, { userId, jobId });
  if (permission === 'plan') requireWritingPermission(caller, permission);
  const known = await knownOther(deps, writerOf(caller), other);
  const side = conversation && sideOf(conversation, caller.userId);
  const view = conversation && side !== null ? conversationView(deps, { conversation, side }, known) : null;
  return {
    conversation: view,
    with: view?.with ?? known.correspondent,
    ...(permission === 'question' && { question: true }),
  };
};

const candidates = async (deps: Deps, caller: AuthorizedCaller): Promise<Other[]> => {
  const writer = writerOf(caller);
  const { userId, organizationId } = writer;
  const rows = deps.conversations.list(inboxOfWriter(writer), { pageSize: 50 });
  const rest =
    organizationId === null
      ? [deps.contacts.jobOwners(userId)]
      : [
          deps.contacts.team(organizationId),
          deps.contacts.applicants({ userId, organizationId }, caller.scope === 'organization'),
          ...(caller.scope === 'organization' && !caller.unverified
            ? [deps.contacts.savedProfessionals({ userId, organizationId })]
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
  const names = typed.length === 0 ? null : await deps.contacts.names(all.map(({ userId }) => userId));
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
