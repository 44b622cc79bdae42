import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../base/button';
import { CheckboxField } from './checkbox-field';
import { CodeField } from '../editing/code-field';
import { MultiSelectField } from '../editing/multi-select-field';
import { NumberField } from '../editing/number-field';
import { PasswordField } from './password-field';
import { RadioCards } from './radio-cards';
import { SelectField } from './select-field';
import { SwitchField } from '../editing/switch-field';
import { TextAreaField } from '../editing/text-area-field';
import { TextField } from './text-field';

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

describe('fields', () => {
  it('are tied to their label, hint and message', () => {
    render(<TextField label="Ward" description="As on the door" error="This field is required" required />);
    const field = screen.getByLabelText(/^Ward/);
    expect(described(field)).toBe('As on the door | This field is required');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-required')).toBe('true');
  });

  it('are not invalid without a message', () => {
    render(<TextField label="Ward" />);
    expect(screen.getByLabelText('Ward').hasAttribute('aria-invalid')).toBe(false);
    expect(screen.getByLabelText('Ward').hasAttribute('aria-describedby')).toBe(false);
  });

  it.each([
    ['checkbox', <CheckboxField key="c" label="Agree" description="To all of it" error="Please accept" />],
    ['switch', <SwitchField key="s" label="Agree" description="To all of it" error="Please accept" />],
  ] as const)('a %s has a name and a message', (role, field) => {
    render(field);
    expect(described(screen.getByRole(role, { name: 'Agree' }))).toBe('To all of it | Please accept');
  });

  it('a password can be revealed', () => {
    render(<PasswordField label="Password" />);
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.type).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.type).toBe('password');
  });

  it('a code keeps only six digits of pasted text', () => {
    render(<CodeField label="Code" />);
    const field = screen.getByLabelText<HTMLInputElement>('Code');
    fireEvent.input(field, { target: { value: ' 12-34 56 78x' } });
    expect(field.value).toBe('123456');
  });

  it('a text shows how much of its limit is used', () => {
    render(<TextAreaField label="Letter" maxLength={20} />);
    fireEvent.input(screen.getByLabelText('Letter'), { target: { value: 'Dear team' } });
    expect(screen.getByText('9/20')).toBeDefined();
    expect(screen.getByText('9 of 20 characters used')).toBeDefined();
  });

  it('a number is a number, or nothing', () => {
    const onChange = vi.fn();
    const Held = () => {
      const [value, setValue] = useState<number | null>(3);
      return (
        <NumberField
          label="Openings"
          value={value}
          onChange={(next) => {
            onChange(next);
            setValue(next);
          }}
        />
      );
    };
    render(<Held />);
    const field = screen.getByLabelText<HTMLInputElement>('Openings');
    fireEvent.change(field, { target: { value: '12' } });
    fireEvent.change(field, { target: { value: '' } });
    expect(onChange.mock.calls).toEqual([[12], [null]]);
    expect(field.value).toBe('');
  });

  it('a list returns null for its empty choice', () => {
    const onChange = vi.fn();
    render(<SelectField label="Shift" data={['Day', 'Night']} value="Day" onChange={onChange} placeholder="Any" />);
    fireEvent.change(screen.getByLabelText('Shift'), { target: { value: '' } });
    fireEvent.change(screen.getByLabelText('Shift'), { target: { value: 'Night' } });
    expect(onChange.mock.calls).toEqual([[null], ['Night']]);
  });

  it('cards are radio buttons of one named group', () => {
    const onChange = vi.fn();
    const data = [
      { value: 'doctor', label: 'Medical Professional', description: 'Looks for work' },
      { value: 'employer', label: 'Healthcare Employer' },
    ] as const;
    render(<RadioCards label="Account" data={data} value="doctor" onChange={onChange} error="Choose one" />);
    expect(described(screen.getByRole('radiogroup', { name: 'Account' }))).toBe('Choose one');
    expect(described(screen.getByRole('radio', { name: 'Medical Professional' }))).toBe('Looks for work');
    fireEvent.click(screen.getByRole('radio', { name: 'Healthcare Employer' }));
    expect(onChange).toHaveBeenCalledWith('employer');
  });

  it('a multiple choice keeps the order of the list', () => {
    const onChange = vi.fn();
    render(<MultiSelectField label="Days" data={['Mon', 'Tue', 'Wed']} value={['Wed']} onChange={onChange} />);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Mon' }));
    expect(onChange).toHaveBeenCalledWith(['Mon', 'Wed']);
  });
});

describe('a busy button', () => {
  it('keeps its name and submits nothing', () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading>
          Save
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
