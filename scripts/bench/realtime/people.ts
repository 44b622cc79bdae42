import { currentTerms } from '@shared/legal/documents';
import { createHash } from 'node:crypto';
import { accountWrites } from '../../../lambdas/store/accounts/accounts/account-item';
import { createConversations } from '../../../lambdas/store/messages/conversations/conversations';
import { newConversation, withMessage } from '../../../lambdas/messages/messages/conversation-state';
import { savedAttributes } from '../../../lambdas/store/people/profiles/profiles';
import { keys } from '../../../lambdas/store/keys';
import { foundingWrites, membershipItem } from '../../../lambdas/store/organizations/organizations/membership-writes';
import type { Item, Table, Write } from '../../../lambdas/platform/table/table';
import { storedProfile } from '../../../test/support/people/professionals';
import { writeAll } from '../search/fill';

/** Organizations over which members of the pairs are spread. */
export const organizations = 10;

const idOf = (kind: number, number: number): string =>
  `${String(kind).padStart(8, '0')}-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const memberId = (pair: number): string => idOf(1, pair);
export const professionalId = (pair: number): string => idOf(2, pair);
export const organizationId = (pair: number): string => `org_${String(pair % organizations).padStart(26, '0')}`;

const accountItems = (table: Table, userId: string, userType: 'doctor' | 'employer', at: Date): Item[] => {
  const email = `${userId}@bench.test`;
  const account = {
    userId,
    userType,
    email,
    firstName: 'Bea',
    lastName: 'Bench',
    phone: '+1 202 555 0150',
    emailVerifiedAt: at.toISOString(),
    language: 'en' as const,
    twoFactorEnabled: false,
    createdAt: at.toISOString(),
  };
  const emailHash = createHash('sha256').update(email).digest('hex');
  const acceptance = { accepted: currentTerms, operation: 'register', at: at.toISOString() } as const;
  return newItems(
    accountWrites(
      table.name,
      { account, emailHash, founds: null, joins: null, referredBy: null, acceptance },
      { now: at, rules: { requirement: null, verified: undefined, seats: null } },
    ),
  );
};

const newItems = (writes: readonly Write[]): Item[] => writes.flatMap(({ Put }) => (Put?.Item ? [Put.Item] : []));

const pairItems = (table: Table, pair: number, at: Date): Item[] => {
  const [member, professional] = [memberId(pair), professionalId(pair)];
  const profile = storedProfile({
    userId: professional,
    privacy: { visibility: 'public', contactInfoVisible: false, showOnlineStatus: true },
  });
  const joinedAt = at.toISOString();
  const ownOrganization = organizationId(pair);
  const membership = {
    userId: member,
    organizationId: ownOrganization,
    role: 'admin',
    department: '',
    joinedAt,
  } as const;
  const founding = { organizationId: ownOrganization, name: `Hospital ${pair}`, founder: member, at: joinedAt };
  return [
    ...accountItems(table, member, 'employer', at),
    ...accountItems(table, professional, 'doctor', at),
    ...(pair < organizations ? newItems(foundingWrites(table.name, founding)) : [membershipItem(membership)]),
    { ...keys.profile(professional), ...savedAttributes(profile), privacy: profile.privacy },
  ];
};

/** Writes people and a first message per pair directly to the table. */
export const fillWithPairs = async (table: Table, pairs: number, at: Date): Promise<void> => {
  const everybody = function* (): Generator<Item> {
    for (let pair = 0; pair < pairs; pair += 1) yield* pairItems(table, pair, at);
  };
  await writeAll(table, everybody());
  const conversations = createConversations(table, {
    encode: () => Promise.resolve(''),
    decode: () => Promise.resolve({}),
  });
  for (let pair = 0; pair < pairs; pair += 1) await conversations.save(firstMessage(pair, at));
};

export const conversationOf = (pair: number, at = new Date()) =>
  newConversation(
    {
      organizationId: organizationId(pair),
      people: [
        { userId: memberId(pair), userType: 'employer' },
        { userId: professionalId(pair), userType: 'doctor' },
      ],
    },
    at.toISOString(),
  );

const firstMessage = (pair: number, at: Date) => {
  const sent = withMessage(conversationOf(pair, at), {
    side: 0,
    subject: 'Bench',
    preview: 'Hello',
    now: at,
    recipientIsOnline: true,
  });
  return { before: null, after: { ...sent.conversation, version: 1 } };
};
