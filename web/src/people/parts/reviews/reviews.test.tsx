import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Review } from '@shared/people/model/review';
import { ids, placementOf, reviewOf, showTo } from '@/hiring/parts/offers/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { PlacementReviews } from './placement-reviews';
import { ReviewList } from './review-list';

let items: Review[];
let nextCursor: string | null;
let placement: { own: Review | null; other: Review | null; open: boolean; publishesAt: string | null };

const server = answering({
  listProfessionalReviews: () => ({ items, nextCursor, rating: { average: 4.5, reviews: items.length } }),
  listOrganizationReviews: () => ({ items, nextCursor, rating: items.length > 0 ? { average: 4, reviews: 1 } : null }),
  getPlacementReviews: () => placement,
  replyToReview: ({ body }) => {
    items = items.map((review) => ({ ...review, reply: { text: body.text, at: '2026-11-21T10:00:00.000Z' } }));
    return items[0]!;
  },
  writeReview: ({ body }) => {
    const own = reviewOf({ ...body, side: 'professional', publishedAt: null });
    placement = { own, other: null, open: false, publishesAt: '2026-12-05T10:00:00.000Z' };
    return own;
  },
});

beforeEach(async () => {
  items = [reviewOf(), reviewOf({ reviewId: testId('rev', 2), rating: 4, text: 'Kind to patients.' })];
  nextCursor = null;
  placement = { own: null, other: null, open: true, publishesAt: null };
  await loadTexts('reviews', 'reports');
});

describe('published reviews', () => {
  it('show their average, and their distribution only when all of them were read', async () => {
    const { unmount } = await showTo('manager', <ReviewList of={{ userId: ids.ada }} />);
    expect(await screen.findByText('4.5 out of 5 stars')).toBeDefined();
    const spread = within(screen.getByRole('list', { name: 'Rating breakdown' }));
    expect(spread.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      '5 stars1',
      '4 stars1',
      '3 stars0',
      '2 stars0',
      '1 star0',
    ]);
    unmount();
    nextCursor = 'more';
    await showTo('manager', <ReviewList of={{ userId: ids.ada }} />);
    expect(await screen.findByText('Kind to patients.')).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Rating breakdown' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Load More' })).toBeDefined();
  });

  it('are answered once by the reviewed side, and reported by anyone but their author', async () => {
    items = [reviewOf()];
    const other = await showTo('manager', <ReviewList of={{ userId: ids.ada }} />);
    await screen.findByText('Calm in every night.');
    expect(screen.queryByRole('button')).toBeNull();
    other.unmount();

    await showTo('professional', <ReviewList of={{ userId: ids.ada }} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Reply' }));
    const send = screen.getByRole('button', { name: 'Publish Reply', hidden: true });
    fireEvent.click(send);
    expect(screen.getByText('This field is required')).toBeDefined();
    fireEvent.change(screen.getByRole('textbox', { hidden: true }), { target: { value: 'Thank you!' } });
    fireEvent.submit(send.closest('form')!);
    fireEvent.submit(send.closest('form')!);
    expect(await screen.findByText("Professional's reply, Nov 21, 2026")).toBeDefined();
    expect(server.calls('replyToReview')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull());

    expect(await screen.findAllByRole('button', { name: 'Report' })).toHaveLength(1);
  });

  it('of an employer are answered by team leads', async () => {
    items = [reviewOf({ side: 'professional', author: 'Ada R.' })];
    const member = await showTo('member', <ReviewList of={{ organizationId: ids.organization }} />);
    await screen.findByText('Ada R., about ICU Nurse');
    expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
    member.unmount();
    const admin = await showTo('admin', <ReviewList of={{ organizationId: ids.organization }} />);
    expect(await screen.findByRole('button', { name: 'Reply' })).toBeDefined();
    admin.unmount();
    items = [];
    await showTo('professional', <ReviewList of={{ organizationId: ids.organization }} />);
    expect(await screen.findByText(/No reviews yet/)).toBeDefined();
  });
});

describe('reviews of a placement', () => {
  it('are written with stars and text, then wait for the other side', async () => {
    await showTo('professional', <PlacementReviews placement={placementOf()} side="professional" />);
    const stars = await screen.findByRole('radiogroup', { name: /Rating/ });
    fireEvent.click(screen.getByRole('button', { name: 'Send Review' }));
    expect(screen.getByText('Choose a rating')).toBeDefined();
    expect(screen.getByText('This field is required')).toBeDefined();
    expect(server.calls('writeReview')).toHaveLength(0);
    fireEvent.click(within(stars).getByRole('radio', { name: '4 stars, very good' }));
    fireEvent.change(screen.getByRole('textbox', { name: /Review/ }), { target: { value: ' Well staffed. ' } });
    const form = stars.closest('form')!;
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(await screen.findByText(/published with the other side's review, or on Dec 5, 2026/)).toBeDefined();
    expect(server.calls('writeReview')).toEqual([
      { params: { placementId: ids.placement }, body: { rating: 4, text: 'Well staffed.' } },
    ]);
    expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
  });

  it('open once the placement is over', async () => {
    placement = { own: null, other: null, open: false, publishesAt: null };
    await showTo(
      'manager',
      <PlacementReviews placement={placementOf({ reviewableFrom: '2026-12-01' })} side="employer" />,
    );
    expect(await screen.findByText('You can leave a review from Dec 1, 2026.')).toBeDefined();
  });

  it('are shown together', async () => {
    placement = {
      own: reviewOf({ side: 'professional', author: 'Ada R.', text: 'Well staffed.' }),
      other: reviewOf(),
      open: false,
      publishesAt: null,
    };
    await showTo('professional', <PlacementReviews placement={placementOf()} side="professional" />);
    expect(await screen.findByText("Mercy General's review of you")).toBeDefined();
    expect(screen.getByText('Well staffed.')).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'Reply' })).toHaveLength(1);
  });
});
