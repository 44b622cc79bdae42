import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { ViewAsRequest, ViewGrant } from '@shared/model/staff';
import { notice } from '@shared/text/notice';
import { addSeconds } from '../platform/clock';
import type { StoredGrant } from '../store/staff/ports';
import type { Deps } from './ports';

type Command = { staffId: string; userId: string } & ViewAsRequest;

/** A grant is of one staff member and one person, for reading only. */
export const startViewAs = async (
  { reads, grants, clock, newGrantId }: Pick<Deps, 'reads' | 'grants' | 'clock' | 'newGrantId'>,
  { staffId, userId, reason, ticket }: Command,
): Promise<ViewGrant> => {
  const person = await reads.person(userId);
  if (!person) throw new AppError('NOT_FOUND');
  if (person.staffRoles.length > 0 || userId === staffId) throw new AppError('FORBIDDEN', notice('viewOfStaff'));
  const now = clock.now();
  const grant: StoredGrant = {
    grantId: newGrantId(),
    staffId,
    userId,
    reason,
    ticket,
    startedAt: now.toISOString(),
    expiresAt: addSeconds(now, limits.viewAsMinutes * 60).toISOString(),
    endedAt: null,
  };
  await grants.put(grant);
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

/** Ends grants that ran out of time. */
export const endViewsAs = async ({ grants, clock }: Pick<Deps, 'grants' | 'clock'>): Promise<{ ended: number }> => {
  const due = await grants.due(clock.now().toISOString());
  const ended = await Promise.all(
    due.map(({ staffId, grantId, expiresAt }) => grants.end(staffId, grantId, expiresAt)),
  );
  return { ended: ended.filter(Boolean).length };
};
