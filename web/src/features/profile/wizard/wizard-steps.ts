import { profileSteps, type ProfileStep } from '@shared/model/profile-vocabulary';

/** The eight steps and the look over everything before it is handed in. */
export const wizardSteps = [...profileSteps, 'review'] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** The step stands in the address, so that the browser's own buttons move between steps: ?step=location-rate. */
const parameter = 'step';
const slugOf = (step: WizardStep): string => step.replace('_', '-');

export const stepSearch = (step: WizardStep): string => `?${parameter}=${slugOf(step)}`;

/** Null: the address names no step. */
export const stepIn = (search: string): WizardStep | null => {
  const slug = new URLSearchParams(search).get(parameter);
  return wizardSteps.find((step) => slugOf(step) === slug) ?? null;
};

export const indexOf = (step: WizardStep): number => wizardSteps.indexOf(step);
export const stepAfter = (step: WizardStep): WizardStep => wizardSteps[indexOf(step) + 1] ?? 'review';
export const stepBefore = (step: WizardStep): WizardStep | null => wizardSteps[indexOf(step) - 1] ?? null;

/** Where another device goes on. The look over everything comes after the last step. */
export const draftStepOf = (step: WizardStep): ProfileStep => (step === 'review' ? 'summary' : step);
