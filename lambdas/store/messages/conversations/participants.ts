import { Account } from '@shared/accounts/model/account';
import type { Correspondent } from '@shared/messages/model/conversation';
import { Photo } from '@shared/core/model/fields';
import type { Clock } from '../../../platform/clock';
import { accountKeys } from '../../accounts/accounts/keys';
import { memberPrivacyIn } from '../../accounts/accounts/member-privacy';
import { applicationKeys } from '../../hiring/applications/keys';
import { organizationKeys } from '../../organizations/organizations/keys';
import { profileKeys } from '../../people/profiles/keys';
import { createOrganizations } from '../../organizations/organizations/organizations';
import { accessTo, professionalCard, type Professional } from '../../people/profiles/professional-view';
import { reviewedCredentials } from '../../people/profiles/reviewed-credentials';
import { fullName, initialsOf } from '../../people/profiles/display-names';
import { createPresence } from '../live-connections/presence';
import { readProfile } from '../../people/profiles/profile-item';
import { getItems, type Item, type Table } from '../../../platform/table/table';
import type { Participant } from './conversation-item';

/** A professional, or a member writing for their organization. */
export type Writer = { userId: string; organizationId: string | null };

export type Other = Participant & { organizationId: string };
export type KnownCorrespondent = {
  correspondent: Correspondent;
  /** Participants no longer visible show only initials. */
  visible: boolean;
  /** Unreachable: left the team, or blocked this employer. */
  closed: boolean;
};

export type Participants = {
  find(reader: Writer, others: readonly Other[]): Promise<Map<string, KnownCorrespondent>>;
};

const Names = Account.pick({ firstName: true, lastName: true, email: true, phone: true });
const nobody = { firstName: '', lastName: '', email: '', phone: '' };

type Read = { account: Item | undefined; profile: Item | undefined; membership: Item | undefined; applied: boolean };
type Context = { reader: Writer; organizations: Map<string, string>; online: boolean };

const accountOf = ({ account }: Read): Professional['account'] => (account ? Names.parse(account) : nobody);

const professional = (other: Other, read: Read, { reader, online }: Context): KnownCorrespondent => {
  const account = accountOf(read);
  const base = { user_id: other.userId, organization: null, user_type: 'doctor' as const };
  const profile = read.profile ? readProfile(read.profile) : null;
  const access = profile && accessTo(profile, { ...reader, isSupport: false }, read.applied);
  const closed =
    reader.organizationId !== null && (profile?.blockedOrganizations ?? []).includes(reader.organizationId);
  if (!profile || !access) {
    const correspondent: Correspondent = {
      ...base,
      user_name: initialsOf(account),
      user_specialty: null,
      photo_url: null,
      is_online: null,
    };
    return { correspondent, visible: false, closed };
  }
  const card = professionalCard(
    { profile, account, badges: [], documents: [], reviewed: reviewedCredentials([]), rating: null },
    access,
  );
  return {
    closed,
    visible: true,
    correspondent: {
      ...base,
      user_name: card.displayName,
      user_specialty: card.specialty,
      photo_url: card.photo_url,
      is_online: profile.privacy.showOnlineStatus ? online : null,
    },
  };
};

/** Members represent their organization but show their own names. */
const member = (other: Other, read: Read, { organizations, online }: Context): KnownCorrespondent => {
  const closed = read.membership?.['organizationId'] !== other.organizationId;
  return {
    closed,
    visible: true,
    correspondent: {
      user_id: other.userId,
      user_name: fullName(accountOf(read)),
      user_specialty: null,
      organization: organizations.get(other.organizationId) ?? null,
      photo_url: Photo.parse(read.account?.['photo_url']),
      user_type: 'employer',
      is_online: closed || !memberPrivacyIn(read.account ?? {}).showOnlineStatus ? null : online,
    },
  };
};

export const createParticipants = (table: Table, clock: Pick<Clock, 'now'>): Participants => {
  const organizations = createOrganizations(table);
  const presence = createPresence(table);
  return {
    async find({ userId, organizationId }, others) {
      const reader = { userId, organizationId };
      const doctors = others.filter(({ userType }) => userType === 'doctor');
      const members = others.filter(({ userType }) => userType === 'employer');
      const ids = others.map((other) => other.userId);
      const wanted = [
        ...ids.map(accountKeys.account),
        ...doctors.map((other) => profileKeys.profile(other.userId)),
        ...doctors.map((other) => applicationKeys.organizationApplicant(organizationId ?? '', other.userId)),
        ...members.map((other) => organizationKeys.membership(other.userId)),
      ];
      const [items, names, online] = await Promise.all([
        getItems(table, wanted),
        organizations.names(members.map((other) => other.organizationId)),
        presence.online(ids, clock.now()),
      ]);
      const found = new Map(wanted.map(({ pk, sk }, index) => [`${pk} ${sk}`, items[index]]));
      const item = ({ pk, sk }: { pk: string; sk: string }): Item | undefined => found.get(`${pk} ${sk}`);
      return new Map(
        others.map((other) => {
          const read: Read = {
            account: item(accountKeys.account(other.userId)),
            profile: item(profileKeys.profile(other.userId)),
            membership: item(organizationKeys.membership(other.userId)),
            applied: item(applicationKeys.organizationApplicant(organizationId ?? '', other.userId)) !== undefined,
          };
          const context: Context = { reader, organizations: names, online: online.has(other.userId) };
          return [other.userId, (other.userType === 'doctor' ? professional : member)(other, read, context)];
        }),
      );
    },
  };
};
