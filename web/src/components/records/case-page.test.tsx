import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { messages } from '@shared/text/english.fixture';
import { loadTexts } from '@/lib/i18n/i18n';
import { CaseDecision, type CaseAction } from './case-page';

const actions: CaseAction<'dismiss' | 'suspend'>[] = [
  { value: 'dismiss', label: 'Dismiss', button: 'Dismiss Report', reasonOptional: true },
  { value: 'suspend', label: 'Suspend', button: 'Suspend for 7 Days', danger: true },
];
const onDecide = vi.fn();
const show = (props: { problem?: string; saving?: boolean } = {}) => (
  <CaseDecision
    title="Action"
    actions={actions}
    reasonLabel="Statement of reasons"
    saving={false}
    onDecide={onDecide}
    {...props}
  />
);

beforeEach(async () => {
  onDecide.mockClear();
  await loadTexts('common');
});

it('names the button after the action, and requires a reason only where needed', () => {
  render(show());
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss Report' }));
  expect(onDecide).toHaveBeenLastCalledWith('dismiss', '');
  fireEvent.click(screen.getByRole('radio', { name: 'Suspend' }));
  fireEvent.click(screen.getByRole('button', { name: 'Suspend for 7 Days' }));
  expect(screen.getByText(messages.required)).toBeDefined();
  fireEvent.change(screen.getByLabelText(/Statement of reasons/), { target: { value: ' Asked for money. ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Suspend for 7 Days' }));
  expect(onDecide).toHaveBeenLastCalledWith('suspend', 'Asked for money.');
});

it('keeps input when a decision is refused, and saves once', () => {
  const { rerender } = render(show());
  fireEvent.change(screen.getByLabelText(/Statement of reasons/), { target: { value: 'Spam.' } });
  rerender(show({ saving: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss Report' }));
  expect(onDecide).not.toHaveBeenCalled();
  rerender(show({ problem: 'Someone else decided.' }));
  expect(screen.getByText('Someone else decided.')).toBeDefined();
  expect(screen.getByLabelText(/Statement of reasons/)).toHaveProperty('value', 'Spam.');
});
