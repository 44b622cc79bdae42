import type { AttributeClasses, ClassesOf } from '../../attribute-classes';
import type { StoredPayroll } from './payroll-setups';

export const payrollClasses = {
  PayrollSetup: {
    codes: 'content',
    company: 'content',
    // The employer's own employee numbers.
    numbers: 'identity',
    organizationId: 'operational',
    provider: 'content',
    updatedAt: 'operational',
    version: 'operational',
  } satisfies ClassesOf<StoredPayroll, 'organizationId' | 'updatedAt'>,
} as const satisfies Record<string, AttributeClasses>;
