import { get, set, type FieldErrors, type Resolver } from 'react-hook-form';
import type * as z from 'zod';
import type { ProfileProblem } from '@shared/people/rules/profile/profile-rules';
import { withoutInvisible } from '@shared/core/model/plain-text';
import { sayNotice } from '@/lib/i18n/notices';
import { today } from '@/lib/time/today';
import type { ProfileValues } from './profile-values';

/** Cross-field rules: required fields and contradictions. */
export type ProfileRules = (values: ProfileValues, today: string) => readonly ProfileProblem[];

type Check = Resolver<ProfileValues, unknown, ProfileValues>;

const loadSchemaCheck = async (): Promise<Check> => {
  const [{ ProfileDraft }, { createResolver }] = await Promise.all([
    import('@shared/people/model/professional'),
    import('@/lib/forms/resolver'),
  ]);
  return createResolver(ProfileDraft as z.ZodType<ProfileValues> as z.ZodType<ProfileValues, ProfileValues>);
};

/** Values as they will be saved, so the rules don't refuse what the schema strips. */
const seen = (values: ProfileValues): ProfileValues =>
  JSON.parse(JSON.stringify(values), (_, value: unknown) =>
    typeof value === 'string' ? withoutInvisible(value).trim() : value,
  ) as ProfileValues;

/** Prefetches validation, which must work offline. */
export const fetchCheck = (): Promise<unknown> =>
  Promise.all([loadSchemaCheck(), import('@shared/core/model/phone-number')]).catch(() => undefined);

/** Validates with the contract's schema, loaded on first use, and with `rules`; reports the errors of both. */
export const profileResolver = (rules: ProfileRules): Check => {
  let ready: Check | null = null;
  return async (values, context, options) => {
    // Values can change while the schema loads: validate a copy.
    const checked = ready ? values : structuredClone(values);
    ready ??= await loadSchemaCheck();
    const byForm = await ready(checked, context, options);
    const errors: FieldErrors<ProfileValues> = byForm.errors;
    for (const [path, problem] of rules(seen(checked), today())) {
      if (get(errors, path) !== undefined) continue;
      const field = get<unknown, { ref?: unknown } | undefined>(options.fields, path);
      set(errors, path, {
        type: 'rule',
        message: sayNotice(problem),
        ...(field?.ref !== undefined && { ref: field.ref }),
      });
    }
    return Object.keys(errors).length === 0 ? byForm : { values: {}, errors };
  };
};
