import { get } from 'react-hook-form';
import type { ListName } from './profile-merge';
import type { ProfileField, ProfileValues } from './profile-values';

export const messageAt = (errors: unknown, path: string): string | undefined =>
  get<unknown, { message?: string } | undefined>(errors, path)?.message;

export type GeneralPath<P extends string> = P extends `${infer List}.${number}.${infer Field}` ? `${List}.${Field}` : P;

/** Path without the index: `licenses.number` for `licenses.3.number`. */
export const generalPath = <P extends string>(path: P): GeneralPath<P> =>
  path.replace(/\.\d+\./, '.') as GeneralPath<P>;

type EntryPath = { [L in ListName]: `${L}.${Exclude<keyof ProfileValues[L][number] & string, 'id'>}` }[ListName];

/** General path of a field with a label. */
export type LabeledPath =
  | Exclude<ProfileField, ListName | 'availability'>
  | `availability.${keyof ProfileValues['availability']}`
  | EntryPath;

/** The labeled field around a path: `availability.dailyTimePreferences` for one of its days. */
export const labeledPath = (path: string): LabeledPath =>
  (path.startsWith('availability.') ? path.split('.').slice(0, 2).join('.') : generalPath(path)) as LabeledPath;
