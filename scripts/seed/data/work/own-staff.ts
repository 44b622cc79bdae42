/** Employees of Lakeshore, who are paid by its payroll. `units`: names; none are all of them. */
export type SeedStaffer = { professional: string; units: readonly string[] };

export const seedOwnStaff: {
  organization: string;
  /** Invited one by one, and there. */
  invited: readonly SeedStaffer[];
  /** From one file: these accepted. */
  listed: readonly SeedStaffer[];
  /** Of the same file, but without an account yet. */
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
