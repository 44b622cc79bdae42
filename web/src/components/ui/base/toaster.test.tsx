import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { displayDurations } from '@shared/limits';
import { act } from '@/lib/testing/act';
import { ConfirmDialog } from '../records/confirm-dialog';
import { Dialog } from '../records/dialog';
import { toast } from './toast';
import { Toaster } from './toaster';

const words = 'Job saved';

const Site = () => {
  const [opened, setOpened] = useState<'none' | 'form' | 'question'>('none');
  return (
    <>
      <button type="button" onClick={() => setOpened('form')}>
        Write
      </button>
      <Toaster />
      <Dialog opened={opened !== 'none'} onClose={() => setOpened('none')} title="Form">
        <button type="button" onClick={() => setOpened('question')}>
          Ask
        </button>
      </Dialog>
      <ConfirmDialog
        opened={opened === 'question'}
        title="Question"
        text=""
        confirmLabel="Yes"
        onConfirm={() => setOpened('form')}
        onClose={() => setOpened('form')}
      />
    </>
  );
};

const say = (...said: Parameters<typeof toast.success>) =>
  act(() => {
    toast.success(...said);
  });
const place = () => {
  const region = screen.getByText(words).closest('[role="status"]')!;
  return region.closest('dialog')?.querySelector('h2')?.textContent ?? null;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

describe('a toast', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(async () => {
    await act(() => {
      vi.runAllTimers();
    });
    vi.useRealTimers();
  });

  it('is replaced by newer ones, which keeps the page usable', async () => {
    render(<Site />);
    for (const text of ['One', 'Two', 'Three', 'Four', 'Five']) await say(text);
    const region = screen.getByText('Five').closest<HTMLElement>('[role="status"]')!;
    expect([...region.children].map(({ textContent }) => textContent)).toEqual(['Three', 'Four', 'Five']);
  });

  it('is shown in the page, for its time', async () => {
    render(<Site />);
    await say(words);
    expect(place()).toBeNull();
    await act(() => {
      vi.advanceTimersByTime(displayDurations.toast);
    });
    expect(screen.queryByText(words)).toBeNull();
  });

  it('is shown in the topmost open dialog, the only visible and announced one', async () => {
    render(<Site />);
    press('Write');
    await say(words);
    expect(place()).toBe('Form');
    press('Ask');
    expect(place()).toBe('Question');
    press('Yes');
    expect(place()).toBe('Form');
    press('Close');
    expect(place()).toBeNull();
  });

  it('appears in a region that existed before, for screen readers', async () => {
    render(<Site />);
    press('Write');
    const region = within(screen.getByRole('dialog')).getByRole('status');
    expect(region.textContent).toBe('');
    await say(words);
    expect(region.textContent).toBe(words);
  });

  it('closes when pressed', async () => {
    render(<Site />);
    await say(words);
    fireEvent.click(screen.getByText(words));
    expect(screen.queryByText(words)).toBeNull();
  });

  it('closes once its action is used, also in a dialog', async () => {
    const undo = vi.fn();
    render(<Site />);
    press('Write');
    await say(words, { label: 'Undo', onSelect: undo });
    press('Undo');
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText(words)).toBeNull();
  });
});
