import { describe, expect, it } from 'vitest'
import { tileColumns } from './tile-columns.ts'

describe('the columns of tiles', () => {
  it('match the number of tiles, so that a row is full', () => {
    expect(tileColumns(3)).toContain('grid-cols-3')
    expect(tileColumns(4)).toMatch(/grid-cols-2 sm:.*grid-cols-4/)
  })
  it('are never more than six', () => {
    expect(tileColumns(7)).toBe(tileColumns(6))
  })
})
