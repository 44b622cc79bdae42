import { limits } from '@shared/limits';
import type { ProfessionalCard } from '@shared/people/model/professional-view';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { professionalCard } from '../../store/people/profiles/professional-view';
import { visibleProfessional } from './get-professional';
import type { Deps } from './ports';
import type { Page } from '../../platform/table/page';
import type { SavedPerson } from '../../store/people/profiles/ports';
import { readerOf } from './reader';

type Command = { userId: string; caller: AuthorizedCaller };

export const saveProfessional = async (deps: Deps, { userId, caller }: Command): Promise<SavedPerson> => {
  await visibleProfessional(deps, userId, readerOf(caller));
  const savedAt = deps.clock.now().toISOString();
  return { userId, savedAt: await deps.saved.save(caller.userId, { userId, savedAt }) };
};

export const unsaveProfessional = async ({ saved }: Deps, { userId, caller }: Command): Promise<{ userId: string }> => {
  await saved.remove(caller.userId, userId);
  return { userId };
};

type SavedCard = { professional: ProfessionalCard; savedAt: string };

export const listSavedProfessionals = async (
  { saved, professionals }: Pick<Deps, 'saved' | 'professionals'>,
  { caller, cursor }: { caller: AuthorizedCaller; cursor?: string | undefined },
): Promise<Page<SavedCard>> => {
  const items: SavedCard[] = [];
  let next: string | null | undefined = cursor;
  do {
    const page: Page<SavedPerson> = await saved.list(caller.userId, {
      cursor: next ?? undefined,
      pageSize: limits.pageSize - items.length,
    });
    const visible = await professionals.find(
      page.items.map(({ userId }) => userId),
      readerOf(caller),
    );
    items.push(
      ...page.items.flatMap(({ userId, savedAt }) => {
        const shown = visible.get(userId);
        return shown ? [{ professional: professionalCard(shown.person, shown.access), savedAt }] : [];
      }),
    );
    next = page.nextCursor;
  } while (next && items.length < limits.pageSize);
  return { items, nextCursor: next };
};
