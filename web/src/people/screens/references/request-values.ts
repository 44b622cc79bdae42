import type { ReferenceAnswer } from '@shared/people/model/reference';
import { referenceSkills, type ReferenceSkill } from '@shared/people/model/reference-vocabulary';

/** The answer while it is being typed. */
export type RequestValues = Omit<ReferenceAnswer, 'accurate' | 'marks' | 'rehire'> & {
  accurate: 'yes' | 'no' | null;
  marks: Record<ReferenceSkill, number | null>;
  rehire: ReferenceAnswer['rehire'] | null;
};

export const blankRequest: RequestValues = {
  accurate: null,
  correction: '',
  marks: Object.fromEntries(referenceSkills.map((skill) => [skill, null])) as RequestValues['marks'],
  rehire: null,
  strengths: '',
  more: '',
  mayCall: false,
  phone: '',
};
