import { describe, expect, it } from 'vitest';
import { professionalDocument } from '../../test/support/people/professional-documents';
import { searchedName } from './comparable-text';

const named = (displayName: string, anonymous = false): string =>
  searchedName({ ...professionalDocument(1).standard, displayName, anonymous });

describe('the name that someone is searched by', () => {
  it('has the initial by which others know the last name', () => {
    expect(named('Elena Vasquez')).toBe('Elena Vasquez V');
    expect(named('Cher')).toBe('Cher C');
  });

  it('is nothing for someone anonymous', () => {
    expect(named('E. V.', true)).toBe('');
  });
});
