import { isTwoFactorDue } from '@shared/accounts/rules/two-factor-grace';
import { scopeOf } from '@shared/organizations/rules/permissions';
import { Account, Membership } from '@shared/accounts/model/account';
import { topicTarget } from '@shared/messages/model/live';
import { accountKeys } from '../../accounts/accounts/keys';
import { memberPrivacyIn } from '../../accounts/accounts/member-privacy';
import { conversationKeys } from '../conversations/keys';
import { interviewKeys } from '../../hiring/interviews/keys';
import { jobKeys } from '../../hiring/jobs/keys';
import { organizationKeys } from '../../organizations/organizations/keys';
import { profileKeys } from '../../people/profiles/keys';
import { callWindow, readInterview, takingPart } from '../../hiring/interviews/interview-item';
import {
  conversationIdOf,
  isBlocked,
  mayRead,
  readConversation,
  type ConversationItem,
} from '../conversations/conversation-item';
import { mayAccessJob, readJob } from '../../hiring/jobs/job-item';
import { readProfile } from '../../people/profiles/profile-item';
import { getItems, type Item, type Table } from '../../../platform/table/table';
import { coveredUnits } from './covered-units';
import type { LiveRights } from './ports';

const Type = Account.pick({ userType: true });
const membershipIn = (item: Item | undefined): Membership | null => (item ? Membership.parse(item) : null);

export const createLiveRights = (table: Table): LiveRights => {
  const mayFollowJob = async (userId: string, jobId: string): Promise<boolean> => {
    const [jobItem, membershipItem] = await getItems(
      table,
      [jobKeys.job(jobId), organizationKeys.membership(userId)],
      true,
    );
    const membership = membershipIn(membershipItem);
    if (!jobItem || !membership || isTwoFactorDue(membership, new Date())) return false;
    const scope = scopeOf('readApplications', membership.role);
    return mayAccessJob({ userId, scope, membership }, readJob(jobItem));
  };

  const mayFollowPerson = async (userId: string, otherId: string): Promise<boolean> => {
    const [mine, theirs] = await getItems(
      table,
      [organizationKeys.membership(userId), organizationKeys.membership(otherId)],
      true,
    );
    const organizationIds = [mine, theirs].flatMap((item) => membershipIn(item)?.organizationId ?? []);
    // Members of different teams can't follow each other.
    if (new Set(organizationIds).size !== 1) return false;
    const conversation = await openConversation(userId, conversationIdOf(organizationIds[0]!, [userId, otherId]));
    return conversation !== null;
  };

  const openConversation = async (userId: string, conversationId: string): Promise<ConversationItem | null> => {
    const [item, membership] = await getItems(
      table,
      [conversationKeys.conversation(conversationId), organizationKeys.membership(userId)],
      true,
    );
    if (!item) return null;
    const conversation = readConversation(item);
    const own = membershipIn(membership);
    const organizationId = own && !isTwoFactorDue(own, new Date()) ? own.organizationId : null;
    return mayRead(conversation, { userId, organizationId }) && !isBlocked(conversation) ? conversation : null;
  };

  const mayFollowBoard = async (userId: string, locationId: string): Promise<boolean> =>
    (await coveredUnits(table, { userId, locationId })).size > 0;

  const mayFollowKind = { job: mayFollowJob, person: mayFollowPerson, board: mayFollowBoard };

  return {
    openConversation,

    mayFollow(userId, topic) {
      const { kind, id } = topicTarget(topic);
      return mayFollowKind[kind](userId, id);
    },

    async showsPresence(userId) {
      const [account, profile] = await getItems(table, [accountKeys.account(userId), profileKeys.profile(userId)]);
      if (!account) return false;
      if (Type.parse(account).userType === 'employer') return memberPrivacyIn(account).showOnlineStatus;
      return profile ? readProfile(profile).privacy.showOnlineStatus : false;
    },

    async othersInCall(userId, interviewId, now) {
      const [item, membership] = await getItems(
        table,
        [interviewKeys.interview(interviewId), organizationKeys.membership(userId)],
        true,
      );
      if (!item) return [];
      const interview = readInterview(item);
      const people = takingPart(interview);
      const window = callWindow(interview);
      const at = now.toISOString();
      const open = window !== null && window.opensAt <= at && at <= window.closesAt;
      const belongs =
        userId === interview.professionalId || membershipIn(membership)?.organizationId === interview.organizationId;
      if (!open || !belongs || !people.includes(userId)) return [];
      return people.filter((other) => other !== userId);
    },
  };
};
