/** Results are kept for decades and read by later releases: each has the number of the shape in which it was stored. */
import * as z from 'zod/mini'
import { digestOf } from '../values/digest.ts'
import type { Item, Schema } from './item.ts'
import { isSealed, mapSecrets, SECRET_KINDS } from './secrets.ts'

/** The number of the shape in which a release stores an item's data: 1 for the first. */
export const shapeOf = (item: Item): number => (item.earlier?.length ?? 0) + 1

/** The stored result of an item is not what any release stored. Says which item and which fields, never what is in them. */
export class UnreadableResult extends Error {
  constructor(item: string, shape: number, fields: readonly string[]) {
    super(`The stored result of ${item} cannot be read in shape ${shape}: ${fields.join(', ') || 'it is no object'}`)
    this.name = 'UnreadableResult'
  }
}

/**
 * What was stored, as this release reads it.
 * @throws UnreadableResult
 */
export function readStored(item: Item, shape: number, stored: unknown): unknown {
  if (!Number.isInteger(shape) || shape < 1 || shape > shapeOf(item)) throw new UnreadableResult(item.id, shape, ['shape'])
  let data = stored
  for (const [index, old] of (item.earlier ?? []).entries()) {
    if (index + 1 >= shape) data = old.upgrade(parse(item, index + 1, old.data, data) as never)
  }
  return checkData(item, data)
}

/**
 * Data that is about to be stored, or was, as the item's schema has it. Sealed texts stand aside while the schema reads the rest.
 * @throws UnreadableResult
 */
export const checkData = (item: Item, data: unknown): unknown => parse(item, shapeOf(item), item.data, data)

function parse(item: Item, shape: number, schema: Schema<unknown>, data: unknown): unknown {
  const aside: string[] = []
  const shown = mapSecrets(item.secret, data, (text, kind) => {
    if (!isSealed(text)) return text
    aside.push(text)
    return SECRET_KINDS[kind].standIn
  })
  const read = z.safeParse(schema, shown)
  if (!read.success) throw new UnreadableResult(item.id, shape, [...new Set(read.error.issues.map(({ path }) => path.join('.')))])
  if (aside.length === 0) return read.data
  // The same paths in the same order.
  let next = 0
  const sealed: unknown[] = []
  mapSecrets(item.secret, data, (text) => {
    sealed.push(isSealed(text) ? text : undefined)
    return text
  })
  return mapSecrets(item.secret, read.data, (text) => sealed[next++] ?? text)
}

/** Names what an item's schema takes, so that a change of it is seen. */
export const schemaDigest = (item: Item): string =>
  digestOf(z.toJSONSchema(item.data, { unrepresentable: 'any', io: 'output' })).slice(0, 16)
