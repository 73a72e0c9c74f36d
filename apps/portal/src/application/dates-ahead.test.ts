import { describe, expect, it } from 'vitest'
import { partsAround } from './dates-ahead.tsx'

describe('A date that is shown large', () => {
  it('keeps the words before and after its day', () => {
    expect(partsAround('As early as Tuesday, December 1', '2026-12-01')).toEqual(['As early as', 'Tuesday, December 1', ''])
    expect(partsAround('Friday, November 27 at midnight where your home is', '2026-11-27')).toEqual([
      '',
      'Friday, November 27',
      'at midnight where your home is',
    ])
    expect(partsAround('Monday, November 30. Number 42', '2026-11-30')).toEqual(['', 'Monday, November 30', 'Number 42'])
  })

  it('is not shown where the words name no day, or another one', () => {
    expect(partsAround('Waiting for you', undefined)).toEqual(['', undefined, ''])
    expect(partsAround('Our team is reviewing it', '2026-12-01')).toEqual(['', undefined, ''])
  })
})
