import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PhoneLink } from '@/components/phone-number';

it.each([
  ['+12025550143', '(202) 555-0143', 'tel:+12025550143'],
  ['+12025550143 ext. 42', '(202) 555-0143 ext. 42', 'tel:+12025550143;ext=42'],
  ['+442079460958', '+44 20 7946 0958', 'tel:+442079460958'],
  ['202 555 0143', '(202) 555-0143', 'tel:2025550143'],
  ['555-0100 x7', '555-0100 x7', 'tel:5550100;ext=7'],
])('%s reads %s', async (phone, text, address) => {
  render(<PhoneLink phone={phone} />);
  const link = await screen.findByText<HTMLAnchorElement>(text);
  expect(link.getAttribute('href')).toBe(address);
});
