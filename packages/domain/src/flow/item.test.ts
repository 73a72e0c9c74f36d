import { describe, expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import type { AboutOf, AnswerOf, AskId, Item, ItemId } from '../index.ts'
import { ask, EVERY_ITEM, FLOW, stepMailOf, wait } from '../index.ts'

const ITEMS = EVERY_ITEM

const wellWater = {
  title: 'Your well',
  why: 'The title company asks.',
  steps: ['HMDA'],
  data: z.object({ depthFeet: z.int(), source: z.enum(['WELL', 'SPRING']), parts: z.array(z.object({ name: z.string() })) }),
  example: { depthFeet: 120, source: 'WELL', parts: [] },
  labels: {
    depthFeet: 'Depth in feet',
    source: { label: 'Source', options: { WELL: 'Well', SPRING: 'Spring' } },
    parts: { label: 'Parts', each: { name: 'Name' } },
  },
} as const

describe('an item', () => {
  it('does not compile without the name of a field, of a value, or of a field within a list', () => {
    const { depthFeet: _depth, ...withoutDepth } = wellWater.labels
    // @ts-expect-error the field depthFeet has no name
    ask('well-water', { ...wellWater, example: wellWater.example as never, labels: withoutDepth })
    // @ts-expect-error the value SPRING has no name
    ask('well-water', { ...wellWater, example: {} as never, labels: { ...wellWater.labels, source: { label: '', options: { WELL: '' } } } })
    // @ts-expect-error the field name of a part has no name
    ask('well-water', { ...wellWater, example: {} as never, labels: { ...wellWater.labels, parts: { label: '', each: {} } } })
  })
  it('does not compile with a secret, a mail or words at a place that it does not have', () => {
    const base = { ...wellWater, example: {} as never }
    ask('well-water', { ...base, secret: { 'parts.*.name': 'accountNumber' } })
    // @ts-expect-error there is no such text
    ask('well-water', { ...base, secret: { 'parts.*.number': 'accountNumber' } })
    // @ts-expect-error it never shows this step
    ask('well-water', { ...base, mail: { FINAL_OFFER: { subject: '', body: '' } } })
    // @ts-expect-error it never shows this step
    ask('well-water', { ...base, wordsAt: { FINAL_OFFER: { title: '' } } })
    // @ts-expect-error an ask says why it asks
    ask('well-water', { ...base, why: undefined })
  })
  it('does not compile when what its screen shows is not what its schema says, or time settles it with nothing', () => {
    const about = z.object({ wells: z.array(z.string()) })
    // @ts-expect-error wells is a list of texts
    ask('well-water', { ...wellWater, example: {} as never, about: { data: about, of: () => ({ wells: [1] }) } })
    // @ts-expect-error nothing says what it is settled with
    wait('well-rest', { title: '', steps: ['HMDA'], by: 'time', until: () => undefined, data: z.object({}), example: {} })
  })
  it('is known everywhere by its name: its answer, and what is shown beside the question', () => {
    expectTypeOf<AnswerOf<'value-estimate'>>().toEqualTypeOf<{ estimateCents: number }>()
    expectTypeOf<AboutOf<'trust-and-flood-insurance'>['heldInTrust']>().toEqualTypeOf<boolean>()
    expectTypeOf<AboutOf<'sale-status'>>().toEqualTypeOf<undefined>()
    expectTypeOf<'hmda'>().toExtend<AskId>()
    // @ts-expect-error no item is called so
    expectTypeOf<'nobody-declares-this'>().toExtend<ItemId>()
  })
  it('says why it asks, and names the fields of its answer and nothing else', () => {
    for (const item of ITEMS.filter(({ kind }) => kind === 'ask')) {
      expect(item.why?.length, item.id).toBeGreaterThan(10)
      const fieldsOf = (schema: z.core.$ZodType) =>
        Object.keys(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }).properties ?? {})
      const named = Object.keys(item.labels!)
      expect(named, item.id).toEqual(expect.arrayContaining(fieldsOf(item.data)))
      // Of an answer that is not what is kept, some fields have a name as well.
      expect([...fieldsOf(item.data), ...fieldsOf(item.accepts ?? item.data)], item.id).toEqual(expect.arrayContaining(named))
    }
  })
  it('corrects and ends only what comes before it', () => {
    ITEMS.forEach((item, place) => {
      const named = [...(item.corrects ?? []), ...(item.ends ?? [])].map(({ id }) => id)
      const before = ITEMS.slice(0, place).map(({ id }) => id)
      expect(before).toEqual(expect.arrayContaining(named))
    })
  })
})

describe('the mails to the borrower', () => {
  it('is defined by exactly one item for each step, and by the end of an application', () => {
    const steps = (FLOW as readonly Item[]).flatMap(({ mail }) => Object.keys(mail ?? {}))
    expect(new Set(steps).size).toBe(steps.length)
    expect(steps.map((step) => stepMailOf(step)?.subject)).not.toContain(undefined)
    expect(stepMailOf('DECLINED')?.subject).toBe('About your application')
    expect(stepMailOf('CANCELLED')?.subject).toBe('Your application is canceled')
    expect(stepMailOf('WAITING_FOR_SOFT_CREDIT')).toBeUndefined()
  })
})

describe('the texts to a borrower who agreed to them', () => {
  const mails = (FLOW as readonly Item[]).flatMap(({ mail }) => Object.entries(mail ?? {}))

  it('come where something is theirs to do, and not where they wait or where it ended', () => {
    expect(mails.flatMap(([step, mail]) => (mail?.text === undefined ? [] : [step])).sort()).toEqual([
      ...['FINAL_OFFER', 'MICRO_DEPOSITS', 'OFFER_SELECTION', 'REVISED_OFFER_SELECTION', 'SOFT_CREDIT_LOCKED_OR_FROZEN'],
    ])
    for (const step of ['DECLINED', 'CANCELLED', 'COMPLETE', 'CONDITIONS_OPEN']) expect(stepMailOf(step)?.text).toBeUndefined()
  })

  it('are one short sentence of plain letters, which anyone may read on a locked screen', () => {
    for (const [step, mail] of mails)
      if (mail?.text !== undefined) {
        expect([step, mail.text]).toEqual([step, expect.stringMatching(/^[A-Z][a-zA-Z ]{5,60}\.$/)])
        expect(mail.text).not.toMatch(/credit|freez|bank|deposit|declin|income|debt/i)
      }
  })
})
