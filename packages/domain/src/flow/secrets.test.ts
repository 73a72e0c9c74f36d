import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { EVERY_ITEM, isSealed, mapSecrets } from '../index.ts'

const ITEMS = EVERY_ITEM

type Def = z.core.$ZodTypeDef & {
  readonly shape?: Record<string, z.core.$ZodType>
  readonly element?: z.core.$ZodType
  readonly innerType?: z.core.$ZodType
  readonly options?: readonly z.core.$ZodType[]
  readonly in?: z.core.$ZodType
  readonly valueType?: z.core.$ZodType
}

/** The path of every leaf of a schema, `*` for the members of a list or a record. */
function leaves(schema: z.core.$ZodType, path = ''): string[] {
  const at = (key: string) => (path === '' ? key : `${path}.${key}`)
  const { shape, element, innerType, options, in: input, valueType } = schema._zod.def as Def
  if (shape) return Object.entries(shape).flatMap(([key, part]) => leaves(part, at(key)))
  if (element) return leaves(element, at('*'))
  if (valueType) return leaves(valueType, at('*'))
  if (options) return options.flatMap((option) => leaves(option, path))
  const inner = innerType ?? input
  return inner ? leaves(inner, path) : [path]
}

/** Names of numbers by which someone can be harmed when they lie readable. */
const HARMFUL = /^(ssn|itin|tin|taxId|pin|password|secret|token|accountNumber|cardNumber|documentNumber|licenseNumber|passportNumber)$/i

describe('what must be encrypted', () => {
  it('is named as a secret by every item that holds it, however deep', () => {
    const forgotten = ITEMS.flatMap((item) =>
      leaves(item.data)
        .filter((path) => HARMFUL.test(path.split('.').at(-1) ?? '') && !Object.hasOwn(item.secret ?? {}, path))
        .map((path) => `${item.id}: ${path}`),
    )
    expect(forgotten).toEqual([])
  })
  it('is found at the paths that items name, and nowhere else', () => {
    const named = ITEMS.flatMap((item) => Object.keys(item.secret ?? {}).map((path) => [item, path] as const))
    expect(named.length).toBeGreaterThan(4)
    for (const [item, path] of named) expect(leaves(item.data), item.id).toContain(path)
  })
  it('is changed in lists within lists, and leaves everything else the very same', () => {
    const data = { name: 'Ana', owners: [{ ssn: '1', cards: [{ pin: '2' }, {}] }, { name: 'Sam' }] }
    const secret = { 'owners.*.ssn': 'ssn', 'owners.*.cards.*.pin': 'pin' } as const
    expect(mapSecrets(secret, data, (text, kind) => `${kind}:${text}`)).toEqual({
      name: 'Ana',
      owners: [{ ssn: 'ssn:1', cards: [{ pin: 'pin:2' }, {}] }, { name: 'Sam' }],
    })
    expect(mapSecrets(secret, data, (text) => text)).toBe(data)
    expect(mapSecrets({ 'owners.*.ssn': 'ssn' }, data, () => undefined)).toEqual({
      name: 'Ana',
      owners: [{ cards: [{ pin: '2' }, {}] }, { name: 'Sam' }],
    })
  })
  it('is distinguished from a sealed text', () => {
    expect([isSealed('sealed:0a1b2c3d:xyz'), isSealed('123121234'), isSealed(undefined)]).toEqual([true, false, false])
  })
})
