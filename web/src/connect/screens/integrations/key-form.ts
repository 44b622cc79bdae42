import type { ApiKey, ApiKeyForm } from '@shared/connect/model/api-key';
import { newKeyScopes, type KeyScope } from '@shared/connect/model/api-key-vocabulary';
import { ApiError } from '@/lib/api/api-error';
import { say } from '@/lib/i18n/notices';

/** The typed form: ranges in one text, and an empty text for no last day. */
export type KeyForm = { name: string; scopes: readonly KeyScope[]; expiresOn: string; ranges: string };
export type KeyFormErrors = Partial<Record<keyof KeyForm, string>>;

export const newKeyForm: KeyForm = { name: '', scopes: newKeyScopes, expiresOn: '', ranges: '' };

export const formOf = ({ name, scopes, expiresOn, ranges }: Pick<ApiKey, keyof KeyForm>): KeyForm => ({
  name,
  scopes,
  expiresOn: expiresOn ?? '',
  ranges: ranges.join('\n'),
});

export const sentOf = ({ name, scopes, expiresOn, ranges }: KeyForm): ApiKeyForm => ({
  name: name.trim(),
  scopes: [...scopes],
  expiresOn: expiresOn || null,
  ranges: ranges.split(/[\s,]+/).filter(Boolean),
});

export const localErrors = ({ name, scopes }: KeyForm): KeyFormErrors => ({
  ...(name.trim() === '' && { name: say('required') }),
  ...(scopes.length === 0 && { scopes: say('keyScopeRequired') }),
});

/** Errors by field; those of single ranges are next to their list. */
export const answeredErrors = (error: Error | null): KeyFormErrors => {
  const fields = error instanceof ApiError ? (error.fields ?? {}) : {};
  const named = Object.entries(fields).map(([path, text]) => [path.replace(/^key\./, '').split('.')[0], text] as const);
  return Object.fromEntries(named) as KeyFormErrors;
};
