import { EVERY_ITEM } from '@hearthline/domain'

/** What our own work finds, and no person says. */
export const WORK_ITEMS: ReadonlySet<string> = new Set(EVERY_ITEM.filter(({ kind }) => kind === 'work').map(({ id }) => id))
