import { markConversationRead } from '@lambdas/messages/messages/read-conversations';
import { sendMessage, startConversation } from '@lambdas/messages/messages/send-message';
import { conversationIdOf } from '@lambdas/store/messages/conversations/conversation-item';
import type { SeedConversation } from './data/conversations';
import { seedClock } from './seed-clock';
import type { SeedContext } from './seed-people';
import { memberCaller, professionalCaller, type Member } from './seed-services';

export const seedConversation = async (
  { services, now }: SeedContext,
  { organization, professional, subject, messages }: SeedConversation,
  admin: Member,
  professionalId: string,
): Promise<void> => {
  const deps = services.messages;
  const conversationId = conversationIdOf(admin.organizationId, [admin.userId, professionalId]);
  const isKnown = (await deps.conversations.get(conversationId)) !== null;
  const sent = isKnown ? (await deps.conversations.messages(conversationId)).items : [];
  const callers = {
    employer: memberCaller(admin, 'message'),
    professional: professionalCaller(professionalId, 'message'),
  };
  let last = sent.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt)).at(-1)?.id ?? null;
  for (const [index, { from, daysAgo, text: content }] of messages.entries()) {
    if (index < sent.length) continue;
    const clock = seedClock(now, `${organization}/${professional}/message/${index}`, daysAgo);
    const caller = callers[from];
    const id = clock.newId('msg');
    // Answering implies reading.
    if (last) await markConversationRead({ ...deps, clock }, { caller, conversationId, messageId: last });
    if (index === 0) {
      const to = from === 'employer' ? professionalId : admin.userId;
      await startConversation({ ...deps, clock }, { caller, language: 'en', form: { id, to, subject, content } });
    } else {
      const form = { id, content, attachments: [] };
      await sendMessage({ ...deps, clock }, { caller, conversationId, form, language: 'en' });
    }
    last = id;
  }
};
