import { attachMessages } from '@lambdas/work/attendance/attach-messages';
import type { Deps } from '@lambdas/work/attendance/ports';
import { conversationIdOf } from '@lambdas/store/messages/conversations/conversation-item';
import type { Shift } from '@shared/work/model/shifts/shift';
import { workedTexts } from './data/work/shifts-worked';
import { seedConversation } from './seed-messages';
import type { SeedContext } from './seed-people';
import { professionalCaller } from './seed-services';
import type { World } from './work/shift-plan';

const dayMs = 24 * 3600_000;

type Disputed = { shift: Shift; userId: string; world: World };

/** Messages of the two during the shift, and those that the professional attaches to the dispute. */
export const seedEvidence = async (
  context: SeedContext,
  { shift, userId, world: { admin } }: Disputed,
  deps: Deps,
): Promise<void> => {
  const { conversations } = context.services.messages;
  const endedAgo = (context.now.getTime() - Date.parse(shift.endsAt)) / dayMs;
  const { subject, asked, answered, thanked } = workedTexts.evidence;
  const messages = [
    { from: 'employer' as const, daysAgo: endedAgo + 0.04, text: asked },
    { from: 'professional' as const, daysAgo: endedAgo + 0.03, text: answered },
    { from: 'employer' as const, daysAgo: endedAgo + 0.02, text: thanked },
  ];
  const between = { organization: admin.organizationId, professional: userId, subject, messages };
  await seedConversation(context, between, admin, userId);
  const conversationId = conversationIdOf(admin.organizationId, [admin.userId, userId]);
  const { items } = await conversations.messages(conversationId);
  await attachMessages(
    { ...deps, conversations },
    {
      caller: professionalCaller(userId, 'appealDispute'),
      ...{ shiftId: shift.shiftId, userId, remove: [] },
      attach: items.map(({ id: messageId }) => ({ conversationId, messageId })),
    },
  );
};
