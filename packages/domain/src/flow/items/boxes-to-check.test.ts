import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { EVERY_ITEM, type Item } from '../../index.ts'

/** Agreed to by a button that says so: no box is shown. */
const BY_BUTTON = new Set(['soft-credit-consent', 'income-shortfall'])

function saidOf({ accepts, data, example }: Item, field: string, value: unknown): string | undefined {
  const read = z.safeParse(accepts ?? data, { ...(example as object), [field]: value })
  return read.success ? undefined : read.error.issues.find(({ path }) => path.join('.') === field)?.message
}

/** Of each ask, the fields that have to be true. */
const boxes = (EVERY_ITEM as readonly Item[])
  .filter(({ id, kind }) => kind === 'ask' && !BY_BUTTON.has(id))
  .flatMap((item) =>
    Object.entries(item.example as object)
      .filter(
        ([field, value]) => value === true && saidOf(item, field, false) !== undefined && saidOf(item, field, undefined) !== undefined,
      )
      .map(([field]) => [item.id, field, item] as const),
  )

describe('a box that has to be checked', () => {
  it('is asked of those who agree to something', () => expect(boxes.length).toBeGreaterThan(3))

  it.each(boxes)('says in a sentence what to do: %s, %s', (_id, field, item) => {
    expect(saidOf(item, field, false)).toMatch(/^Check the box \w+ /)
    expect(saidOf(item, field, undefined)).toMatch(/^Check the box \w+ /)
  })
})
