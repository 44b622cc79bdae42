import { compareText, type StoredItem } from './values';

/** Where an item is in a table or an index. */
export type Place = { list: string; sort: string; tie: string };
type Entry = Place & { item: StoredItem };

export const comparePlaces = (a: Omit<Place, 'list'>, b: Omit<Place, 'list'>): number =>
  compareText(a.sort, b.sort) || compareText(a.tie, b.tie);

/** Items by partition, in order within each. */
export class SortedLists {
  readonly #lists = new Map<string, Entry[]>();

  /** The first position whose entry is not before the place. */
  #positionOf(list: readonly Entry[], place: Place): number {
    let [low, high] = [0, list.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (comparePlaces(list[middle]!, place) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  get(place: Place): StoredItem | undefined {
    const list = this.#lists.get(place.list) ?? [];
    const entry = list[this.#positionOf(list, place)];
    return entry && comparePlaces(entry, place) === 0 ? entry.item : undefined;
  }

  put(place: Place, item: StoredItem): void {
    const list = this.#lists.get(place.list) ?? [];
    this.#lists.set(place.list, list);
    const position = this.#positionOf(list, place);
    const isThere = list[position] !== undefined && comparePlaces(list[position], place) === 0;
    list.splice(position, isThere ? 1 : 0, { ...place, item });
  }

  remove(place: Place): void {
    const list = this.#lists.get(place.list) ?? [];
    const position = this.#positionOf(list, place);
    if (list[position] && comparePlaces(list[position], place) === 0) list.splice(position, 1);
    if (list.length === 0) this.#lists.delete(place.list);
  }

  entries(list: string): readonly Entry[] {
    return this.#lists.get(list) ?? [];
  }

  all(): Entry[] {
    return [...this.#lists.values()].flat();
  }
}
