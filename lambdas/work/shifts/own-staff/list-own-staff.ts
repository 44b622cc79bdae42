import { anyTime, type Availability } from '@shared/work/rules/shifts/availability';
import { earliestDayAt, notOver } from '@shared/work/rules/shifts/time-off';
import { isOnPayroll, isOwnStaff } from '@shared/work/rules/own-staff';
import { isInPool } from '@shared/work/rules/placement-days';
import type { Invitation } from '@shared/organizations/model/invitation';
import type { OwnStaffInvitation, OwnStaffMember } from '@shared/work/model/own-staff';
import { organizationOf, type AuthorizedCaller } from '../../../platform/http/caller';
import { utcDay } from '../../../platform/clock';
import type { PlacementItem } from '../../../store/work/placements/placement-item';
import type { StaffDeps } from './ports';

export const isPending = ({ acceptedAt, expiresAt }: Invitation, now: Date): boolean =>
  acceptedAt === null && expiresAt > now.toISOString();

const memberOf = (placement: PlacementItem, { available, away }: Availability, today: string): OwnStaffMember => ({
  placementId: placement.placementId,
  userId: placement.professional.userId,
  name: placement.professional.name,
  title: placement.jobTitle,
  profession: placement.profession ?? null,
  hired: !isOnPayroll(placement),
  unitIds: placement.unitIds ?? [],
  since: placement.terms.startOn,
  endOn: placement.endOn,
  available,
  away: notOver(away, today),
});

const invitationOf = ({ invitationId, firstName, lastName, email, ...rest }: Invitation): OwnStaffInvitation[] =>
  rest.staff
    ? [
        {
          ...{ invitationId, email, ...rest.staff },
          name: `${firstName} ${lastName}`.trim(),
          sentAt: rest.sentAt ?? rest.createdAt,
          expiresAt: rest.expiresAt,
        },
      ]
    : [];

export const currentStaff = async ({ pool, clock }: StaffDeps, organizationId: string): Promise<PlacementItem[]> => {
  const today = utcDay(clock.now());
  return (await pool(organizationId, today)).filter((it) => isOwnStaff(it) && isInPool(it, today));
};

/** Returns IDs of the units that a member supervises. */
const supervised = async ({ locations }: StaffDeps, { userId }: AuthorizedCaller, organizationId: string) => {
  const units = (await locations.list(organizationId)).flatMap((location) => location.units);
  return new Set(units.filter(({ supervisors }) => supervisors.includes(userId)).map(({ unitId }) => unitId));
};

export const listOwnStaff = async (
  deps: StaffDeps,
  caller: AuthorizedCaller,
): Promise<{ people: OwnStaffMember[]; invitations: OwnStaffInvitation[] }> => {
  const organizationId = organizationOf(caller);
  const placements = await currentStaff(deps, organizationId);
  const chosen = await deps.preferences.many(placements.map(({ professional }) => professional.userId));
  const now = deps.clock.now();
  const today = earliestDayAt(now);
  const people = placements.map((it) => memberOf(it, chosen.get(it.professional.userId) ?? anyTime, today));
  people.sort((one, other) => one.name.localeCompare(other.name, 'en'));
  if (caller.scope === 'assigned') {
    const units = await supervised(deps, caller, organizationId);
    const isTheirs = ({ unitIds }: OwnStaffMember) =>
      units.size > 0 && (unitIds.length === 0 || unitIds.some((unitId) => units.has(unitId)));
    return { people: people.filter(isTheirs), invitations: [] };
  }
  const invitations = (await deps.invitations.listStaff(organizationId)).filter((it) => isPending(it, now));
  return { people, invitations: invitations.flatMap(invitationOf) };
};
