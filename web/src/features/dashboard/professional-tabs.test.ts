import { describe, expect, it } from 'vitest';
import { tabIn } from './professional-tabs';

describe('the tab of the professional dashboard', () => {
  it.each([
    ['', 'overview'],
    ['tab=calendar', 'calendar'],
    ['tab=portfolio', 'portfolio'],
    ['tab=interviews', 'interviews'],
    ['tab=analytics', 'overview'],
  ])('of ?%s is %s', (search, tab) => {
    expect(tabIn(new URLSearchParams(search))).toBe(tab);
  });
});
