import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { mayAsStaff, type StaffRole } from '@shared/trust/rules/staff-permissions';
import type { ViewAsRequest, ViewCause, ViewGrant } from '@shared/trust/model/staff';
import { viewCauseKinds, type ViewCauseKind } from '@shared/trust/model/view-vocabulary';
import { notice } from '@shared/text/notice';
import { addSeconds } from '../../platform/clock';
import type { Deps } from './ports';

type Person = { userId: string; roles: readonly StaffRole[] };
type Command = Person & { staffId: string } & ViewAsRequest;

/** Returns the kinds of causes for the roles; cases only for those who decide them. */
const kindsFor = (roles: readonly StaffRole[]): ViewCauseKind[] =>
  mayAsStaff('moderate', roles) ? [...viewCauseKinds] : ['ticket'];

export const listViewCauses = async (
  { reads, causes }: Pick<Deps, 'reads' | 'causes'>,
  { userId, roles }: Person,
): Promise<{ items: ViewCause[] }> => {
  if (!(await reads.person(userId))) throw new AppError('NOT_FOUND');
  return { items: await causes.of(userId, kindsFor(roles)) };
};

const closed = (): AppError =>
  new AppError('NOT_FOUND', notice('viewCauseClosed'), { fields: { causeId: notice('viewCauseClosed') } });

/** Grants one staff member read access to one person while the ticket or case is open. */
export const startViewAs = async (
  { reads, causes, grants, clock, newGrantId }: Pick<Deps, 'reads' | 'causes' | 'grants' | 'clock' | 'newGrantId'>,
  { staffId, userId, roles, reason, causeId }: Command,
): Promise<ViewGrant> => {
  const person = await reads.person(userId);
  if (!person) throw new AppError('NOT_FOUND');
  if (person.staffRoles.length > 0 || userId === staffId) throw new AppError('FORBIDDEN', notice('viewOfStaff'));
  const cause = (await causes.of(userId, kindsFor(roles))).find((it) => it.causeId === causeId);
  if (!cause) throw closed();
  const now = clock.now();
  const grant = {
    grantId: newGrantId(),
    staffId,
    userId,
    roles,
    reason,
    causeId,
    ticket: cause.number,
    startedAt: now.toISOString(),
    expiresAt: addSeconds(now, limits.viewAsMinutes * 60).toISOString(),
    endedAt: null,
    areas: [],
  };
  try {
    await grants.start(grant);
  } catch (error) {
    // It was closed since it was listed.
    throw error instanceof AppError && error.code === 'NOT_FOUND' ? closed() : error;
  }
  return { ...grant, name: `${person.firstName} ${person.lastName}`.trim() };
};

export const stopViewAs = async (
  { grants, clock }: Pick<Deps, 'grants' | 'clock'>,
  { staffId, grantId }: { staffId: string; grantId: string },
): Promise<{ grantId: string }> => {
  const grant = await grants.get(staffId, grantId);
  if (!grant) throw new AppError('NOT_FOUND');
  await grants.end(staffId, grantId, clock.now().toISOString());
  return { grantId };
};

/** Ends expired grants. */
export const endViewsAs = async ({ grants, clock }: Pick<Deps, 'grants' | 'clock'>): Promise<{ ended: number }> => {
  const due = await grants.due(clock.now().toISOString());
  const ended = await Promise.all(
    due.map(({ staffId, grantId, expiresAt }) => grants.end(staffId, grantId, expiresAt)),
  );
  return { ended: ended.filter(Boolean).length };
};
