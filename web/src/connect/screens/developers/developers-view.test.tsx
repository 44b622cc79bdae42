import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { operations } from 'virtual:public-reference';
import { beforeEach, expect, it } from 'vitest';
import { publicOpenApiPath } from '@shared/paths';
import english from '@shared/locales/en/pages/developers.json';
import { loadTexts } from '@/lib/i18n/i18n';
import { describedFields } from './described-fields';
import { DevelopersView } from './developers-view';

beforeEach(async () => {
  await loadTexts('pages/developers', 'integrations');
  render(
    <MemoryRouter>
      <DevelopersView />
    </MemoryRouter>,
  );
});

it('has a section for every operation of the API, with its address, permission, and examples', () => {
  for (const { name, path, scope } of operations) {
    const section = within(screen.getByRole('region', { name: english.operations[name].title }));
    expect(section.getAllByText(path).length).toBeGreaterThan(0);
    expect(section.getByText(scope)).toBeDefined();
    expect(section.getAllByText(/^curl "\$WARDLINE_URL\/api\/v1\//)).toHaveLength(1);
  }
});

it('shows every example in the chosen language', () => {
  const [first] = screen.getAllByRole('button', { name: 'TypeScript' });
  fireEvent.click(first!);
  expect(screen.getAllByText(/^const \{ WARDLINE_URL/)).toHaveLength(operations.length);
  expect(screen.getAllByRole('button', { name: 'TypeScript', pressed: true })).toHaveLength(operations.length);
});

it('explains every code and documented field of an operation', () => {
  const codes = new Set(operations.flatMap(({ refusals }) => refusals.flatMap((it) => it.codes)));
  for (const code of codes) expect(document.getElementById(code)?.textContent).toMatch(/\. ?$|\w\.$/);
  const { title: _, ...texts } = english.codes;
  expect(Object.keys(texts).sort()).toEqual([...codes].sort());
  expect(Object.keys(english.fields).sort()).toEqual([...describedFields].sort());
});

it('has every argument and format of its texts, and working links', () => {
  const words = document.body.cloneNode(true) as HTMLElement;
  for (const code of words.querySelectorAll('code')) code.remove();
  expect(words.textContent).not.toMatch(/[{}<>]/);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    expect(document.getElementById(link.getAttribute('href')!.slice(1)), link.href).not.toBeNull();
  }
  expect(screen.getByRole('link', { name: 'Download OpenAPI' }).getAttribute('href')).toBe(publicOpenApiPath);
});
