import { expect, it } from 'vitest'
import { plotArea } from './plot-area.ts'

it('a chart’s scale starts at zero, so that areas are proportional', () => {
  const plot = plotArea(
    [
      { x: 0, y: 100 },
      { x: 10, y: 50 },
    ],
    200,
    100,
  )
  expect(plot.line).toBe('M0 0L200 50')
  expect(plot.area).toBe('M0 0L200 50L200 100L0 100Z')
  expect(plot.tickPercent(5)).toBe(50)
})

it('a chart of only zeros is a flat line at the bottom', () => {
  expect(
    plotArea(
      [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ],
      10,
      10,
    ).line,
  ).toBe('M0 10L10 10')
})

it('a chart of one point is refused', () => {
  expect(() => plotArea([{ x: 0, y: 1 }], 10, 10)).toThrow(RangeError)
})
