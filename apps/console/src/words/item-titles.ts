/** What an item is called, wherever it is named by its id: the calls to providers, the audit log. Pure. */
import { BORROWER, partsOfFactName } from '@hearthline/domain'
import { formatCode } from './format-code.ts'

type Entry = { readonly id: string; readonly title: string }

/** By id. Work for one who signs beside the borrower is named with them in the steps, and without them by who did it. */
export function itemTitles(walk: readonly Entry[]): ReadonlyMap<string, string> {
  const ofAnyone = walk.flatMap(({ id, title }): [string, string][] => {
    const { item, party } = partsOfFactName(id)
    return party === BORROWER ? [] : [[item, title.replace(/ \([^()]+\)$/, '')]]
  })
  return new Map([...ofAnyone, ...walk.map(({ id, title }): [string, string] => [id, title])])
}

/** Of an item that the steps no longer have, its id in words. */
export const itemTitle = (id: string, titles: ReadonlyMap<string, string>): string => {
  const { item } = partsOfFactName(id)
  return titles.get(id) ?? titles.get(item) ?? formatCode(item)
}
