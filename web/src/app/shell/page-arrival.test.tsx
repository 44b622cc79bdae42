import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, Route, Routes, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { act } from '@/lib/testing/act';
import { PageArrival } from './page-arrival';

let shown: string[];
let navigate: NavigateFunction;

beforeEach(() => {
  shown = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function show(this: Element) {
    shown.push(this.id);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const Frame = () => {
  navigate = useNavigate();
  return <PageArrival />;
};

/** A page whose section renders later. */
const Settings = () => {
  const [isLoaded, setLoaded] = useState(false);
  return isLoaded ? <section id="blocked" /> : <button onClick={() => setLoaded(true)}>Load</button>;
};

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Frame />
      <Routes>
        <Route path="/settings" element={<Settings />} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );
const load = () => act(() => screen.getByRole('button').dispatchEvent(new MouseEvent('click', { bubbles: true })));

it('scrolls to the section in an external address once it is rendered', async () => {
  open('/settings#blocked');
  await load();
  await waitFor(() => expect(shown).toEqual(['blocked']));
});

it('scrolls to the section of a link once it is rendered', async () => {
  open('/');
  await act(() => navigate('/settings#blocked'));
  await load();
  await waitFor(() => expect(shown).toEqual(['blocked']));
});

it('keeps the person’s position if they scroll in the meantime', async () => {
  open('/settings#blocked');
  window.dispatchEvent(new Event('wheel'));
  await load();
  await act(() => Promise.resolve());
  expect(shown).toEqual([]);
});

it('restores the scroll position on going back, not the section', async () => {
  open('/');
  await act(() => navigate('/settings#blocked'));
  await act(() => navigate('/jobs'));
  await act(() => navigate(-1));
  await load();
  await act(() => Promise.resolve());
  expect(shown).toEqual([]);
});
