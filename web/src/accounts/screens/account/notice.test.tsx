import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useNotice } from './notice';

const Notice = () => <p>{useNotice()}</p>;

const page = (
  <MemoryRouter initialEntries={[{ pathname: '/login', state: { message: 'Your account is ready.' } }]}>
    <Notice />
  </MemoryRouter>
);

it('is not in the prerendered page', () => {
  expect(renderToString(page)).toBe('<p></p>');
});

it('appears in the browser', () => {
  render(page);
  expect(screen.getByText('Your account is ready.').tagName).toBe('P');
});
