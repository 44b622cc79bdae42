import type { ProfileValues } from '../form/profile-values';
import type { WizardStep } from './wizard-steps';

/** Values from earlier steps, so that no step asks again. Only for empty fields. */
export const carriedOver = (step: WizardStep, values: ProfileValues): Partial<ProfileValues> => {
  const { city, state, location, title, employment } = values;
  if (step === 'location_rate' && location === '' && city !== '' && state !== null)
    return { location: `${city}, ${state}` };
  const position = employment.find(({ current }) => current)?.position ?? employment[0]?.position ?? '';
  return step === 'summary' && title === '' && position !== '' ? { title: position } : {};
};
