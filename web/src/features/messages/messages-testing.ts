import type { Conversation, Message } from '@shared/model/conversation';
import { testId, testUserId } from '@/lib/testing/ids';

export const ann = 'cnv_01ARZ3NDEKTSV4RRFFQ69G5FAV';
export const bob = 'cnv_01BX5ZZKBKACTAV9WEVGEMMVRZ';
const annsUserId = testUserId(1);
export const myUserId = testUserId(2);

export const conversation = (changes: Partial<Conversation> = {}): Conversation => ({
  conversationId: ann,
  with: {
    user_id: annsUserId,
    user_name: 'Ann Keller',
    user_specialty: null,
    organization: 'Mercy Hospital',
    photo_url: null,
    user_type: 'employer',
    is_online: true,
  },
  organizationId: testId('org'),
  subject: 'Night shifts',
  last_message: 'Are you free in May?',
  last_message_time: new Date().toISOString(),
  unread_count: 0,
  blocked: null,
  ...changes,
});

export const message = (number: number, changes: Partial<Message> = {}): Message => ({
  id: testId('msg', number),
  conversationId: ann,
  sender_id: annsUserId,
  subject: 'Night shifts',
  content: `Text ${number}`,
  language: 'en',
  attachments: [],
  created_at: new Date(Date.now() - 60_000).toISOString(),
  is_read: false,
  ...changes,
});
