/** The shapes in which results are stored, with a stored example of each: written when an item is new or has a new shape, never silently over an old one. */
import { readFileSync, writeFileSync } from 'node:fs'
import { EVERY_ITEM, type Item, schemaDigest, shapeOf } from '@hearthline/domain'

const FILE = new URL('../../packages/domain/src/flow/stored-shapes.json', import.meta.url)

interface Recorded {
  readonly schema: string
  readonly example: unknown
}

export type StoredShapes = Readonly<Record<string, readonly Recorded[]>>

/** A decision has hundreds of offers, and the first ones say what shape they have. */
const MOST_MEMBERS = 3

function shortened(example: unknown): unknown {
  if (Array.isArray(example)) return example.slice(0, MOST_MEMBERS).map(shortened)
  if (typeof example !== 'object' || example === null) return example
  return Object.fromEntries(Object.entries(example).map(([name, member]) => [name, shortened(member)]))
}

/**
 * The record as it has to be.
 * @param same items of which a person says that everything stored reads as before
 * @throws with a sentence for each item whose schema changed under the same number
 */
export function freshShapes(items: readonly Item[], recorded: StoredShapes, same: ReadonlySet<string>): StoredShapes {
  const faults: string[] = []
  const fresh = items.map((item) => {
    const before = recorded[item.id] ?? []
    const now: Recorded = { schema: schemaDigest(item), example: shortened(item.example) }
    const last = before.at(-1)
    if (before.length === shapeOf(item) && last) {
      if (last.schema === now.schema) return [item.id, before] as const
      if (same.has(item.id)) return [item.id, [...before.slice(0, -1), { ...last, schema: now.schema }]] as const
    }
    if (before.length === shapeOf(item) - 1) return [item.id, [...before, now]] as const
    faults.push(
      `The schema of ${item.id} changed, and results are stored in the shape of before. Declare that shape among its "earlier" ones, or, where everything that is stored reads as before: npm run docs -- --same-shape ${item.id}`,
    )
    return [item.id, before] as const
  })
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return Object.fromEntries(fresh)
}

export const readRecorded = (): StoredShapes => JSON.parse(readFileSync(FILE, 'utf8')) as StoredShapes

export function writeStoredShapes(same: ReadonlySet<string>): boolean {
  const before = readFileSync(FILE, 'utf8')
  const text = `${JSON.stringify(freshShapes(EVERY_ITEM, JSON.parse(before) as StoredShapes, same), null, 2)}\n`
  if (text === before) return false
  writeFileSync(FILE, text)
  return true
}
