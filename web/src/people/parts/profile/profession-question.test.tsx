import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { MyProfile } from '@shared/people/model/professional';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { testId, testUserId } from '@/lib/testing/ids';
import { ProfessionQuestion } from './profession-question';
import { myProfileQuery } from './profile-queries';

await import('./choose-profession');
beforeAll(() => loadTexts('profession-question', 'labels/professions'));

const server = answering({
  confirmMyProfession: ({ body }) => ({ ...older('rn'), profession: body.profession, professionSource: 'confirmed' }),
});

const older = (profession: MyProfile['profession']): MyProfile =>
  MyProfile.parse({
    userId: testUserId(),
    version: 2,
    updatedAt: '2026-11-01T00:00:00.000Z',
    profile_completion: 80,
    availability: {},
    employment: [{ id: testId('ent', 1) }],
    education: [{ id: testId('ent', 2) }],
    licenses: [{ id: testId('lic', 3) }],
    profession,
    professionSource: profession && 'derived',
  });

const show = async (profile: MyProfile) => {
  const client = new QueryClient();
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <Suspense>
          <ProfessionQuestion profile={profile} />
        </Suspense>
      </QueryClientProvider>,
    );
    await Promise.resolve();
  });
  return client;
};

describe('the question for an older profile', () => {
  it('accepts a yes', async () => {
    const client = await show(older('rn'));
    expect(screen.getByText('Registered nurse (RN)')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(server.calls('confirmMyProfession')).toEqual([{ body: { profession: 'rn' } }]));
    await waitFor(() =>
      expect(client.getQueryData<MyProfile>(myProfileQuery().queryKey)?.professionSource).toBe('confirmed'),
    );
  });

  it('accepts another profession, and asks for one when there is none', async () => {
    await show(older(null));
    expect(screen.getByRole('heading', { name: "What's your profession?" })).toBeTruthy();
    const field = await screen.findByRole('combobox', { name: 'Profession' });
    await act(() => field.focus());
    fireEvent.change(field, { target: { value: 'crna' } });
    await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toContain('crna'));
    fireEvent.keyDown(field, { key: 'Enter' });
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    await waitFor(() => expect(save.disabled).toBe(false));
    fireEvent.click(save);
    await waitFor(() => expect(server.calls('confirmMyProfession')).toEqual([{ body: { profession: 'crna' } }]));
  });

  it('is not asked of people who answered, or have no profile yet', async () => {
    await show({ ...older('rn'), professionSource: 'confirmed' });
    await show({ ...older(null), version: 0 });
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
