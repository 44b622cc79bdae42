import type { CallProblem } from '@shared/connect/integrations/vocabulary';

/** A call to a provider without a usable answer. */
export class VendorProblem extends Error {
  override readonly name = 'VendorProblem';
  constructor(
    readonly problem: CallProblem,
    readonly status: number | null = null,
    /** Seconds to wait, if the provider named them. */
    readonly retryAfter: number | null = null,
  ) {
    super(problem);
  }
}

/** Whether a later retry can succeed. */
export const isPassing = ({ problem }: VendorProblem): boolean => problem !== 'refused' && problem !== 'access_ended';
