import { limits } from '@shared/limits';
import { PortfolioItem } from '@shared/model/portfolio';
import { keys, lists } from '../runtime/keys';
import { queryFirst, type Table } from '../runtime/table-gateway';
import type { Portfolios } from './ports';

const order = (one: PortfolioItem, other: PortfolioItem): number =>
  Number(other.featured) - Number(one.featured) || (one.portfolioItemId < other.portfolioItemId ? 1 : -1);

export const createPortfolios = (table: Table): Portfolios => ({
  async of(userId) {
    const { sk: count } = keys.portfolioCount(userId);
    const items = await queryFirst(table, { list: lists.portfolio(userId), limit: limits.portfolioItems + 1 });
    return items
      .filter(({ sk }) => sk !== count)
      .map((item) => PortfolioItem.parse(item))
      .sort(order);
  },
});
