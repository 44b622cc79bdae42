import type { Conversation, Message } from '@shared/model/conversation';

export const ann = 'cnv_01ARZ3NDEKTSV4RRFFQ69G5FAV';
export const bob = 'cnv_01BX5ZZKBKACTAV9WEVGEMMVRZ';

export const conversation = (changes: Partial<Conversation> = {}): Conversation => ({
  conversationId: ann,
  with: {
    user_id: '5f0c3f0a-6f55-4b5e-9d0e-0d6b6a3d0001',
    user_name: 'Ann Keller',
    user_specialty: null,
    organization: 'Mercy Hospital',
    photo_url: null,
    user_type: 'employer',
    is_online: true,
  },
  organizationId: 'org_1',
  subject: 'Night shifts',
  last_message: 'Are you free in May?',
  last_message_time: new Date().toISOString(),
  unread_count: 0,
  blocked: null,
  ...changes,
});

export const message = (id: string, changes: Partial<Message> = {}): Message => ({
  id: `msg_${id}`,
  conversationId: ann,
  sender_id: 'ann',
  subject: 'Night shifts',
  content: `Text ${id}`,
  attachments: [],
  created_at: new Date(Date.now() - 60_000).toISOString(),
  is_read: false,
  ...changes,
});
