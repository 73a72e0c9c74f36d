/** By the number of tiles: one row where there is room, rows of equal length on a phone. */
const COLUMNS = [
  '[&_.ui-cards-tiles]:grid-cols-1',
  '[&_.ui-cards-tiles]:grid-cols-2',
  '[&_.ui-cards-tiles]:grid-cols-3',
  '[&_.ui-cards-tiles]:grid-cols-2 sm:[&_.ui-cards-tiles]:grid-cols-4',
  '[&_.ui-cards-tiles]:grid-cols-3 sm:[&_.ui-cards-tiles]:grid-cols-5',
  '[&_.ui-cards-tiles]:grid-cols-3 sm:[&_.ui-cards-tiles]:grid-cols-6',
] as const

/** The classes that lay `count` tiles of a CardSelect out; more than six continue in a second row. */
export const tileColumns = (count: number): string | undefined => COLUMNS[Math.min(count, COLUMNS.length) - 1]
