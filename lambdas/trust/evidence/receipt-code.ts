import * as z from 'zod';
import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import { openValue, sealValue } from '../../platform/crypto/sealed-value';

/** `digest`: hash of the receipt's content. */
export type ReceiptRef = { shiftId: string; userId: string; digest: string };

export const receiptPrefix = 'r.';

const purpose = 'attendance-receipt-code';
const place = { pk: purpose, sk: purpose, attribute: 'code' } as const;

const Content = z.tuple([z.string(), z.string(), z.string()]);

const keyOf = async (hash: KeyedHash): Promise<Buffer> => Buffer.from(await hash(purpose, ''), 'base64url');

/** Encrypts the reference, so the code names neither shift nor person and needs no storage. Deterministic. */
export const receiptCode = async (hash: KeyedHash, { shiftId, userId, digest }: ReceiptRef): Promise<string> =>
  `${receiptPrefix}${sealValue(await keyOf(hash), place, [shiftId, userId, digest]).sealed}`;

const opened = async (hash: KeyedHash, code: string): Promise<ReceiptRef | null> => {
  try {
    const content = openValue(await keyOf(hash), place, { sealed: code.slice(receiptPrefix.length) });
    const [shiftId, userId, digest] = Content.parse(content);
    return { shiftId, userId, digest };
  } catch {
    return null;
  }
};

/** Parses a code; null if no key of this stage made it. */
export const parseReceiptCode = async (
  { hash, earlierHash }: { hash: KeyedHash; earlierHash: KeyedHash },
  code: string,
): Promise<ReceiptRef | null> => (await opened(hash, code)) ?? (await opened(earlierHash, code));
