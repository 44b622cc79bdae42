import type { Message } from '@shared/messages/model/conversation';
import type { Outgoing } from '@/messages/parts/messages/outbox-store';
import { locale } from '@/lib/i18n/language';
import type { ThreadEvent } from './thread-events';
import { dateTimeFormat } from '@shared/text/intl-formats';
import { dayAt } from '@/lib/time/today';

/** `waiting`: waits for the connection. */
export type EntryState = 'received' | 'sending' | 'waiting' | 'failed' | 'sent' | 'read';

export type Entry = Pick<
  Message,
  'id' | 'conversationId' | 'content' | 'language' | 'attachments' | 'created_at' | 'subject' | 'hidden'
> & {
  mine: boolean;
  state: EntryState;
  problem: string | null;
  /** Shown for the newest, the last read, and unsent messages. */
  showState: boolean;
};

export type Group = { kind: 'group'; key: string; mine: boolean; entries: Entry[] };
export type ThreadPart =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'unread'; key: string; count: number }
  | { kind: 'event'; key: string; event: ThreadEvent }
  | Group;

/** The first unread message. */
export type Unread = { from: string; count: number };

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

const belongs = (group: Group, entry: Entry): boolean => {
  const last = group.entries.at(-1)!;
  return (
    group.mine === entry.mine &&
    entry.subject === '' &&
    (entry.state === 'waiting') === (last.state === 'waiting') &&
    Date.parse(entry.created_at) - Date.parse(last.created_at) < closeTogetherMs
  );
};

export const firstUnread = (entries: readonly Entry[], count: number): Unread | null => {
  const received = entries.filter(({ mine }) => !mine);
  const first = count > 0 ? received.at(-Math.min(count, received.length)) : undefined;
  return first ? { from: first.id, count } : null;
};

/** Events from before the first loaded message appear with the earlier ones. */
const eventsAmong = (events: readonly ThreadEvent[], entries: readonly Entry[], hasOlder: boolean): ThreadEvent[] =>
  events.filter(({ at }) => !hasOlder || at >= (entries[0]?.created_at ?? ''));

type Options = { unread?: Unread | null; events?: readonly ThreadEvent[]; hasOlder?: boolean };

export const partsOf = (
  entries: readonly Entry[],
  { unread = null, events = [], hasOlder = false }: Options = {},
): ThreadPart[] => {
  const parts: ThreadPart[] = [];
  const waiting = eventsAmong(events, entries, hasOlder);
  let day = '';
  const begin = (at: string) => {
    const next = dayAt(at);
    if (next !== day) parts.push({ kind: 'day', key: `day-${next}`, day: next });
    day = next;
  };
  const addEvents = (until: string | null) => {
    for (let event = waiting[0]; event && (until === null || event.at < until); event = waiting[0]) {
      begin(event.at);
      parts.push({ kind: 'event', key: event.key, event });
      waiting.shift();
    }
  };
  for (const entry of entries) {
    addEvents(entry.created_at);
    begin(entry.created_at);
    if (entry.id === unread?.from) parts.push({ kind: 'unread', key: 'unread', count: unread.count });
    const last = parts.at(-1);
    if (last?.kind === 'group' && belongs(last, entry)) last.entries.push(entry);
    else parts.push({ kind: 'group', key: entry.id, mine: entry.mine, entries: [entry] });
  }
  addEvents(null);
  return parts;
};

const dayMs = 86_400_000;

export const formatDay = (day: string, now: number): 'today' | 'yesterday' | { date: string } => {
  if (day === dayAt(now)) return 'today';
  if (day === dayAt(now - dayMs)) return 'yesterday';
  const date = dateTimeFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(day.slice(0, 4) !== dayAt(now).slice(0, 4) && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  return { date: date.format(new Date(`${day}T00:00:00Z`)) };
};
