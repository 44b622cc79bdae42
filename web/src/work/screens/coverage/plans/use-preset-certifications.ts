import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { Certification } from '@shared/people/model/healthcare-vocabulary';
import type { LocationUnit } from '@shared/work/model/location';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import type { Form } from '../shift-form/differential-fields';

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();

/** Defaults for the professions and the unit, until the person changes them. */
export const usePresetCertifications = (form: Form, unit: LocationUnit | undefined, isNew: boolean): void => {
  const professions = useWatch({ control: form.control, name: 'professions' });
  const preset = useRef<readonly Certification[]>([]);
  const careUnit = unit?.careUnit ?? null;
  useEffect(() => {
    if (!isNew || careUnit === null) return undefined;
    let isLatest = true;
    void import('@shared/hiring/rules/requirement-presets').then(({ suggestedCertifications }) => {
      const chosen = form.getValues('requiredCertifications');
      if (!isLatest || !isSame(chosen, preset.current)) return;
      const { requiredCertifications } = suggestedCertifications({ professions, unit: careUnit, specialty: null });
      preset.current = requiredCertifications.slice(0, shiftLimits.certifications);
      if (!isSame(chosen, preset.current)) form.setValue('requiredCertifications', [...preset.current]);
    });
    return () => {
      isLatest = false;
    };
  }, [form, professions, careUnit, isNew]);
};
