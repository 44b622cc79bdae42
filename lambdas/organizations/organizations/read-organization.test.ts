import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { teamRoles } from '@shared/core/model/vocabulary';
import { OwnOrganization, restrictedCompanyFields } from '@shared/organizations/model/organization';
import { describe, expect, it } from 'vitest';
import { changeOrganization } from '../../store/organizations/organizations/organizations.fixture';
import { readOrganization } from './read-organization';
import { World } from './world.fixture';

const stored = () => {
  const world = new World();
  const { organizationId } = world.organization('admin');
  changeOrganization(world.table, organizationId, {
    headquarters_city: 'Portland',
    phone: '+12075550100',
    tax_id: '12-3456789',
    business_license: 'ME-4471',
    billing_address: 'PO Box 7',
  });
  return { world, organizationId };
};

describe('an organization read by its team', () => {
  it.each(teamRoles)('hides restricted fields by role: %s', async (role) => {
    const { world, organizationId } = stored();
    const answer: unknown = organizationRoutes.getOrganization.response.parse(
      await readOrganization(world.deps, { organizationId, role }),
    );
    expect(answer).toMatchObject({ company_name: 'Harbor', headquarters_city: 'Portland', phone: '+12075550100' });
    const told = restrictedCompanyFields.filter((name) => name in (answer as object));
    expect(told).toEqual(role === 'admin' ? restrictedCompanyFields : []);
  });

  it('includes every field for staff who view as an administrator', async () => {
    const { world, organizationId } = stored();
    const answer = await readOrganization(world.deps, { organizationId, role: 'admin' });
    expect(OwnOrganization.parse(answer)).toMatchObject({ tax_id: '12-3456789', business_license: 'ME-4471' });
  });

  it('is NOT_FOUND when it doesn’t exist', async () => {
    const { world } = stored();
    await expect(readOrganization(world.deps, { organizationId: 'org_x', role: 'member' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
