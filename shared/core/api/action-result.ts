import * as z from 'zod';
import type { NoticeKey } from '../../text/notice';

/** Result of an action, as a notice and in English. */
export const ActionResult = <const K extends NoticeKey>(...codes: K[]) =>
  z.object({ message: z.string(), code: z.enum(codes) });
export type ActionResult<K extends NoticeKey> = { message: string; code: K };
