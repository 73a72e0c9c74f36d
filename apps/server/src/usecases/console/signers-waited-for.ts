/** Where an application waits for those who sign beside the borrower, its row names them: whom to call, and what the page then offers. */
import { type Facts, FLOW, type Item, lenderDay, removalsAwaited, signersRemoved, staffTitleOf, standing } from '@hearthline/domain'
import { LRUCache } from 'lru-cache'
import type { Container } from '../../container.ts'
import { readFile } from '../../store/repositories/applications.ts'
import { openPlaceOf } from './open-place.ts'
import { CORRECTION_ASKED, REMOVAL_ASKED, type Waits, whatWaits } from './what-waits.ts'

type Found = Waits & { readonly row: { readonly id: string; readonly version: number } }

/** What is recorded of each owner by name, or waits for them. */
const OF_PERSONS: ReadonlySet<string> = new Set([
  'rescission-delivery',
  ...(FLOW as readonly Item[]).filter(({ by }) => by === 'signer').map(({ id }) => id),
])

/** Beyond these they are counted. */
const NAMED = 2

interface About {
  readonly owners?: readonly { readonly name: string; readonly state: string }[]
  readonly persons?: readonly { readonly name: string }[]
  readonly missing?: readonly { readonly name: string }[]
}

const namesIn = ({ owners, persons, missing }: About): readonly string[] =>
  (owners?.filter(({ state }) => state !== 'DONE') ?? persons ?? missing ?? []).map(({ name }) => name)

function listed(names: readonly string[]): string {
  const more = names.length - NAMED
  return [...names.slice(0, NAMED), ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

const isOfPersons = (found: Waits): boolean => {
  const { openItem, needsOperator } = found.row
  return needsOperator && openItem !== null && OF_PERSONS.has(openItem) && whatWaits(found).item === openItem
}

/** Nothing is open in it, and it may be an ID that waits for a person. */
const mayAwaitId = ({ row: { openItem, needsOperator } }: Waits): boolean => needsOperator && openItem === null

/** 'Joan Reyes: Notice of the right to cancel to each owner'; undefined of a row that waits for no one by name. Pure. */
export function signersTitle(found: Waits, facts: Facts): string | undefined {
  if (mayAwaitId(found)) return idTitle(found, facts)
  if (!found.isRemovalAsked) return personsTitle(found, facts)
  const others = { ...found, isRemovalAsked: false }
  const title = personsTitle(others, facts) ?? whatWaits(others).title
  const asked = removalsAwaited(standing(facts).walk)
  if (asked.length === 0) return title
  const isCorrection = asked.every(({ because }) => because === 'MISSPELLED' || because === 'DIVORCED_OWNER')
  const removal = `${listed(asked.map(({ name }) => name))}: ${isCorrection ? CORRECTION_ASKED : REMOVAL_ASKED}`
  return whatWaits(found).item === signersRemoved.id ? removal : `${title}; ${removal}`
}

/** Of whoever lost their mailbox; with what else waits beside it. */
function idTitle(found: Waits, facts: Facts): string | undefined {
  const open = openPlaceOf(facts)
  if (open?.place.name === undefined) return undefined
  const { item, title } = whatWaits(found)
  const own = `${open.place.name}: ${staffTitleOf(open.item)}`
  return item === null && title === found.row.step ? own : `${title}; ${own}`
}

function personsTitle(found: Waits, facts: Facts): string | undefined {
  if (!isOfPersons(found)) return undefined
  const open = openPlaceOf(facts)
  if (!open) return undefined
  const { place, item } = open
  const names = place.name === undefined ? namesIn((item.about?.of(place.walk.known, lenderDay(facts.now)) ?? {}) as About) : [place.name]
  return names.length === 0 ? undefined : `${listed(names)}: ${staffTitleOf(item)}`
}

/** A queue is asked for every few seconds, and changes rarely. */
const MOST_KEPT = 5_000
const kept = new WeakMap<Container['db'], LRUCache<string, { readonly title: string | undefined }>>()

/** By application, of the rows of one page. */
export async function signersTitles(
  { db, clock }: Pick<Container, 'db' | 'clock'>,
  rows: readonly Found[],
): Promise<ReadonlyMap<string, string>> {
  const known = kept.get(db) ?? new LRUCache({ max: MOST_KEPT })
  kept.set(db, known)
  const titles = new Map<string, string>()
  for (const found of rows.filter((row) => row.isRemovalAsked || isOfPersons(row) || mayAwaitId(row))) {
    const name = `${found.row.id}/${found.row.version}`
    let read = known.get(name)
    if (!read) {
      const file = await readFile(db, found.row.id, clock.now())
      read = { title: file && signersTitle(found, file.facts) }
      known.set(name, read)
    }
    if (read.title !== undefined) titles.set(found.row.id, read.title)
  }
  return titles
}
