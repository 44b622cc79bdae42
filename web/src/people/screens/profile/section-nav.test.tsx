import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadTexts } from '@/lib/i18n/i18n';
import { blankValues, type ProfileValues } from './form/profile-values';
import { SectionNav } from './section-nav';

const Settings = ({ completion }: { completion: number }) => (
  <FormProvider {...useForm<ProfileValues>({ defaultValues: blankValues() })}>
    <Suspense>
      <SectionNav completion={completion} />
    </Suspense>
  </FormProvider>
);

beforeEach(() => loadTexts('profile', 'profile-fields'));

describe('the navigator of the profile settings', () => {
  it('shows the server’s percentage for the profile, and labels its own counts', async () => {
    render(<Settings completion={86} />);
    const bars = await screen.findAllByRole('progressbar');
    expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['86']);
    expect(screen.getByRole('progressbar', { name: 'Profile completion' })).toBeTruthy();
    expect(screen.getByText('0 of 8 sections complete (0%)')).toBeTruthy();
  });
});
