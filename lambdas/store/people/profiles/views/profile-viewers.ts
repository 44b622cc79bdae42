import { OrganizationId, Day } from '@shared/core/model/fields';
import * as z from 'zod';
import type { Cursors } from '../../../../platform/http/cursor';
import { queryPage, type Table } from '../../../../platform/table/table';
import { profileIndexes } from '../keys';
import type { ProfileViewers } from '../ports';

const ViewerItem = z.object({ organizationId: OrganizationId, viewedOn: Day });

export const createProfileViewers = (table: Table, cursors: Cursors): ProfileViewers => ({
  async list(userId, { since, cursor }) {
    const list = profileIndexes.profileViewers(userId);
    const page = await queryPage(table, cursors, { list, index: 'gsi1', cursor, since });
    return { ...page, items: page.items.map((item) => ViewerItem.parse(item)) };
  },
});
