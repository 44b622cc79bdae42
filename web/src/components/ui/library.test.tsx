import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Library } from './library';

const attribute = 'data-mantine-color-scheme';

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute(attribute);
});

it('leaves the appearance of the page alone, also for a moment', () => {
  document.documentElement.setAttribute(attribute, 'dark');
  const write = vi.spyOn(document.documentElement, 'setAttribute');
  render(
    <Library>
      <Library>inside</Library>
    </Library>,
  );
  expect(write.mock.calls.filter(([name]) => name === attribute)).toEqual([]);
  expect(document.documentElement.getAttribute(attribute)).toBe('dark');
});
