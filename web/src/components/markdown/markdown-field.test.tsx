import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { loadTexts } from '@/lib/i18n/i18n';
import { MarkdownField } from './markdown-field';

const Form = ({ start, error }: { start: string; error?: string }) => {
  const [value, setValue] = useState(start);
  return (
    <MarkdownField
      label="Description"
      name="description"
      maxLength={40}
      required
      error={error}
      value={value}
      onChange={setValue}
      onBlur={() => undefined}
      ref={() => undefined}
    />
  );
};

const area = () => screen.getByLabelText<HTMLTextAreaElement>(/^Description/);
const tool = (name: string) => screen.getByRole('button', { name });
const show = (start: string, selected: [number, number] = [0, start.length]) => {
  render(<Form start={start} />);
  area().setSelectionRange(...selected);
};

beforeEach(() => loadTexts('markdown'));

it('changes the selected text with its tools, and updates the counter', () => {
  show('Days and nights', [0, 4]);
  fireEvent.click(tool('Bold'));
  expect(area().value).toBe('**Days** and nights');
  expect(document.activeElement).toBe(area());
  expect(screen.getByText('19/40')).toBeTruthy();
  fireEvent.click(tool('Numbered list'));
  expect(area().value).toBe('1. **Days** and nights');
  fireEvent.click(tool('Bulleted list'));
  expect(area().value).toBe('- **Days** and nights');
});

it.each([
  ['b', '**Days**'],
  ['i', '_Days_'],
])('Ctrl or Command and %s toggles the mark of the selection', (key, marked) => {
  show('Days');
  fireEvent.keyDown(area(), { key, ctrlKey: true });
  expect(area().value).toBe(marked);
  fireEvent.keyDown(area(), { key: key.toUpperCase(), metaKey: true });
  expect(area().value).toBe('Days');
  expect(fireEvent.keyDown(area(), { key, ctrlKey: true, altKey: true })).toBe(true);
  expect(area().value).toBe('Days');
});

it('never makes a text longer than its limit', () => {
  show('x'.repeat(38));
  fireEvent.click(tool('Bold'));
  expect(area().value).toBe('x'.repeat(38));
});

it('has one tab stop for the tools, with arrow keys between them', () => {
  show('Days');
  const stops = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
  expect(stops().map((it) => it.title || it.textContent)).toEqual(['Write', 'Preview', 'Bold']);
  tool('Bold').focus();
  fireEvent.keyDown(tool('Bold'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tool('Italic'));
  fireEvent.keyDown(tool('Italic'), { key: 'ArrowLeft' });
  fireEvent.keyDown(tool('Bold'), { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(tool('Link'));
  expect(tool('Link').tabIndex).toBe(0);
});

it('previews the text, and returns when the field is focused', async () => {
  show('**Days**');
  fireEvent.click(tool('Preview'));
  expect((await screen.findByText('Days')).tagName).toBe('STRONG');
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(tool('Preview').getAttribute('aria-pressed')).toBe('true');
  fireEvent.focus(area());
  expect(screen.getByRole('toolbar', { name: 'Text formatting' })).toBeTruthy();
  expect(tool('Write').getAttribute('aria-pressed')).toBe('true');
});

it('has no preview for empty text, and says what is wrong', () => {
  render(<Form start="" error="Enter a description" />);
  fireEvent.click(tool('Preview'));
  expect(screen.getByText('Nothing to preview yet.')).toBeTruthy();
  expect(area().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Enter a description')).toBeTruthy();
});
