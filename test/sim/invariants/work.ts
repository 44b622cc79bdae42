import { earningsCountsOf, earningsOf, type EarningsCounts } from '@lambdas/store/work/timesheets/earnings-counters';
import { readTimesheet } from '@lambdas/store/work/timesheets/timesheet-item';
import type { Invariant } from './invariant';
import { grouped, itemsOf, textOf } from './items';

const sum = (counts: readonly EarningsCounts[]): EarningsCounts =>
  Object.fromEntries(
    Object.keys(earningsCountsOf(undefined)).map((name) => [
      name,
      counts.reduce((total, it) => total + it[name as keyof EarningsCounts], 0),
    ]),
  ) as EarningsCounts;

const earningsEqualTheWeeks: Invariant = (world) => {
  const recounts = grouped(
    itemsOf(world, 'Timesheet').flatMap((item) => earningsOf(readTimesheet(item))),
    ({ key }) => `${key.pk} ${key.sk}`,
  );
  return ['EarningsTotal', 'EarningsMonth'].flatMap((entity) =>
    itemsOf(world, entity).flatMap((item) => {
      const place = `${item.pk} ${item.sk}`;
      const [stored, recount] = [earningsCountsOf(item), sum((recounts.get(place) ?? []).map(({ counts }) => counts))];
      const [is, ought] = [JSON.stringify(stored), JSON.stringify(recount)];
      return is === ought ? [] : [`${place}: ${is}, the weeks make ${ought}`];
    }),
  );
};

const paidIsApprovedIsEntered: Invariant = (world) =>
  itemsOf(world, 'EarningsTotal').flatMap((item) => {
    const { paidCents, approvedCents, expectedCents } = earningsCountsOf(item);
    return paidCents <= approvedCents && approvedCents <= expectedCents
      ? []
      : [`${item.pk}: paid ${paidCents}, approved ${approvedCents}, entered ${expectedCents}`];
  });

const unpaidWeeksAreListed: Invariant = (world) => {
  const approved = itemsOf(world, 'Timesheet').filter(({ status }) => status === 'approved').length;
  const listed = itemsOf(world, 'PendingPay').length;
  return approved === listed ? [] : [`${approved} weeks wait for payment, ${listed} are listed`];
};

/** Ratings of a person or an organization match the reviews by the other side. */
const ratingsEqualTheReviews: Invariant = (world) => {
  const published = itemsOf(world, 'Review').filter(({ publishedAt }) => publishedAt !== null);
  const about = grouped(published, ({ side, organizationId, professionalId }) =>
    side === 'professional' ? textOf(organizationId) : textOf(professionalId),
  );
  const rated = [
    ...itemsOf(world, 'Organization').map((it) => ({ id: textOf(it['organizationId']), it })),
    ...itemsOf(world, 'Profile').map((it) => ({ id: textOf(it['userId']), it })),
  ];
  return rated.flatMap(({ id, it }) => {
    const reviews = about.get(id) ?? [];
    const [count, total] = [reviews.length, reviews.reduce((all, { rating }) => all + Number(rating), 0)];
    const [storedCount, storedTotal] = [Number(it['ratingCount'] ?? 0), Number(it['ratingSum'] ?? 0)];
    return storedCount === count && storedTotal === total
      ? []
      : [`${id}: ${storedCount} reviews with ${storedTotal}, there are ${count} with ${total}`];
  });
};

const reviewsAppearTogether: Invariant = (world) =>
  [...grouped(itemsOf(world, 'Review'), ({ placementId }) => textOf(placementId))].flatMap(([placementId, reviews]) => {
    const published = reviews.filter(({ publishedAt }) => publishedAt !== null).length;
    const isRight = reviews.length === 2 ? published === 2 : reviews.length === 1 && published === 0;
    return isRight ? [] : [`${placementId}: ${published} of ${reviews.length} reviews are published`];
  });

export const workInvariants: readonly Invariant[] = [
  earningsEqualTheWeeks,
  paidIsApprovedIsEntered,
  unpaidWeeksAreListed,
  ratingsEqualTheReviews,
  reviewsAppearTogether,
];
