import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadTexts } from '@/lib/i18n/i18n';
import { MentionField } from './mention-field';

const people = [
  { userId: 'ann', name: 'Ann Keller' },
  { userId: 'amy', name: 'Amy Vance' },
];
const Example = () => {
  const [value, setValue] = useState('');
  return <MentionField label="Note" value={value} onChange={setValue} onSend={() => undefined} people={people} />;
};
const type = (text: string) => {
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
  fireEvent.change(field, { target: { value: text, selectionStart: text.length } });
  return field;
};

beforeEach(() => loadTexts('applicants'));
afterEach(cleanup);

describe('a text with mentions', () => {
  it('offers names after "@" and highlights the one that Enter takes', () => {
    render(<Example />);
    const field = type('Ask @a');
    const [ann, amy] = screen.getAllByRole('option');
    expect(field.getAttribute('aria-activedescendant')).toBe(ann!.id);
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(field.getAttribute('aria-activedescendant')).toBe(amy!.id);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(field.value).toBe('Ask @Amy Vance ');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('closes its list when the field loses focus', () => {
    render(<Example />);
    const field = type('@a');
    expect(screen.getByRole('listbox')).toBeDefined();
    fireEvent.blur(field);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field.hasAttribute('aria-activedescendant')).toBe(false);
  });
});
