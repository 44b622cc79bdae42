import { render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { keepTyped, useTypedBefore } from './typed-before';

const Form = () => {
  const form = useForm({ defaultValues: { email: '' } });
  useTypedBefore(form, ['email']);
  return <input aria-label="Email" {...form.register('email')} />;
};

const prerender = (path: string): HTMLInputElement => {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = '<input name="email" value="a">';
  keepTyped();
  return document.querySelector('input')!;
};

const type = (input: HTMLInputElement, value: string) => {
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

const shown = () => screen.getByLabelText<HTMLInputElement>('Email').value;

afterEach(() => void (document.body.innerHTML = ''));

it('restores typed text when the form appears, once', () => {
  const input = prerender('/login');
  type(input, 'ann@example.test');
  input.remove();
  const { unmount } = render(<Form />);
  expect(shown()).toBe('ann@example.test');
  unmount();
  render(<Form />);
  expect(shown()).toBe('');
});

it('gives nothing to another page', () => {
  type(prerender('/register'), 'ann@example.test');
  window.history.replaceState(null, '', '/login');
  render(<Form />);
  expect(shown()).toBe('');
});
