import { AppError } from '@shared/errors';
import { Email, OrganizationId, UserId } from '@shared/core/model/fields';
import type {
  FoundOrganization,
  FoundPerson,
  StaffOrganization,
  StaffPerson,
  TimelineEntry,
} from '@shared/trust/model/staff';
import type { Page } from '../../platform/table/page';
import type { Deps } from './ports';

const found = <T>(record: T | null): T => {
  if (record === null) throw new AppError('NOT_FOUND');
  return record;
};

const idsFor = async ({ owners, hash }: Pick<Deps, 'owners' | 'hash'>, text: string): Promise<string[] | null> => {
  const id = UserId.safeParse(text.toLowerCase());
  if (id.success) return [id.data];
  const email = Email.safeParse(text);
  if (!email.success) return null;
  const owner = await owners.ownerOf(await hash('email', email.data));
  return owner ? [owner.userId] : [];
};

export const findPeople = async (
  deps: Pick<Deps, 'people' | 'owners' | 'hash'>,
  text: string,
): Promise<{ items: FoundPerson[] }> => {
  if (text === '') return { items: [] };
  const ids = await idsFor(deps, text);
  return { items: ids ? await deps.people.byIds(ids) : await deps.people.byName(text) };
};

export const getStaffPerson = async ({ reads }: Pick<Deps, 'reads'>, userId: string): Promise<StaffPerson> =>
  found(await reads.person(userId));

export const getPersonTimeline = async (
  { reads, timelines }: Pick<Deps, 'reads' | 'timelines'>,
  userId: string,
  cursor: string | undefined,
): Promise<Page<TimelineEntry>> => {
  found(await reads.person(userId));
  return timelines.ofPerson(userId, cursor);
};

export const findStaffOrganizations = async (
  { organizations, reads }: Pick<Deps, 'organizations' | 'reads'>,
  text: string,
): Promise<{ items: FoundOrganization[] }> => {
  if (text === '') return { items: [] };
  const id = OrganizationId.safeParse(text);
  if (id.success) {
    const one = await reads.organization(id.data);
    return { items: one ? [{ organizationId: one.organizationId, name: one.name }] : [] };
  }
  const items = await organizations.beginningWith(text);
  return { items: items.map(({ organizationId, organization }) => ({ organizationId, name: organization })) };
};

export const getStaffOrganization = async (
  { reads }: Pick<Deps, 'reads'>,
  organizationId: string,
): Promise<StaffOrganization> => found(await reads.organization(organizationId));

export const getOrganizationTimeline = async (
  { reads, timelines }: Pick<Deps, 'reads' | 'timelines'>,
  organizationId: string,
  cursor: string | undefined,
): Promise<Page<TimelineEntry>> => {
  found(await reads.organization(organizationId));
  return timelines.ofOrganization(organizationId, cursor);
};
