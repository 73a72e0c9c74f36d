import { itemNamed, schemaDigest } from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import { freshShapes } from './stored-shapes.ts'

const sale = itemNamed('sale-status')!
const present = { schema: schemaDigest(sale), example: sale.example }
const NONE = new Set<string>()

describe('the record of stored shapes', () => {
  it('gains an item that is new, with its example', () => {
    expect(freshShapes([sale], {}, NONE)).toEqual({ 'sale-status': [present] })
  })
  it('is not written over when a schema changed under the same number', () => {
    const before = { 'sale-status': [{ schema: 'another', example: { old: true } }] }
    expect(() => freshShapes([sale], before, NONE)).toThrow('The schema of sale-status changed')
    expect(freshShapes([sale], before, new Set(['sale-status']))).toEqual({
      'sale-status': [{ schema: present.schema, example: { old: true } }],
    })
  })
  it('keeps what was stored before when an item declares an earlier shape', () => {
    const before = { 'sale-status': [{ schema: 'first', example: { old: true } }] }
    const changed = { ...sale, earlier: [{} as never] }
    expect(freshShapes([changed], before, NONE)['sale-status']).toEqual([{ schema: 'first', example: { old: true } }, present])
  })
})
