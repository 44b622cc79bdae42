import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@shared/errors';
import { staffOf } from '@/work/parts/locations/testing';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { testId, testUserId } from '@/lib/testing/ids';
import { AssignDialog } from './assign-own-staff';
import { bookingOf, shiftOf } from '../testing';

const shift = shiftOf({ unitId: testId('unt', 1) });
const close = vi.fn();
let isEligible = true;

const server = answering({
  listOwnStaff: () => ({
    people: [
      staffOf(2, 'Ada Byron', { available: ['mon_morning'] }),
      staffOf(3, 'Ben Ito', { unitIds: [testId('unt', 2)] }),
      staffOf(4, 'Cyd Ray', { endOn: '2026-11-25' }),
      staffOf(5, 'Dee Lo'),
      staffOf(6, 'Eve Poe', { available: ['mon_morning'], away: [{ from: shift.day, until: '2027-01-08' }] }),
    ],
    invitations: [],
  }),
  assignShift: () => {
    if (!isEligible) throw new AppError('NOT_ELIGIBLE');
    return { shift: shiftOf(), bookings: [], favorites: [], ladder: [], filling: null, outlook: null };
  },
});

const show = () => {
  const left = bookingOf(5, 'Dee Lo', { status: 'canceled_by_worker' });
  return showTo(memberOf('manager'), <AssignDialog shift={shift} bookings={[left]} onClose={close} />);
};
const press = async (name: string) => {
  const found = await screen.findByRole('button', { name, hidden: true });
  await act(async () => fireEvent.click(found));
};

beforeEach(async () => {
  isEligible = true;
  close.mockClear();
  await loadTexts('coverage', 'labels/professions', 'errors');
});

describe('assigning own staff', () => {
  it('offers people of the unit who are available on the day and did not leave the shift', async () => {
    await show();
    expect(await screen.findByText('Ada Byron')).toBeTruthy();
    // For someone away, the absence is what matters.
    expect(screen.getByText(/^Not available \w+day \w+s$/)).toBeTruthy();
    expect(screen.getByText(/^Away until Jan 8/)).toBeTruthy();
    for (const name of ['Ben Ito', 'Cyd Ray', 'Dee Lo']) expect(screen.queryByText(name)).toBeNull();
    await press('Assign Ada Byron');
    await waitFor(() => expect(server.calls('assignShift')).toMatchObject([{ params: { userId: testUserId(2) } }]));
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
  });

  it('stays open when someone can’t be booked', async () => {
    isEligible = false;
    await show();
    await press('Assign Ada Byron');
    await waitFor(() => expect(server.calls('assignShift')).toHaveLength(1));
    expect(screen.getByText('Ada Byron')).toBeTruthy();
    expect(close).not.toHaveBeenCalled();
  });
});
