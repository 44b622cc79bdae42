/** What a row of a report may say of a job. `reference`: the requisition's ID there. */
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

/** Without one of these, a row is no job. */
export const neededFields = ['reference', 'title'] as const satisfies readonly MappedField[];
export const isNeeded = (field: MappedField): boolean => neededFields.some((it) => it === field);

/** Of a row: no value, one that isn't known here, or a requisition that came before. */
export const rowProblems = ['missing', 'unknown', 'repeated'] as const;
export type RowProblem = (typeof rowProblems)[number];

/** Why there is no sample: the system refused the report, or the answer wasn't one. */
export const reportProblems = ['refused', 'unreadable'] as const;
export type ReportProblem = (typeof reportProblems)[number];
