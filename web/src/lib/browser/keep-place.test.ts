import { waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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
const observed = (): Promise<void> => waitFor(() => undefined);

afterEach(() => {
  window.dispatchEvent(new Event('keydown'));
  document.body.innerHTML = '';
});

it('moves focus and typed text to the replacing field', async () => {
  const root = write();
  field().focus();
  field().value = 'nurse';
  const heard: string[] = [];
  root.addEventListener('input', () => heard.push(field().value));
  root.innerHTML = '<p>Loading</p>';
  await observed();
  root.innerHTML = drawn;
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(heard).toEqual(['nurse']);
});

it('distinguishes links by their address and text', async () => {
  const root = write();
  root.querySelector('a')!.focus();
  root.innerHTML = `<a href="/login">Sign in to apply</a>${drawn}`;
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Sign in'));
});

it('leaves the focus alone when the person has moved on', async () => {
  const root = write();
  field().focus();
  root.innerHTML = '<p>Loading</p>';
  await observed();
  window.dispatchEvent(new Event('pointerdown'));
  root.innerHTML = drawn;
  await observed();
  expect(document.activeElement).toBe(document.body);
});

const press = (key: string, more: KeyboardEventInit = {}): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event;
};

it('keeps typed keys while the page renders, hidden from shortcuts', async () => {
  const root = write();
  field().focus();
  field().value = 'nur';
  const heard: string[] = [];
  const hear = ({ key }: KeyboardEvent) => heard.push(key);
  document.addEventListener('keydown', hear);
  root.innerHTML = '<p>Loading</p>';
  await observed();
  for (const key of ['Shift', 'S', 'z', 'Backspace']) press(key);
  expect(press('e').defaultPrevented).toBe(true);
  root.innerHTML = drawn;
  await waitFor(() => expect(field().value).toBe('nurSe'));
  expect(document.activeElement).toBe(field());
  expect(heard).toEqual(['Shift']);
  document.removeEventListener('keydown', hear);
});

it('replays text and Enter typed while the page renders', async () => {
  const root = write();
  field().focus();
  field().value = 'nurs';
  root.innerHTML = '<p>Loading</p>';
  await observed();
  press('e');
  expect(press('Enter').defaultPrevented).toBe(true);
  const sent: string[] = [];
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(field().value);
  });
  root.innerHTML = drawn;
  await waitFor(() => expect(sent).toEqual(['nurse']));
});

it('prefers typed text to the address', async () => {
  const root = write();
  field().focus();
  field().value = 'icu';
  root.innerHTML = drawn.replace('name="q"', 'name="q" value="nurse"');
  await waitFor(() => expect(field().value).toBe('icu'));
});

it('leaves keys to a focused field of the new page', async () => {
  const root = write();
  field().focus();
  root.innerHTML = '<p>Loading</p>';
  await observed();
  root.innerHTML = '<input name="name" />';
  field().focus();
  expect(press('a').defaultPrevented).toBe(false);
});

it('leaves other keys alone, which end the wait', async () => {
  const root = write();
  field().focus();
  root.innerHTML = '<p>Loading</p>';
  await observed();
  expect(press('r', { ctrlKey: true }).defaultPrevented).toBe(false);
  root.innerHTML = drawn;
  await observed();
  expect(document.activeElement).toBe(document.body);
});

it('does nothing where nothing was focused', async () => {
  const root = write();
  root.innerHTML = drawn;
  await observed();
  expect(document.activeElement).toBe(document.body);
});
