/** Job fields that a report row can fill. `reference`: the requisition's ID in the system. */
export const mappedFields = [
  'reference',
  'title',
  'location',
  'profession',
  'specialty',
  'openings',
  'payMin',
  'payMax',
  'payRate',
  'description',
] as const;
export type MappedField = (typeof mappedFields)[number];

/** Required fields: a row without one of them is not imported. */
export const neededFields = ['reference', 'title'] as const satisfies readonly MappedField[];
export const isNeeded = (field: MappedField): boolean => neededFields.some((it) => it === field);

/** Problems of a row: no value, an unknown value, or a repeated requisition. */
export const rowProblems = ['missing', 'unknown', 'repeated'] as const;
export type RowProblem = (typeof rowProblems)[number];

/** Why there is no sample: the system rejected the report, or the answer wasn't a report. */
export const reportProblems = ['refused', 'unreadable'] as const;
export type ReportProblem = (typeof reportProblems)[number];
