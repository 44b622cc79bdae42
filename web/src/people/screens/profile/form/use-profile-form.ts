import { useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { profileResolver, type ProfileRules } from './profile-resolver';
import type { ProfileValues } from './profile-values';

export type ProfileForm = UseFormReturn<ProfileValues, unknown, ProfileValues>;

export const useProfileForm = (
  defaultValues: ProfileValues,
  rules: ProfileRules,
  { focusesProblems = true }: { focusesProblems?: boolean } = {},
): ProfileForm => {
  const latest = useRef(rules);
  useEffect(() => {
    latest.current = rules;
  }, [rules]);
  const [resolver] = useState(() => profileResolver((values, today) => latest.current(values, today)));
  return useForm<ProfileValues, unknown, ProfileValues>({
    resolver,
    defaultValues,
    shouldFocusError: focusesProblems,
  });
};
