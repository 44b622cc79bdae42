import { describe, expect, it } from 'vitest';
import { professionalDocument } from '../../test/support/people/professional-documents';
import { searchedName } from './comparable-text';

const named = (displayName: string, anonymous = false): string =>
  searchedName({ ...professionalDocument(1).standard, displayName, anonymous });

describe('the searchable name of a person', () => {
  it('has the initial that others see of the last name', () => {
    expect(named('Elena Vasquez')).toBe('Elena Vasquez V');
    expect(named('Cher')).toBe('Cher C');
  });

  it('is empty for an anonymous person', () => {
    expect(named('E. V.', true)).toBe('');
  });
});
