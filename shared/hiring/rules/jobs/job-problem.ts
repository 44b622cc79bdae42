import type { JobDraft } from '../../model/job';
import type { MoreDetails } from '../../model/more-details';
import type { PayPackage } from '../../model/pay-package';
import type { Notice } from '../../../text/notice';

export type JobField = keyof JobDraft;
/** Field where a problem is shown. */
export type ProblemPlace = JobField | `payPackage.${keyof PayPackage}` | `moreDetails.${keyof MoreDetails}`;
/** `part` is the field within the pay package or the further details. */
export type JobProblem = readonly [field: JobField, problem: Notice, part?: keyof PayPackage | keyof MoreDetails];
