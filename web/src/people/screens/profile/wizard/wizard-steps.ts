import { isMatchField, stepOfField } from '@shared/people/rules/profile/profile-rules';
import { profileSteps, type ProfileStep } from '@shared/people/model/profile-vocabulary';

export const wizardSteps = ['match', ...profileSteps, 'review'] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** The step is in the URL, so browser history works: ?step=location-rate. */
const parameter = 'step';
const slugOf = (step: WizardStep): string => step.replace('_', '-');

export const stepSearch = (step: WizardStep): string => `?${parameter}=${slugOf(step)}`;

export const stepIn = (search: string): WizardStep | null => {
  const slug = new URLSearchParams(search).get(parameter);
  return wizardSteps.find((step) => slugOf(step) === slug) ?? null;
};

export const indexOf = (step: WizardStep): number => wizardSteps.indexOf(step);
export const stepAfter = (step: WizardStep): WizardStep => wizardSteps[indexOf(step) + 1] ?? 'review';
export const stepBefore = (step: WizardStep): WizardStep | null => wizardSteps[indexOf(step) - 1] ?? null;

export const isProfileStep = (step: WizardStep): step is ProfileStep => step !== 'match' && step !== 'review';

/** Step to resume on another device. */
export const draftStepOf = (step: WizardStep): ProfileStep => {
  if (step === 'match') return 'basic';
  return step === 'review' ? 'summary' : step;
};

export const isOnStep = (field: string, step: WizardStep): boolean =>
  step === 'match' ? isMatchField(field) : stepOfField(field) === step;
