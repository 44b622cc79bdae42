import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Tabs } from './tabs';

const Example = () => {
  const [value, setValue] = useState('one');
  return (
    <Tabs
      label="Parts"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'one', label: 'One', content: 'First part' },
        { value: 'two', label: 'Two', content: 'Second part' },
        { value: 'three', label: 'Three', content: 'Third part' },
      ]}
    />
  );
};
const chosen = () => screen.getByRole('tab', { selected: true });

afterEach(cleanup);

describe('tabs', () => {
  it('show only the chosen panel, tied to its tab', async () => {
    render(<Example />);
    expect(screen.getByRole('tablist', { name: 'Parts' })).toBeDefined();
    fireEvent.click(screen.getByRole('tab', { name: 'Two' }));
    await waitFor(() => expect(chosen().textContent).toBe('Two'));
    const panel = screen.getByRole('tabpanel', { name: 'Two' });
    expect(panel.textContent).toBe('Second part');
    expect(chosen().getAttribute('aria-controls')).toBe(panel.id);
    await waitFor(() => expect(screen.queryByText('First part')).toBeNull());
  });

  it('are one stop of the Tab key; arrows and End move between them', async () => {
    render(<Example />);
    const tab = (name: string) => screen.getByRole('tab', { name });
    const focused = async (name: string) => waitFor(() => expect(document.activeElement).toBe(tab(name)));
    expect(screen.getAllByRole('tab').map((it) => it.tabIndex)).toEqual([0, -1, -1]);
    tab('One').focus();
    await focused('One');
    fireEvent.keyDown(tab('One'), { key: 'ArrowRight' });
    await focused('Two');
    await waitFor(() => expect(chosen().textContent).toBe('Two'));
    fireEvent.keyDown(tab('Two'), { key: 'End' });
    await waitFor(() => expect(chosen().textContent).toBe('Three'));
  });
});
