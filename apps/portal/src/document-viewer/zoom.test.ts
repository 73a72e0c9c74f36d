import { describe, expect, it } from 'vitest'
import { scaleOf, ZOOMS, zoomed, zoomStepOf } from './zoom.ts'

const LETTER = 612
const key = (name: string, held: Partial<KeyboardEvent> = {}) =>
  zoomStepOf({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...held })

describe('the pages of a document', () => {
  it('are at most 700 pixels wide, and as wide as a narrow screen allows [shell/document-viewer]', () => {
    expect(LETTER * scaleOf(LETTER, 1_120, 1)).toBeCloseTo(700)
    expect(LETTER * scaleOf(LETTER, 320, 1)).toBeCloseTo(320)
  })
  it('are enlarged from the width that fits', () => {
    expect(LETTER * scaleOf(LETTER, 320, 2)).toBeCloseTo(640)
  })
})

describe('the zoom', () => {
  it('goes step by step and stays at either end', () => {
    expect(zoomed(1, 'in')).toBe(1.25)
    expect(zoomed(ZOOMS[0], 'out')).toBe(ZOOMS[0])
    expect(zoomed(3, 'in')).toBe(3)
    expect(zoomed(3, 'fit')).toBe(1)
  })
  it('follows plus, minus and zero, and leaves the browser its own keys', () => {
    expect([key('+'), key('='), key('-'), key('0'), key('a')]).toEqual(['in', 'in', 'out', 'fit', undefined])
    expect([key('+', { ctrlKey: true }), key('-', { metaKey: true }), key('0', { altKey: true })]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
