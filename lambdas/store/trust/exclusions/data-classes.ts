import type { ExclusionCase } from './case-item';
import type { AttributeClasses, ClassesOf } from '../../attribute-classes';

export const exclusionsClasses = {
  ExclusionCase: {
    checkedOn: 'operational',
    hits: 'identity',
    hold: 'operational',
    ruledOut: 'operational',
    updatedAt: 'operational',
    userId: 'operational',
    version: 'operational',
  } satisfies ClassesOf<ExclusionCase>,
} as const satisfies Record<string, AttributeClasses>;
