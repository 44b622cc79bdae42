import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PhoneLink } from './phone-number';

it.each([
  ['+12025550143', '(202) 555-0143'],
  ['+442079460958', '+44 20 7946 0958'],
  ['202 555 0143', '(202) 555-0143'],
  ['555-0100 x7', '555-0100 x7'],
])('%s reads %s', async (phone, text) => {
  render(<PhoneLink phone={phone} />);
  const link = await screen.findByText<HTMLAnchorElement>(text);
  expect(link.getAttribute('href')).toBe(`tel:${phone.replace(/[^+\d]/g, '')}`);
});
