import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@shared/paths';
import { errorTexts, messages, said } from '@shared/text/english.fixture';
import { answering, refuse } from '@/lib/testing/api-server';
import { visit } from '../testing';
import { AuthCallbackView } from './auth-callback-view';

const server = answering({ confirmEmail: () => said('emailConfirmed') });
const token = (letter: string) => letter.repeat(43);
const open = (letter: string) => visit(<AuthCallbackView />, `${paths.authCallback}?token=${token(letter)}`);

describe('a mailed link', () => {
  it('confirms the address and continues to the sign-in page', async () => {
    const { place } = await open('a');
    expect(await screen.findByText(messages.emailConfirmed)).toBeTruthy();
    expect(server.calls('confirmEmail')).toEqual([{ body: { token: token('a') } }]);
    await waitFor(() => expect(place.current.path).toBe(paths.login), { timeout: 10_000 });
  });

  it('that was used says so and leads to the sign-in page', async () => {
    server.use({ confirmEmail: refuse('INVALID_TOKEN') });
    await open('b');
    expect(await screen.findByRole('heading', { name: 'Authentication Error' })).toBeTruthy();
    expect(screen.getByText(errorTexts.INVALID_TOKEN)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return to Sign In' }).getAttribute('href')).toBe(paths.login);
  });
});
