import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmailAddress, EmailLink } from './email-address';

it('may break before the domain and its parts, and nowhere else', () => {
  const { container } = render(<EmailAddress email="marcus.bennett@demo.wardline.example" />);
  expect(container.innerHTML).toBe('marcus<wbr>.bennett<wbr>@demo<wbr>.wardline<wbr>.example');
});

it('reads and copies as one address', () => {
  render(<EmailLink email="ana@example.test" />);
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('mailto:ana@example.test');
  expect(link.textContent).toBe('ana@example.test');
});
