import type { Message } from '@shared/model/conversation';
import type { Outgoing } from '@/entities/messages/outbox-store';

/** `waiting`: for the connection. */
export type EntryState = 'received' | 'sending' | 'waiting' | 'failed' | 'sent' | 'read';

/** A message as the thread shows it, sent or not. */
export type Entry = Pick<Message, 'id' | 'conversationId' | 'content' | 'attachments' | 'created_at' | 'subject'> & {
  mine: boolean;
  state: EntryState;
  problem: string | null;
  /** Said where it tells something: of the newest, of the last that was read, and of what is not sent. */
  showState: boolean;
};

/** Messages that one person wrote one after the other. */
export type Group = { kind: 'group'; key: string; mine: boolean; entries: Entry[] };
export type ThreadPart = { kind: 'day'; key: string; day: string } | { kind: 'unread'; key: string } | Group;

const closeTogetherMs = 5 * 60_000;

const sentEntries = (messages: readonly Message[], me: string): Entry[] => {
  // Whoever has read a message has read those before it.
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
  created_at: outgoing.writtenAt,
  subject: '',
  mine: true,
  showState: true,
  state: outgoing.problem !== null ? 'failed' : stalled ? 'waiting' : 'sending',
});

/** What was sent, oldest first, and then what is on its way. */
export const entriesOf = (
  messages: readonly Message[],
  { list, stalled }: { list: readonly Outgoing[]; stalled: boolean },
  me: string,
): Entry[] => {
  const arrived = new Set(messages.map(({ id }) => id));
  const waiting = list.filter(({ id }) => !arrived.has(id));
  return [...sentEntries(messages, me), ...waiting.map((outgoing) => outgoingEntry(outgoing, stalled))];
};

/** The calendar day of an instant where the reader is, YYYY-MM-DD. */
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

/** The first of the newest `count` messages of the other side: above it stands that the rest is new. */
export const firstUnread = (entries: readonly Entry[], count: number): string | null =>
  count > 0 ? (entries.filter(({ mine }) => !mine).at(-count)?.id ?? null) : null;

/** The thread with its days, groups, and the line above what is new. */
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

/** Today and yesterday have words of their own. */
export const formatDay = (day: string, now: number): 'today' | 'yesterday' | { date: string } => {
  if (day === dayOf(now)) return 'today';
  if (day === dayOf(now - dayMs)) return 'yesterday';
  const date = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(day.slice(0, 4) !== dayOf(now).slice(0, 4) && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  return { date: date.format(new Date(`${day}T00:00:00Z`)) };
};
