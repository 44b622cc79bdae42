import { limits } from '@shared/limits';
import type { Invitation } from '@shared/organizations/model/invitation';
import type { OwnStaffInvite, OwnStaffList } from '@shared/work/model/own-staff';
import { addSeconds } from '../../../platform/clock';
import { organizationOf, type AuthorizedCaller } from '../../../platform/http/caller';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { invitedStaffHash } from '../../../store/organizations/organizations/invited-hash';
import { checkList, type CheckedList } from './check-list';
import { isPending } from './list-own-staff';
import type { StaffDeps } from './ports';

type Command = { caller: AuthorizedCaller; list: OwnStaffList; dryRun: boolean };

/** Splits a name; the last word is the family name. */
const namesOf = (name: string): Pick<Invitation, 'firstName' | 'lastName'> => {
  const words = name.split(/\s+/u);
  const [last = ''] = words.slice(-1);
  return words.length === 1
    ? { firstName: name, lastName: '' }
    : { firstName: words.slice(0, -1).join(' '), lastName: last };
};

const sentRecently = ({ sentAt, createdAt }: Invitation, now: Date): boolean =>
  addSeconds(new Date(sentAt ?? createdAt), limits.invitationCooldownSeconds) > now;

type Inviting = { organizationId: string; invitedBy: string; person: OwnStaffInvite };

/** Invites an address with at most one open invitation, which triggers the email. */
const invite = async (deps: StaffDeps, { organizationId, invitedBy, person }: Inviting): Promise<void> => {
  const now = deps.clock.now();
  const { name, email, profession, unitIds } = person;
  const emailHash = await invitedStaffHash(deps.hash, email);
  const previous = await deps.invitations.ofAddress(organizationId, emailHash);
  const open = previous === null ? null : await deps.invitations.get(previous);
  const expiresAt = addSeconds(now, limits.invitationDays * 24 * 3600).toISOString();
  const said = { ...namesOf(name), role: 'member' as const, department: '', staff: { profession, unitIds } };
  const at = now.toISOString();
  if (open && isPending(open, now)) {
    const sentAt = sentRecently(open, now) ? (open.sentAt ?? open.createdAt) : at;
    await deps.invitations.refresh(open, { ...said, sentAt, expiresAt }, emailHash);
    return;
  }
  const invitationId = deps.clock.newId('inv');
  const invitation: Invitation = {
    ...{ ...said, invitationId, organizationId, invitedBy, email },
    ...{ createdAt: at, sentAt: at, expiresAt, acceptedAt: null },
  };
  await deps.invitations.put(invitation, { emailHash, previous });
};

type Answer = Omit<CheckedList, 'people'> & { people: number; invited: number };

/** Invites all people, or none if a line has a problem. Repeatable. */
export const inviteOwnStaff = async (deps: StaffDeps, { caller, list, dryRun }: Command): Promise<Answer> => {
  const organizationId = organizationOf(caller);
  const { people, problems, readAs } = await checkList(deps, caller, list);
  if (dryRun || problems.length > 0) return { people: people.length, invited: 0, problems, readAs };
  for (const person of people) {
    await deps.throttle.count('ownStaffInvitations', { organization: organizationId });
    await retryOnConflict(() => invite(deps, { organizationId, invitedBy: caller.userId, person }));
  }
  return { people: people.length, invited: people.length, problems, readAs };
};
