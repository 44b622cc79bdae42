import type { Message } from '@shared/model/conversation';
import type { Outgoing } from '@/entities/messages/outbox-store';
import { locale } from '@/lib/i18n/language';

/** `waiting`: for the connection. */
export type EntryState = 'received' | 'sending' | 'waiting' | 'failed' | 'sent' | 'read';

export type Entry = Pick<
  Message,
  'id' | 'conversationId' | 'content' | 'language' | 'attachments' | 'created_at' | 'subject'
> & {
  mine: boolean;
  state: EntryState;
  problem: string | null;
  /** Shown for the newest, the last read, and unsent messages. */
  showState: boolean;
};

export type Group = { kind: 'group'; key: string; mine: boolean; entries: Entry[] };
export type ThreadPart = { kind: 'day'; key: string; day: string } | { kind: 'unread'; key: string } | Group;

const closeTogetherMs = 5 * 60_000;

const sentEntries = (messages: readonly Message[], me: string): Entry[] => {
  // Reading a message implies reading all earlier ones.
  const lastRead = messages.findLastIndex(({ sender_id, is_read }) => sender_id === me && is_read);
  const lastOwn = messages.findLastIndex(({ sender_id }) => sender_id === me);
  return messages.map((message, index) => {
    const mine = message.sender_id === me;
    const subject = message.subject === messages[index - 1]?.subject ? '' : message.subject;
    const state = mine ? (index <= lastRead ? 'read' : 'sent') : 'received';
    return { ...message, subject, mine, state, problem: null, showState: index === lastOwn || index === lastRead };
  });
};

const outgoingEntry = (outgoing: Outgoing, stalled: boolean): Entry => ({
  ...outgoing,
  language: null,
  created_at: outgoing.writtenAt,
  subject: '',
  mine: true,
  showState: true,
  state: outgoing.problem !== null ? 'failed' : stalled ? 'waiting' : 'sending',
});

export const entriesOf = (
  messages: readonly Message[],
  { list, stalled }: { list: readonly Outgoing[]; stalled: boolean },
  me: string,
): Entry[] => {
  const arrived = new Set(messages.map(({ id }) => id));
  const waiting = list.filter(({ id }) => !arrived.has(id));
  return [...sentEntries(messages, me), ...waiting.map((outgoing) => outgoingEntry(outgoing, stalled))];
};

/** Calendar day in the viewer's time zone, YYYY-MM-DD. */
export const dayOf = (instant: string | number): string => {
  const date = new Date(instant);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

const belongs = (group: Group, entry: Entry): boolean => {
  const last = group.entries.at(-1)!;
  return (
    group.mine === entry.mine &&
    entry.subject === '' &&
    Date.parse(entry.created_at) - Date.parse(last.created_at) < closeTogetherMs
  );
};

export const firstUnread = (entries: readonly Entry[], count: number): string | null =>
  count > 0 ? (entries.filter(({ mine }) => !mine).at(-count)?.id ?? null) : null;

export const partsOf = (entries: readonly Entry[], unreadFrom: string | null): ThreadPart[] => {
  const parts: ThreadPart[] = [];
  let day = '';
  for (const entry of entries) {
    const entryDay = dayOf(entry.created_at);
    if (entryDay !== day) parts.push({ kind: 'day', key: `day-${entryDay}`, day: entryDay });
    day = entryDay;
    if (entry.id === unreadFrom) parts.push({ kind: 'unread', key: 'unread' });
    const last = parts.at(-1);
    if (last?.kind === 'group' && belongs(last, entry)) last.entries.push(entry);
    else parts.push({ kind: 'group', key: entry.id, mine: entry.mine, entries: [entry] });
  }
  return parts;
};

const dayMs = 86_400_000;

export const formatDay = (day: string, now: number): 'today' | 'yesterday' | { date: string } => {
  if (day === dayOf(now)) return 'today';
  if (day === dayOf(now - dayMs)) return 'yesterday';
  const date = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(day.slice(0, 4) !== dayOf(now).slice(0, 4) && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  return { date: date.format(new Date(`${day}T00:00:00Z`)) };
};
