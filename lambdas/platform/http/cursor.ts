import { AppError } from '@shared/errors';
import * as z from 'zod';
import { sameHash, type KeyedHash } from '../crypto/keyed-hash';

export type Position = Record<string, string>;

/** Signed together with the list, so a cursor can't be changed or used for another organization's list. */
export type Cursors = {
  encode(list: string, position: Position): Promise<string>;
  decode(list: string, cursor: string): Promise<Position>;
};

const Positions = z.record(z.string(), z.string());

export const createCursors = (hash: KeyedHash): Cursors => {
  const sign = (list: string, payload: string): Promise<string> => hash('cursor', `${list}\0${payload}`);
  return {
    async encode(list, position) {
      const payload = Buffer.from(JSON.stringify(position)).toString('base64url');
      return `${payload}.${await sign(list, payload)}`;
    },
    async decode(list, cursor) {
      const [payload = '', signature = ''] = cursor.split('.');
      if (!sameHash(signature, await sign(list, payload))) throw new AppError('INVALID_CURSOR');
      return Positions.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    },
  };
};
