/** The form of the brand desk asks for every value that a brand file may have, and offers every choice. */
import { brand } from '@hearthline/brands'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { type BrandField, leavesOf } from './brand-field.ts'
import { BRAND_SECTIONS } from './brand-sections.ts'

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly propertyNames?: Schema
  readonly items?: Schema
  readonly enum?: readonly (string | number)[]
}

const schema = z.toJSONSchema(brand, { io: 'output', unrepresentable: 'any' }) as Schema
const fields = BRAND_SECTIONS.flatMap((section) => section.fields)

function leaves(one: Schema, path: string): string[] {
  if (one.properties) return Object.entries(one.properties).flatMap(([name, part]) => leaves(part, `${path}.${name}`))
  if (typeof one.additionalProperties === 'object') return leaves(one.additionalProperties, `${path}.*`)
  if (one.items?.properties) return leaves(one.items, `${path}.*`)
  return [path]
}

const at = (path: string): Schema =>
  path
    .split('.')
    .slice(1)
    .reduce<Schema>(
      (one, part) => (part === '*' ? ((one.items ?? one.additionalProperties) as Schema) : ((one.properties?.[part] ?? {}) as Schema)),
      schema,
    )

const withOptions = (list: readonly BrandField[], within = ''): (readonly [path: string, field: BrandField])[] =>
  list.flatMap((field) => {
    const path = `${within}${field.path}`
    const star = field.kind === 'items' || field.kind === 'record' ? '.*.' : '.'
    return [
      ...('options' in field ? [[path, field] as const] : []),
      ...('fields' in field && field.fields ? withOptions(field.fields, `${path}${star}`) : []),
    ]
  })

it('no value of a brand file is forgotten, and none is asked for that a brand file does not have', () => {
  const asked = leavesOf(fields).filter((path) => path.startsWith('values.'))
  expect(asked.toSorted()).toEqual(leaves(schema, 'values').toSorted())
  expect(leavesOf(fields).filter((path) => path.startsWith('svg.'))).toEqual(['svg.logo', 'svg.logoDark', 'svg.mark', 'svg.markDark'])
})

it('every choice offers what the schema allows, and nothing else', () => {
  for (const [path, field] of withOptions(fields)) {
    if (!path.startsWith('values.')) continue
    const { enum: one, items, propertyNames } = at(path)
    const allowed = one ?? items?.enum ?? propertyNames?.enum
    const offered = 'options' in field ? field.options.map(([value]) => value) : []
    expect([path, offered.toSorted()]).toEqual([path, allowed?.toSorted()])
  }
})
