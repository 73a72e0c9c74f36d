import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Item } from '../index.ts'
import { ask, checkData, EVERY_ITEM, readStored, shapeOf, UnreadableResult } from '../index.ts'
import { schemaDigest } from './stored-shape.ts'
import recorded from './stored-shapes.json' with { type: 'json' }

const ITEMS = EVERY_ITEM
const RECORDED: Readonly<Record<string, readonly { readonly schema: string; readonly example: unknown }[]>> = recorded

const first = z.object({ feet: z.string() })
const second = z.object({ feet: z.int(), ssn: z.string() })

/** Stored at first with the feet as a text, then with a number, now in inches beside a secret. */
const well = ask('well-water', {
  title: 'Your well',
  why: 'The title company asks.',
  steps: ['HMDA'],
  secret: { ssn: 'ssn' },
  data: z.object({ inches: z.int(), ssn: z.string().check(z.regex(/^\d{9}$/)) }),
  labels: { inches: 'Inches', ssn: 'Social Security number' },
  example: { inches: 1440, ssn: '123121234' },
  earlier: [
    { data: first, example: { feet: '120' }, upgrade: ({ feet }: z.infer<typeof first>) => ({ feet: Number(feet), ssn: '123121234' }) },
    {
      data: second,
      example: { feet: 120, ssn: '123121234' },
      upgrade: ({ feet, ssn }: z.infer<typeof second>) => ({ inches: feet * 12, ssn }),
    },
  ],
}) as Item

describe('a stored result', () => {
  it('is read in the shape in which it was stored, and upgraded', () => {
    expect(shapeOf(well)).toBe(3)
    for (const [shape, stored] of [
      [1, { feet: '120' }],
      [2, { feet: 120, ssn: '123121234' }],
      [3, { inches: 1440, ssn: '123121234' }],
    ] as const) {
      expect(readStored(well, shape, stored)).toEqual({ inches: 1440, ssn: '123121234' })
    }
  })
  it('keeps its sealed texts while its schema judges the rest', () => {
    expect(readStored(well, 2, { feet: 120, ssn: 'sealed:0a1b:x' })).toEqual({ inches: 1440, ssn: 'sealed:0a1b:x' })
    expect(() => readStored(well, 3, { inches: 1440, ssn: 'unsealed:0a1b' })).toThrow(UnreadableResult)
  })
  it('that is of no shape is refused by the names of its fields, and never by what stands in them', () => {
    expect(() => readStored(well, 3, { inches: 'secret text', ssn: '123121234' })).toThrow(
      'The stored result of well-water cannot be read in shape 3: inches',
    )
    expect(() => readStored(well, 4, {})).toThrow(UnreadableResult)
    expect(() => checkData(well, { inches: 1 })).toThrow('ssn')
  })
  it('of every shape that any release stored is read by this one: a stored example of each', () => {
    for (const item of ITEMS) {
      const shapes = RECORDED[item.id]
      expect(shapes, `${item.id} has no recorded shape: npm run docs`).toHaveLength(shapeOf(item))
      for (const [index, { example }] of (shapes ?? []).entries()) expect(() => readStored(item, index + 1, example), item.id).not.toThrow()
    }
  })
  it('of a schema that changed has the next number', () => {
    for (const item of ITEMS) {
      const now = RECORDED[item.id]?.at(-1)?.schema
      expect(
        schemaDigest(item),
        `The schema of ${item.id} changed. Declare the shape of before among its "earlier" shapes; where everything that is stored reads as before, run: npm run docs -- --same-shape ${item.id}`,
      ).toBe(now)
    }
  })
})
