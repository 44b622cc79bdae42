import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import { managedJobOf } from '@/hiring/parts/jobs/testing';
import { toasted } from '@/lib/testing/toasted';
import { ProfessionsQuestion } from './professions-question';

const job = managedJobOf({ title: 'Emergency Department Night Cover', professions: [] });
const server = answering({ updateJob: ({ body }) => managedJobOf({ ...body.job, version: 2 }) });

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ProfessionsQuestion job={job} />
    </QueryClientProvider>,
  );
const choose = async (typed: string, name: string) => {
  const list = screen.getByRole('combobox', { name: 'Professions', hidden: true });
  fireEvent.focus(list);
  fireEvent.change(list, { target: { value: typed } });
  fireEvent.click(await screen.findByRole('option', { name, hidden: true }));
  await screen.findByRole('button', { name: `Remove ${name}`, hidden: true });
};
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save', hidden: true });

beforeEach(() => loadTexts('managing', 'labels/professions'));

describe('the question of who may apply', () => {
  it('is saved with the unchanged job', async () => {
    show();
    expect(save().disabled).toBe(true);
    await choose('phys', 'Physician (MD/DO)');
    await choose('registered', 'Registered nurse (RN)');
    fireEvent.click(screen.getByRole('button', { name: 'Remove Physician (MD/DO)', hidden: true }));
    fireEvent.click(save());
    await toasted({ kind: 'success', text: 'Professions saved' });
    const [call] = server.calls('updateJob');
    expect(call?.body).toMatchObject({ version: job.version, job: { title: job.title, professions: ['rn'] } });
    expect(screen.queryByRole('button', { name: 'Remove Physician (MD/DO)', hidden: true })).toBeNull();
  });
});
