import { limits } from '@shared/limits';
import type { ContextPart, CaseSubject, ReportTarget } from '@shared/trust/model/report';
import { toPlainText } from '@shared/text/markdown/plain-text';
import type { Clock } from '../../../platform/clock';
import { getItem, queryFirst, type Item, type Table } from '../../../platform/table/table';
import { mayRead, readConversation, sideOf } from '../../messages/conversations/conversation-item';
import { readMessage } from '../../messages/conversations/conversations';
import { conversationIndexes, conversationKeys } from '../../messages/conversations/keys';
import type { StoredMessage } from '../../messages/conversations/ports';
import { getStoredJob } from '../../hiring/jobs/get-job';
import { isPublished } from '../../hiring/jobs/job-item';
import { createOrganizations } from '../../organizations/organizations/organizations';
import { fullName } from '../../people/profiles/display-names';
import { profileKeys } from '../../people/profiles/keys';
import { readPortfolioItem } from '../../people/profiles/portfolio';
import { visitor, professionalCard } from '../../people/profiles/professional-view';
import { createProfessionals, type Visible } from '../../people/profiles/professionals';
import { getReview } from '../../people/reviews/review-item';
import { createCaseNames } from './case-names';
import type { FoundThing, ReportedThings, ThingReader } from './ports';

type Target<K extends ReportTarget['kind']> = Extract<ReportTarget, { kind: K }>;

const snapshotLength = 2000;
const cut = (parts: readonly string[]): string => parts.filter(Boolean).join('\n\n').slice(0, snapshotLength);

const person = (userId: string): CaseSubject => ({ kind: 'person', userId });
const organization = (organizationId: string): CaseSubject => ({ kind: 'organization', organizationId });

const isOwn = ({ author, subject }: FoundThing, { userId, organizationId }: ThingReader): boolean =>
  author === userId || (subject.kind === 'organization' && subject.organizationId === organizationId);

export const createReportedThings = (table: Table, clock: Pick<Clock, 'now'>): ReportedThings => {
  const professionals = createProfessionals(table, clock);
  const organizations = createOrganizations(table);
  const names = createCaseNames(table);
  const asStaff = { ...visitor, isSupport: true };

  const messageAt = async ({ conversationId, messageId }: Target<'message'>) => {
    const [conversation, sent] = await Promise.all([
      getItem(table, conversationKeys.conversation(conversationId), true),
      getItem(table, conversationKeys.sentMessage(conversationId, messageId), true),
    ]);
    const position = sent && String(sent['position']);
    const item = position && (await getItem(table, conversationKeys.message(conversationId, position), true));
    return conversation && item
      ? { conversation: readConversation(conversation), message: readMessage(item), position }
      : null;
  };

  const message = async (target: Target<'message'>, reader: ThingReader | null): Promise<FoundThing | null> => {
    const found = await messageAt(target);
    if (!found || (reader && !mayRead(found.conversation, reader))) return null;
    const { conversation, message: sent } = found;
    const side = sideOf(conversation, sent.senderId);
    if (side === null) return null;
    // Team members write to each other as themselves.
    const isTeam = conversation.participants.every(({ userType }) => userType === 'employer');
    const isPerson = isTeam || conversation.participants[side].userType === 'doctor';
    return {
      label: conversation.subject,
      shownLabel: conversation.subject,
      snapshot: sent.content,
      author: sent.senderId,
      subject: isPerson ? person(sent.senderId) : organization(conversation.organizationId),
    };
  };

  const review = async ({ reviewId }: Target<'review'>): Promise<FoundThing | 'gone'> => {
    const found = await getReview(table, reviewId);
    if (!found || found.publishedAt === null) return 'gone';
    const byProfessional = found.side === 'professional';
    return {
      label: found.jobTitle,
      // Public lists don't show where someone worked.
      shownLabel: '',
      snapshot: found.text,
      author: byProfessional ? found.professionalId : null,
      subject: byProfessional ? person(found.professionalId) : organization(found.organizationId),
    };
  };

  const job = async ({ jobId }: Target<'job'>): Promise<FoundThing | 'gone'> => {
    const found = await getStoredJob(table, jobId);
    if (!found || !isPublished(found)) return 'gone';
    return {
      label: found.title,
      shownLabel: found.title,
      snapshot: cut([found.title, toPlainText(found.description), found.applicationInstructions]),
      author: found.postedBy,
      subject: organization(found.organizationId),
    };
  };

  const visible = async (userId: string, reader: ThingReader | null): Promise<Visible | undefined> =>
    (await professionals.find([userId], reader ? { ...reader, isSupport: false } : asStaff)).get(userId);

  const profile = async ({ userId }: Target<'profile'>, reader: ThingReader | null): Promise<FoundThing | null> => {
    const found = await visible(userId, reader);
    if (!found) return null;
    const { profile: stored, account } = found.person;
    return {
      label: fullName(account),
      shownLabel: professionalCard(found.person, found.access).displayName,
      snapshot: cut([stored.title, stored.bio, stored.skills.join(', ')]),
      author: userId,
      subject: person(userId),
    };
  };

  const portfolioItem = async (
    { userId, portfolioItemId }: Target<'portfolio_item'>,
    reader: ThingReader | null,
  ): Promise<FoundThing | 'gone' | null> => {
    if (!(await visible(userId, reader))) return null;
    const item = await getItem(table, profileKeys.portfolioItem(userId, portfolioItemId), true);
    if (!item) return 'gone';
    const { title, description } = readPortfolioItem(item);
    return {
      label: title,
      shownLabel: title,
      snapshot: cut([title, description]),
      author: userId,
      subject: person(userId),
    };
  };

  const company = async ({ organizationId }: Target<'organization'>): Promise<FoundThing | 'gone'> => {
    const found = await organizations.get(organizationId);
    if (!found || found.hidden) return 'gone';
    const { company_name: name, company_description: text, website } = found;
    return {
      label: name,
      shownLabel: name,
      snapshot: cut([name, toPlainText(text), website]),
      author: null,
      subject: organization(organizationId),
    };
  };

  const find = (target: ReportTarget, reader: ThingReader | null): Promise<FoundThing | 'gone' | null> => {
    switch (target.kind) {
      case 'message':
        return message(target, reader);
      case 'review':
        return review(target);
      case 'job':
        return job(target);
      case 'profile':
        return profile(target, reader);
      case 'portfolio_item':
        return portfolioItem(target, reader);
      case 'organization':
        return company(target);
    }
  };

  const around = async (target: Target<'message'>): Promise<StoredMessage[]> => {
    const found = await messageAt(target);
    if (!found) return [];
    const list = conversationIndexes.messages(target.conversationId);
    const at = conversationKeys.message(target.conversationId, found.position).sk;
    const side = async (compared: '<' | '>'): Promise<Item[]> =>
      queryFirst(table, {
        list,
        bound: { compared, with: at },
        limit: limits.messageNeighbors,
        newestFirst: compared === '<',
      });
    const [before, after] = await Promise.all([side('<'), side('>')]);
    const read = (items: Item[]): StoredMessage[] =>
      items.filter(({ entity }) => entity === 'Message').map(readMessage);
    return [...read(before).reverse(), found.message, ...read(after)];
  };

  const messageContext = async (target: Target<'message'>, subject: CaseSubject | null): Promise<ContextPart[]> => {
    const messages = await around(target);
    const people = await names.people(messages.map(({ senderId }) => senderId));
    const reported = messages.find(({ id }) => id === target.messageId);
    return messages.map(({ id, senderId, content, createdAt }) => ({
      author: people.get(senderId)?.name ?? '',
      text: content,
      at: createdAt,
      reported: id === target.messageId,
      bySubject: subject !== null && senderId === reported?.senderId,
    }));
  };

  return {
    async find(target, reader) {
      const found = await find(target, reader);
      return found && found !== 'gone' && isOwn(found, reader) ? null : found;
    },
    async read(target) {
      const found = await find(target, null);
      return found === 'gone' ? null : found;
    },
    async context(target, subject) {
      if (target.kind === 'message') return messageContext(target, subject);
      const found = await find(target, null);
      if (!found || found === 'gone') return [];
      return [{ author: found.label, text: found.snapshot, at: null, reported: true, bySubject: true }];
    },
  };
};
