import { describe, expect, it } from 'vitest';
import { operatorArguments, type Operator } from './operator';

const supplied: Operator = {
  operator: 'Wardline, Inc.',
  address: '1 Harbor Street, Boston, MA 02110',
  legalNotices: 'legal@example.com',
  liability: { en: 'Liability', es: 'Responsabilidad', fr: 'Responsabilité' },
  governingLaw: { en: 'Law', es: 'Ley', fr: 'Droit' },
};

describe('the operator', () => {
  it('is named in the language of the page', () => {
    expect(operatorArguments('es', supplied)).toEqual({
      ...supplied,
      liability: 'Responsabilidad',
      governingLaw: 'Ley',
    });
  });

  it('is null if no details are supplied', () => {
    expect(operatorArguments('en', null)).toBeNull();
  });
});
