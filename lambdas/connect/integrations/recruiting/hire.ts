import type { OfferTerms } from '@shared/hiring/model/offer';
import type { HireState } from '@shared/connect/model/recruiting-system-vocabulary';
import type { HireChange, StoredHire } from '../../../store/connect/recruiting-systems/ports';
import type { ConnectedVendor } from '../ports';

/** Data of a hire for a recruiting system. Email and phone are empty if the person no longer shares them. */
export type Hire = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  terms: Pick<OfferTerms, 'startOn'>;
  /** URL of the application on this site. */
  link: string;
  note: string;
};

/** Sends a hire; idempotent. `save` stores the system's IDs as soon as they are known. */
export type HireTarget = (
  vendor: ConnectedVendor,
  what: { hire: Hire; stored: StoredHire; externalJobId: string },
  save: (change: HireChange) => Promise<StoredHire>,
) => Promise<HireState>;
