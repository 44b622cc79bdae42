import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import { createSealedText, type SealedText } from '../../platform/crypto/sealed-text';

/** Addresses of calendars grant access, so they are stored encrypted. */
export const createSealedAddress = (hash: KeyedHash): SealedText => createSealedText('calendar-address', hash);
