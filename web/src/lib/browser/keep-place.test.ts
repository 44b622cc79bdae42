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

it('gives the focus and what was typed to the field that takes its place', async () => {
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

it('tells links from each other by their address and words', async () => {
  const root = write();
  root.querySelector('a')!.focus();
  root.innerHTML = `<a href="/login">Sign in to apply</a>${drawn}`;
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Sign in'));
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

const press = (key: string, more: KeyboardEventInit = {}): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event;
};

it('keeps what is typed while the page is drawn, and no shortcut hears it', async () => {
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

it('sends what was typed and sent with Enter while the page is drawn', async () => {
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

it('puts what was typed before what the address says', async () => {
  const root = write();
  field().focus();
  field().value = 'icu';
  root.innerHTML = drawn.replace('name="q"', 'name="q" value="nurse"');
  await waitFor(() => expect(field().value).toBe('icu'));
});

it('leaves keys to a field of the new page that has the focus', async () => {
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

it('does nothing where nothing had the focus', async () => {
  const root = write();
  root.innerHTML = drawn;
  await observed();
  expect(document.activeElement).toBe(document.body);
});
