import type { Item, Table } from '../../../platform/table/table';
import { applicationIndexes } from '../../hiring/applications/keys';
import { inboxOf } from '../../messages/conversations/conversation-item';
import { conversationIndexes, conversationKeys } from '../../messages/conversations/keys';
import { notificationIndexes, notificationKeys } from '../../messages/notifications/keys';
import { organizationIndexes } from '../../organizations/organizations/keys';
import { list, one, textOf, type Items } from './lists';
import type { ErasureSubject } from './subject';

/** Members write in the conversations of their organization. */
const inboxesOf = ({ userId, person }: ErasureSubject): string[] => {
  const organizationId = person?.organizationId ?? null;
  return [inboxOf({ userId, organizationId: null }), ...(organizationId ? [inboxOf({ userId, organizationId })] : [])];
};

/** The row in the own list leads to the messages, so it comes last. */
export const conversations = async function* (table: Table, subject: ErasureSubject): Items {
  for (const inbox of inboxesOf(subject)) {
    for await (const row of list(table, conversationIndexes.ownConversations(inbox))) {
      if (row['entity'] === 'OwnConversation') {
        yield* list(table, conversationIndexes.messages(textOf(row, 'conversationId')));
      }
      yield row;
    }
  }
  yield* one(table, conversationKeys.responseTimes(subject.userId));
};

/** Possible recipients of notifications about the person: teams that they applied or wrote to, and their contacts. */
const organizationsOf = async (table: Table, { userId, person }: ErasureSubject): Promise<Set<string>> => {
  const found = new Set<string>(person?.organizationId ? [person.organizationId] : []);
  for await (const item of list(table, applicationIndexes.professionalApplications(userId), 'gsi2')) {
    found.add(textOf(item, 'organizationId'));
  }
  for await (const row of list(table, conversationIndexes.ownConversations(userId))) {
    if (row['entity'] === 'OwnConversation') found.add(textOf(row, 'organizationId'));
  }
  return found;
};

const correspondentsOf = async (table: Table, subject: ErasureSubject): Promise<Set<string>> => {
  const found = new Set<string>();
  for (const inbox of inboxesOf(subject)) {
    for await (const row of list(table, conversationIndexes.ownConversations(inbox))) {
      const other = row['other'] as { userId?: string } | undefined;
      if (other?.userId) found.add(other.userId);
    }
  }
  return found;
};

const names = (item: Item, { person, userId }: ErasureSubject): boolean => {
  const text = JSON.stringify([item['title'], item['content'], item['sms'], item['actionUrl']]);
  return text.includes(userId) || (person !== null && text.includes(`${person.firstName} ${person.lastName}`));
};

const ofOthers = async function* (table: Table, subject: ErasureSubject): Items {
  const readers = await correspondentsOf(table, subject);
  for (const organizationId of await organizationsOf(table, subject)) {
    for await (const member of list(table, organizationIndexes.team(organizationId), 'gsi1')) {
      readers.add(textOf(member, 'userId'));
    }
  }
  readers.delete(subject.userId);
  for (const reader of readers) {
    for (const place of [notificationIndexes.notifications(reader), notificationIndexes.digestEntries(reader)]) {
      for await (const item of list(table, place)) if (names(item, subject)) yield item;
    }
  }
};

const pushPrefix = notificationKeys.pushSubscription('').pk;

export const notifications = async function* (table: Table, subject: ErasureSubject): Items {
  const { userId } = subject;
  yield* ofOthers(table, subject);
  yield* list(table, notificationIndexes.notifications(userId));
  yield* list(table, notificationIndexes.digestEntries(userId));
  for await (const item of list(table, notificationIndexes.pushSubscriptions(userId), 'gsi1')) {
    yield* one(table, notificationKeys.pushSubscription(textOf(item, 'pk').replace(pushPrefix, '')));
  }
};
