import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@shared/errors';
import { Organization } from '@shared/organizations/model/organization';
import { toastStore } from '@/components/ui/base/toast';
import { organizationQuery } from '@/organizations/parts/organization/organization-query';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { FacilityPhotos } from './facility-photos';

const photoOf = (number: number, description: string) => ({
  ...{ photoId: testId('fph', number), url: `/media/${number}.jpg`, thumb_url: `/media/${number}s.jpg`, description },
});
const at = '2026-11-20T10:00:00.000Z';

let stored: Organization;
const server = answering({
  getOrganization: () => stored,
  saveFacilityPhotos: ({ body: { photos, version } }) => {
    if (version !== stored.photosVersion) throw new AppError('STALE_VERSION');
    const changed = photos.flatMap(({ photoId, description }) =>
      stored.photos.filter((it) => it.photoId === photoId).map((it) => ({ ...it, description })),
    );
    return change(changed);
  },
});
const change = (photos: Organization['photos']): Organization => {
  stored = { ...stored, photos, photosVersion: stored.photosVersion + 1 };
  return stored;
};
const texts = () => stored.photos.map(({ description }) => description);

const Page = () => (useQuery(organizationQuery()).data ? <FacilityPhotos /> : null);
const field = (number: number) => screen.findByLabelText<HTMLInputElement>(`Description of photo ${number}`);
const describeAs = async (number: number, text: string) => {
  fireEvent.change(await field(number), { target: { value: text } });
  await act(async () => fireEvent.blur(await field(number)));
};

beforeEach(async () => {
  stored = Organization.parse({
    ...{ organizationId: testId('org'), company_name: 'Harbor Health', industry: null, company_size: null },
    ...{ version: 3, createdAt: at, updatedAt: at, photosVersion: 2 },
    photos: [photoOf(1, 'Entrance'), photoOf(2, 'ICU')],
  });
  await loadTexts('facility-photos', 'marketplace', 'common', 'files');
  await showTo(memberOf('admin'), <Page />);
});

describe('a photo’s description', () => {
  it('is saved by the version that was read, one after the other', async () => {
    await describeAs(1, 'Main entrance');
    await describeAs(2, 'ICU at night');
    await waitFor(() => expect(texts()).toEqual(['Main entrance', 'ICU at night']));
    expect(server.calls('saveFacilityPhotos').map(({ body }) => body.version)).toEqual([2, 3]);
  });

  it('keeps a colleague’s changes to other photos', async () => {
    change([photoOf(2, 'ICU by day'), photoOf(1, 'Entrance')]);
    await describeAs(1, 'Main entrance');
    await waitFor(() => expect(texts()).toEqual(['ICU by day', 'Main entrance']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  describe('that a colleague changed, too', () => {
    const meet = async () => {
      change([photoOf(1, 'North entrance'), photoOf(2, 'ICU')]);
      await describeAs(1, 'Main entrance');
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByText('North entrance')).toBeTruthy();
      expect(dialog.getByText('Main entrance')).toBeTruthy();
      expect(texts()[0]).toBe('North entrance');
      return dialog;
    };
    const press = (name: string) =>
      act(async () => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name })));

    it('replaces theirs only on request', async () => {
      await meet();
      await press('Save');
      await waitFor(() => expect(texts()).toEqual(['Main entrance', 'ICU']));
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it('is dropped on request', async () => {
      const dialog = await meet();
      fireEvent.click(dialog.getByRole('radio', { name: /Use Latest/ }));
      await press('Save');
      expect((await field(1)).value).toBe('North entrance');
      expect(texts()[0]).toBe('North entrance');
    });

    it('stays in its field after the question was closed', async () => {
      await meet();
      await press('Back to Form');
      expect((await field(1)).value).toBe('Main entrance');
      expect(texts()[0]).toBe('North entrance');
    });
  });

  it('of a photo that a colleague removed is not saved, and says so', async () => {
    change([photoOf(2, 'ICU')]);
    await describeAs(1, 'Main entrance');
    await waitFor(() => expect(toastStore.get().at(-1)?.text).toBe('This photo was removed meanwhile.'));
    expect(texts()).toEqual(['ICU']);
  });
});

it('the order of photos that a colleague changed is reloaded, not overwritten', async () => {
  await field(1);
  change([photoOf(1, 'North entrance'), photoOf(2, 'ICU')]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Move photo 1 down: Entrance' })));
  await waitFor(async () => expect((await field(1)).value).toBe('North entrance'));
  expect(texts()).toEqual(['North entrance', 'ICU']);
});
