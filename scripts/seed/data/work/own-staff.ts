/** Employees on Lakeshore's payroll. `units`: names; empty for all. */
export type SeedStaffer = { professional: string; units: readonly string[] };

export const seedOwnStaff: {
  organization: string;
  /** Invited individually and accepted. */
  invited: readonly SeedStaffer[];
  /** Invited from one file and accepted. */
  listed: readonly SeedStaffer[];
  /** From the same file, but without an account yet. */
  waiting: readonly { name: string; email: string; profession: string; units: readonly string[] }[];
} = {
  organization: 'lakeshore',
  invited: [{ professional: 'alicia-romero', units: ['Labor and Delivery'] }],
  listed: [
    { professional: 'owen-fitzgerald', units: ['Operating Room'] },
    { professional: 'diego-maldonado', units: ['Med-Surg 4 West'] },
  ],
  waiting: [
    { name: 'Grace Adeyemi', email: 'grace.adeyemi@lakeshore.example', profession: 'RN', units: ['ICU', 'Stepdown'] },
    { name: 'Peter Lund', email: 'peter.lund@lakeshore.example', profession: 'RN', units: ['Emergency'] },
  ],
};
