import { FLOW, type Item, schemaDigest } from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import { freshShapes } from './stored-shapes.ts'

const hmda = (FLOW as readonly Item[]).find(({ id }) => id === 'hmda')!
const present = { schema: schemaDigest(hmda), example: hmda.example }
const NONE = new Set<string>()

describe('the record of stored shapes', () => {
  it('gains an item that is new, with its example', () => {
    expect(freshShapes([hmda], {}, NONE)).toEqual({ hmda: [present] })
  })
  it('is not written over when a schema changed under the same number', () => {
    const before = { hmda: [{ schema: 'another', example: { old: true } }] }
    expect(() => freshShapes([hmda], before, NONE)).toThrow('The schema of hmda changed')
    expect(freshShapes([hmda], before, new Set(['hmda']))).toEqual({ hmda: [{ schema: present.schema, example: { old: true } }] })
  })
  it('keeps what was stored before when an item declares an earlier shape', () => {
    const before = { hmda: [{ schema: 'first', example: { old: true } }] }
    const changed = { ...hmda, earlier: [{} as never] }
    expect(freshShapes([changed], before, NONE).hmda).toEqual([{ schema: 'first', example: { old: true } }, present])
  })
})
