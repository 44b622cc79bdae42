import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Menu } from './menu';

const Place = () => <output>{useLocation().pathname}</output>;
const show = (onSelect = vi.fn()) => {
  render(
    <MemoryRouter>
      <Menu
        trigger="Actions"
        items={[
          { key: 'edit', label: 'Edit', to: '/edit' },
          { key: 'pause', label: 'Pause', onSelect },
        ]}
      />
      <Place />
    </MemoryRouter>,
  );
  return { onSelect, button: screen.getByRole('button', { name: 'Actions' }) };
};
const openByKey = async (button: HTMLElement) => {
  button.focus();
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  return screen.findByRole('menu');
};
const highlighted = (menu: HTMLElement) =>
  document.getElementById(menu.getAttribute('aria-activedescendant') ?? '')?.textContent;

afterEach(cleanup);

describe('a menu', () => {
  it('is absent until its button is pressed', async () => {
    const { button } = show();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button.getAttribute('aria-haspopup')).toBe('menu');
    fireEvent.click(button);
    const menu = await screen.findByRole('menu', { name: 'Actions' });
    expect(within(menu).getAllByRole('menuitem')).toHaveLength(2);
    expect(button.getAttribute('aria-expanded')).toBe('true');
  });

  it('runs a choice once and closes', async () => {
    const { button, onSelect } = show();
    fireEvent.click(button);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Pause' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(onSelect).toHaveBeenCalledTimes(1);
  });

  it('follows a link inside the site', async () => {
    const { button } = show();
    fireEvent.click(button);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/edit'));
  });

  it('works with the keyboard: arrows, End, Enter', async () => {
    const { button, onSelect } = show();
    const menu = await openByKey(button);
    await waitFor(() => expect(highlighted(menu)).toBe('Edit'));
    fireEvent.keyDown(menu, { key: 'End' });
    await waitFor(() => expect(highlighted(menu)).toBe('Pause'));
    fireEvent.keyDown(menu, { key: 'Enter' });
    await waitFor(() => expect(onSelect).toHaveBeenCalledTimes(1));
  });

  it('returns the focus to its button when it closes', async () => {
    const { button } = show();
    fireEvent.keyDown(await openByKey(button), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});
