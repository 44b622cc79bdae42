import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Catalogs } from '../locales/catalogs';
import type { ErrorCode, FieldErrors } from '../errors';
import type { ActionResult } from '../core/api/action-result';
import type { ArgumentsFor } from './catalog';
import type { Values } from './message';
import { readNotice, type Notice, type NoticeKey } from './notice';

// English texts for tests, including those without the build's compiled catalogs.

const english = (file: string): unknown =>
  JSON.parse(readFileSync(join(dirname(fileURLToPath(import.meta.url)), `../locales/en/${file}.json`), 'utf8'));

const notices = english('notices') as Record<NoticeKey, string>;

type Plain = { [K in NoticeKey]: keyof Catalogs['notices'][K] extends never ? K : never }[NoticeKey];

/** Notices without arguments. */
export const messages = notices as Pick<typeof notices, Plain>;

export const errorTexts = english('errors') as Record<ErrorCode, string>;

const filled = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)(, number)?\}/g, (_, name: string, number?: string) =>
    number ? Number(values[name]).toLocaleString('en') : String(values[name]),
  );

/** A notice whose arguments are only inserted. */
export const inEnglish = <K extends NoticeKey>(key: K, ...[args]: ArgumentsFor<'notices', K>): string =>
  filled(notices[key], args as Values | undefined);

/** A rejected field as the API returns it. */
export const refused = (notice: Notice) => {
  const { code, args } = readNotice(notices, notice);
  return { code, ...(args && { args }), error: filled(notices[code as NoticeKey], args) };
};

export const refusedFields = (fields: FieldErrors) =>
  Object.fromEntries(Object.entries(fields).map(([path, notice]) => [path, refused(notice)]));

/** Answer of the API with the result of an action. */
export const said = <const K extends Plain>(code: K): ActionResult<K> => ({ message: messages[code], code });
