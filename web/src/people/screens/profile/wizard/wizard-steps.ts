import { profileSteps, type ProfileStep } from '@shared/people/model/profile-vocabulary';

export const wizardSteps = [...profileSteps, 'review'] as const;
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

/** Step to resume on another device; the review maps to the last step. */
export const draftStepOf = (step: WizardStep): ProfileStep => (step === 'review' ? 'summary' : step);
