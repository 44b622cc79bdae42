import * as z from 'zod';
import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import { openValue, sealValue } from '../../platform/crypto/sealed-value';

/** `digest`: of what the receipt says. */
export type ReceiptRef = { shiftId: string; userId: string; digest: string };

export const receiptPrefix = 'r.';

const purpose = 'attendance-receipt-code';
const place = { pk: purpose, sk: purpose, attribute: 'code' } as const;

const Content = z.tuple([z.string(), z.string(), z.string()]);

const keyOf = async (hash: KeyedHash): Promise<Buffer> => Buffer.from(await hash(purpose, ''), 'base64url');

/** Encrypted, so it names neither shift nor person, and nothing is stored. The same receipt has the same code. */
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

/** Null for what no key of this stage made. */
export const parseReceiptCode = async (
  { hash, earlierHash }: { hash: KeyedHash; earlierHash: KeyedHash },
  code: string,
): Promise<ReceiptRef | null> => (await opened(hash, code)) ?? (await opened(earlierHash, code));
