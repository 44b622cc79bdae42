import type { SavedReply, SavedReplyForm } from '@shared/trust/model/ticket';
import type { Deps } from './ports';

type ReplyDeps = Pick<Deps, 'replies' | 'clock'>;

export const listSavedReplies = async ({ replies }: Pick<Deps, 'replies'>): Promise<{ items: SavedReply[] }> => ({
  items: await replies.list(),
});

export const createSavedReply = async ({ replies, clock }: ReplyDeps, form: SavedReplyForm): Promise<SavedReply> => {
  const reply = { ...form, replyId: clock.newId('rpl'), updatedAt: clock.now().toISOString(), version: 1 };
  await replies.create(reply);
  return reply;
};

export const updateSavedReply = (
  { replies, clock }: ReplyDeps,
  { replyId, ...change }: { replyId: string; reply: SavedReplyForm; version: number },
): Promise<SavedReply> => replies.update(replyId, { ...change, at: clock.now().toISOString() });

export const deleteSavedReply = async (
  deps: Pick<Deps, 'replies'>,
  { replyId }: { replyId: string },
): Promise<{ items: SavedReply[] }> => {
  await deps.replies.remove(replyId);
  return listSavedReplies(deps);
};
