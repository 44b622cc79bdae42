import type { CaseSubject, ReportTarget } from '@shared/trust/model/report';
import { buildUpdate } from '../../../platform/table/build-update';
import { all, equals, itemExists, type Condition } from '../../../platform/table/conditions';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { getItem, type Item, type Key, type Table, type Write } from '../../../platform/table/table';
import { inboxOfParticipant, readConversation } from '../../messages/conversations/conversation-item';
import { conversationKeys } from '../../messages/conversations/keys';
import { jobKeys } from '../../hiring/jobs/keys';
import { organizationKeys } from '../../organizations/organizations/keys';
import { profileKeys } from '../../people/profiles/keys';
import { reviewKeys } from '../../people/reviews/keys';
import { readReview, reviewItem } from '../../people/reviews/review-item';
import { ratingWrite } from '../../people/reviews/review-writes';
import type { Hiding } from './case-item';
import { hiddenBy } from './hidden';
import { restrictionWrite } from './restrictions';

type Change = { caseId: string; hide: boolean; at: string };
type Attributes = { set?: Record<string, unknown>; when?: Condition };

const refusal = ConcurrentModificationError;

const mark = (TableName: string, Key: Key, { caseId, hide }: Change, { set, when }: Attributes = {}): Write => ({
  Update: {
    TableName,
    Key,
    ...buildUpdate({
      ...(set && { set }),
      ...(hide ? { add: { [hiddenBy]: new Set([caseId]) } } : { takeOut: { [hiddenBy]: new Set([caseId]) } }),
      when: when ? all(itemExists, when) : itemExists,
    }),
  },
  refusal,
});

const members = (item: Item): string[] => [...((item[hiddenBy] as Set<string> | undefined) ?? [])];

/** Whether the change shows or hides the item, rather than changing the number of hiding cases. */
const turns = (item: Item, { caseId, hide }: Change): boolean => {
  const others = members(item).filter((it) => it !== caseId);
  return others.length === 0 && members(item).includes(caseId) !== hide;
};

/** The searches compare states by the time of the last change. */
const markAt = (TableName: string, Key: Key, change: Change): Write =>
  mark(TableName, Key, change, { set: { updatedAt: change.at } });

const hiddenAsRead = (item: Item): Condition => {
  const read = members(item);
  return ({ name, value }) =>
    read.length === 0
      ? `attribute_not_exists(${name(hiddenBy)})`
      : `${name(hiddenBy)} = ${value(`${hiddenBy}Read`, new Set(read))}`;
};

/** Removes a hidden review from lists and ratings. */
const reviewWrites = async (table: Table, reviewId: string, change: Change): Promise<Write[]> => {
  const Key = reviewKeys.review(reviewId);
  const item = await getItem(table, Key, true);
  if (!item) return [];
  const review = readReview(item);
  const when = hiddenAsRead(item);
  const isListed = review.publishedAt !== null && turns(item, change);
  if (!isListed) return [mark(table.name, Key, change, { when })];
  const listing = Object.entries(reviewItem({ ...review, hidden: undefined })).filter(([name]) => /^gsi/.test(name));
  const set = Object.fromEntries(listing.map(([name, value]) => [name, change.hide ? undefined : value]));
  return [
    mark(table.name, Key, change, { set, when }),
    { ...ratingWrite(table.name, review, change.hide ? -1 : 1), refusal },
  ];
};

/** The lists of both sides show the last message. */
const previewWrites = async (
  table: Table,
  { conversationId, message, hide }: { conversationId: string; message: Item; hide: boolean },
): Promise<Write[]> => {
  const item = await getItem(table, conversationKeys.conversation(conversationId), true);
  if (!item || item['lastMessageAt'] !== message['createdAt']) return [];
  const conversation = readConversation(item);
  const lastMessage = hide ? '' : String(message['content']);
  const TableName = table.name;
  return [
    {
      Update: {
        TableName,
        Key: conversationKeys.conversation(conversationId),
        ...buildUpdate({
          set: { lastMessage, version: conversation.version + 1 },
          when: equals('version', conversation.version),
        }),
      },
      refusal,
    },
    ...conversation.participants.map((participant) => ({
      Update: {
        TableName,
        Key: conversationKeys.ownConversation(inboxOfParticipant(conversation, participant), conversationId),
        ...buildUpdate({ set: { lastMessage }, when: itemExists }),
      },
      refusal,
    })),
  ];
};

const messageWrites = async (
  table: Table,
  { conversationId, messageId }: Extract<ReportTarget, { kind: 'message' }>,
  change: Change,
): Promise<Write[]> => {
  const sent = await getItem(table, conversationKeys.sentMessage(conversationId, messageId), true);
  if (!sent) return [];
  const Key = conversationKeys.message(conversationId, String(sent['position']));
  const message = await getItem(table, Key, true);
  if (!message) return [];
  const shown = turns(message, change)
    ? await previewWrites(table, { conversationId, message, hide: change.hide })
    : [];
  return [mark(table.name, Key, change, { when: hiddenAsRead(message) }), ...shown];
};

const ifExists = async (table: Table, key: Key, write: Write): Promise<Write[]> =>
  (await getItem(table, key, true)) ? [write] : [];

const thingWrites = async (table: Table, target: ReportTarget, change: Change): Promise<Write[]> => {
  const { name } = table;
  switch (target.kind) {
    case 'message':
      return messageWrites(table, target, change);
    case 'review':
      return reviewWrites(table, target.reviewId, change);
    case 'job': {
      const key = jobKeys.job(target.jobId);
      return ifExists(table, key, markAt(name, key, change));
    }
    case 'profile': {
      const key = profileKeys.profile(target.userId);
      return ifExists(table, key, markAt(name, key, change));
    }
    case 'portfolio_item': {
      const key = profileKeys.portfolioItem(target.userId, target.portfolioItemId);
      return ifExists(table, key, mark(name, key, change));
    }
    case 'organization': {
      const key = organizationKeys.organization(target.organizationId);
      return ifExists(table, key, markAt(name, key, change));
    }
  }
};

const everythingOf = (subject: CaseSubject): ReportTarget =>
  subject.kind === 'person'
    ? { kind: 'profile', userId: subject.userId }
    : { kind: 'organization', organizationId: subject.organizationId };

const isSame = (one: ReportTarget, other: ReportTarget): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/** Items that a decision hides. */
const thingsOf = ({ thing, restricted }: Hiding): ReportTarget[] => {
  const everything = restricted && everythingOf(restricted.subject);
  if (!everything) return thing ? [thing] : [];
  return thing && !isSame(thing, everything) ? [everything, thing] : [everything];
};

/** Writes changes of a case's hiding; each step is idempotent. */
export const hidingWrites = async (table: Table, before: Hiding, after: Hiding, at: string): Promise<Write[]> => {
  const { caseId } = after;
  const [had, has] = [thingsOf(before), thingsOf(after)];
  const appearing = had.filter((it) => !has.some((other) => isSame(it, other)));
  const vanishing = has.filter((it) => !had.some((other) => isSame(it, other)));
  const writes = await Promise.all([
    ...vanishing.map((it) => thingWrites(table, it, { caseId, hide: true, at })),
    ...appearing.map((it) => thingWrites(table, it, { caseId, hide: false, at })),
  ]);
  const restriction = after.restricted ?? before.restricted;
  const restricts = after.restricted !== null;
  return [
    ...writes.flat(),
    ...(restriction && restricts !== (before.restricted !== null)
      ? [restrictionWrite(table.name, caseId, restriction, restricts)]
      : []),
  ];
};
