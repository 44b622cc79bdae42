import type { Conversation, Message } from '@shared/messages/model/conversation';
import type { OwnReport } from '@shared/trust/model/report';
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

export const other = conversation({
  conversationId: bob,
  with: {
    ...conversation().with,
    user_id: testUserId(3),
    user_name: 'Bob Marsh',
    organization: 'St. Mary',
    is_online: null,
  },
  subject: 'Weekend clinic',
  last_message: 'Thanks',
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

/** The server's view of a report. */
export const reportOf = ({ reason, text, seen }: Pick<OwnReport, 'reason' | 'text'> & { seen: string }): OwnReport => ({
  caseId: testId('rpt', 1),
  kind: 'message',
  label: seen,
  reason,
  text,
  createdAt: '2026-11-20T10:00:00.000Z',
  outcome: null,
  closedAt: null,
});
