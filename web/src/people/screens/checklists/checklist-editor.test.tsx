import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ChecklistDetail, SkillAnswers } from '@shared/people/model/skills-checklist';
import { messages, refused } from '@shared/text/english.fixture';
import { notice } from '@shared/text/notice';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { ChecklistEditor } from './checklist-editor';

const skills = ['crrt', 'impella'] as const;
const rated = (rating: 1 | 2 | 3 | 4): NonNullable<SkillAnswers[(typeof skills)[number]]> => ({
  rating,
  lastDone: rating === 1 ? null : 'under_12_months',
});

const detailOf = (fields: Partial<ChecklistDetail> = {}): ChecklistDetail => ({
  checklist: 'rn_icu',
  main: true,
  units: ['icu'],
  state: 'open',
  signedOn: null,
  renewOn: null,
  share: null,
  drafted: false,
  rated: 0,
  skills: 2,
  groups: [{ group: 'equipment', skills: [...skills] }],
  answers: {},
  signedName: null,
  version: 0,
  ...fields,
});

const server = answering({});
const onSigned = vi.fn<() => void>();
const show = (detail: ChecklistDetail) =>
  act(() =>
    Promise.resolve(
      render(
        <MemoryRouter>
          <QueryClientProvider client={new QueryClient()}>
            <Suspense>
              <ChecklistEditor detail={detail} signer="Tasha Brooks" onSigned={onSigned} />
            </Suspense>
          </QueryClientProvider>
        </MemoryRouter>,
      ),
    ),
  );
const choose = (skill: string, rating: string) =>
  fireEvent.click(within(screen.getByRole('radiogroup', { name: skill })).getByRole('radio', { name: rating }));

beforeEach(async () => {
  onSigned.mockReset();
  await loadTexts('skills', 'labels/skills', 'marketplace');
});

it('saves ratings, and asks for the last date only from people with experience', async () => {
  server.use({
    saveChecklistDraft: ({ body }) =>
      detailOf({ answers: body.answers ?? {}, drafted: true, version: body.version + 1 }),
  });
  await show(detailOf());
  choose('CRRT', 'Independent');
  choose('Impella', 'No experience');
  expect(screen.getByText('2 of 2')).toBeDefined();
  expect(screen.queryByRole('radiogroup', { name: 'Last done: Impella' })).toBeNull();
  choose('Last done: CRRT', '1-2 years');
  await screen.findByText('Saved');
  expect(server.calls('saveChecklistDraft').map(({ body }) => body)).toEqual([
    { answers: { crrt: { rating: 3, lastDone: 'up_to_2_years' }, impella: rated(1) }, version: 0 },
  ]);
});

it('asks which rating to keep when another page rated the same skill', async () => {
  const stored = detailOf({ answers: { crrt: rated(2), impella: rated(4) }, drafted: true, version: 5 });
  server.use({ saveChecklistDraft: refuse('STALE_VERSION'), getMyChecklist: () => stored });
  await show(detailOf());
  choose('CRRT', 'Independent');
  const dialog = await screen.findByRole('dialog', { name: 'This was changed elsewhere' });
  server.use({
    saveChecklistDraft: ({ body }) =>
      detailOf({ answers: body.answers ?? {}, drafted: true, version: body.version + 1 }),
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(server.calls('saveChecklistDraft').at(-1)?.body).toEqual({
    answers: { crrt: rated(3), impella: rated(4) },
    version: 5,
  });
});

it('is signed by name once every skill is rated', async () => {
  const answers = { crrt: rated(3), impella: rated(2) };
  server.use({
    signChecklist: refuse('INVALID_REQUEST', undefined, {
      fields: { name: notice('signatureName', { name: 'Tasha Brooks' }) },
    }),
  });
  await show(detailOf({ answers, rated: 2, drafted: true, version: 3 }));
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Sign Checklist' }));
  press();
  expect(screen.getAllByText(messages.required)).toHaveLength(2);
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.change(screen.getByLabelText(/Full name/), { target: { value: 'T. Brooks' } });
  press();
  await screen.findByText(refused(notice('signatureName', { name: 'Tasha Brooks' })).error);
  server.use({ signChecklist: () => detailOf({ answers, state: 'current', signedOn: '2026-11-22', version: 4 }) });
  fireEvent.change(screen.getByLabelText(/Full name/), { target: { value: 'Tasha Brooks' } });
  press();
  await waitFor(() => expect(onSigned).toHaveBeenCalledOnce());
  expect(server.calls('signChecklist').at(-1)?.body).toEqual({ name: 'Tasha Brooks', confirmed: true, version: 3 });
});

it('says how many skills are left before the signature', async () => {
  await show(detailOf({ answers: { crrt: rated(4) }, rated: 1 }));
  expect(screen.getByText('Rate 1 more skill to sign.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Sign Checklist' })).toBeNull();
});
