import { registerApplicant } from '../../support/marketplace';
import {
  registerEmployer,
  registerStaff,
  verifyOrganizationBy,
  type Employer,
  type Person,
} from '../../support/people';
import type { World } from '../world/world';

export type Cast = { employers: readonly Employer[]; nurses: readonly Person[] };

/** Two organizations that compete for three people. */
export const gather = async (world: World): Promise<Cast> => {
  const cast = await world.run(
    (async () => {
      const reviewer = await registerStaff('trust');
      const employers = [await registerEmployer({ verified: false }), await registerEmployer({ verified: false })];
      for (const { organizationId } of employers) await verifyOrganizationBy(reviewer, organizationId);
      const nurses: Person[] = [];
      for (const firstName of ['Ada', 'Ben', 'Cleo']) nurses.push(await registerApplicant({ firstName }));
      return { employers, nurses };
    })(),
  );
  await world.settle();
  return cast;
};
