import type { OfferTerms } from '@shared/hiring/model/offer';
import type { HireState } from '@shared/connect/model/recruiting-system-vocabulary';
import type { HireChange, StoredHire } from '../../../store/connect/recruiting-systems/ports';
import type { ConnectedVendor } from '../ports';

/** What a recruiting system gets of a hire. Email and phone are empty if the person doesn't share them any more. */
export type Hire = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  terms: Pick<OfferTerms, 'startOn'>;
  /** Of the application here. */
  link: string;
  note: string;
};

/** Sends a hire; repeatable. `save` keeps the system's IDs as soon as they are known. */
export type HireTarget = (
  vendor: ConnectedVendor,
  what: { hire: Hire; stored: StoredHire; externalJobId: string },
  save: (change: HireChange) => Promise<StoredHire>,
) => Promise<HireState>;
