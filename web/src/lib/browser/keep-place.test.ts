import { afterEach, expect, it, vi } from 'vitest';
import { keepPlace } from './keep-place';

const written = '<header><a href="/login">Sign in</a></header><form><input name="q" /></form>';
const drawn = '<form><input name="q" /></form><a href="/login">Sign in</a>';

const write = (): HTMLElement => {
  document.body.innerHTML = `<div id="root">${written}</div>`;
  const root = document.getElementById('root')!;
  keepPlace(root);
  return root;
};
const field = (): HTMLInputElement => document.querySelector('input')!;
const observed = (): Promise<void> => vi.waitFor(() => undefined);

afterEach(() => {
  window.dispatchEvent(new Event('keydown'));
  document.body.innerHTML = '';
});

it('gives the focus and what was typed to the field that takes its place', async () => {
  const root = write();
  field().focus();
  field().value = 'nurse';
  const heard: string[] = [];
  root.addEventListener('input', () => heard.push(field().value));
  root.innerHTML = '<p>Loading</p>';
  await observed();
  root.innerHTML = drawn;
  await vi.waitFor(() => expect(document.activeElement).toBe(field()));
  expect(heard).toEqual(['nurse']);
});

it('tells links from each other by their address and words', async () => {
  const root = write();
  root.querySelector('a')!.focus();
  root.innerHTML = `<a href="/login">Sign in to apply</a>${drawn}`;
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Sign in'));
});

it('leaves the focus alone when the person has gone on', async () => {
  const root = write();
  field().focus();
  root.innerHTML = '<p>Loading</p>';
  await observed();
  window.dispatchEvent(new Event('pointerdown'));
  root.innerHTML = drawn;
  await observed();
  expect(document.activeElement).toBe(document.body);
});

it('does nothing where nothing had the focus', async () => {
  const root = write();
  root.innerHTML = drawn;
  await observed();
  expect(document.activeElement).toBe(document.body);
});
