/** Yields pages of due items until the last one or until time is up. The next run continues. */
export async function* duePages<Moment, Cursor, Page extends { next: Cursor | null }>(
  read: (until: Moment, after: Cursor | null) => Promise<Page>,
  until: Moment,
  hasTime: () => boolean,
): AsyncGenerator<Page> {
  let after: Cursor | null = null;
  do {
    const page: Page = await read(until, after);
    yield page;
    after = page.next;
  } while (after !== null && hasTime());
}
