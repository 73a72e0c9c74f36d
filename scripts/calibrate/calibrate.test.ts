import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { calibrate } from './calibrate-grid.ts'
import { calibratedTable, SHAPE, TABLE_FILE } from './calibrated-table.ts'
import * as market from './market-2026.data.ts'

describe('the price table of 2026-12', () => {
  it('is what its published inputs give', () => {
    const file = readFileSync(TABLE_FILE, 'utf8')
    expect(calibratedTable(file)).toBe(file)
  })

  it('passes through both observed profiles to the nearest eighth', () => {
    const { margin, cells } = calibrate(market, SHAPE)
    const rateAt = (score: number, cltvBps: number) =>
      market.prime +
      Number(margin) +
      Number(cells[SHAPE.scoresFrom.findLastIndex((from) => from <= score)]![SHAPE.cltvUpToBps.findIndex((upTo) => cltvBps <= upTo)])
    // 7.23 and 8.50 observed
    expect([rateAt(780, 7_000), rateAt(700, 8_000)].map((rate) => rate.toFixed(3))).toEqual(['7.225', '8.475'])
  })

  it('never costs more for a better score or more equity, whatever the inputs say', () => {
    const crooked = {
      ...market,
      scoreSpreads: [
        {
          ...market.scoreSpreads[0]!,
          points: [
            [700, 1.25],
            [720, 2],
            [740, 0.25],
            [780, 0],
          ] as const,
        },
      ],
      cltvSpreads: [
        {
          ...market.cltvSpreads[0]!,
          points: [
            [7_000, 0.5],
            [7_500, 0.25],
            [8_000, 1],
          ] as const,
        },
      ],
    }
    const { cells } = calibrate(crooked, SHAPE)
    for (const [row, line] of cells.entries())
      for (const [column, cell] of line.entries()) {
        expect(Number(cell)).toBeGreaterThanOrEqual(Number(line[column - 1] ?? 0))
        if (row > 0) expect(Number(cell)).toBeLessThanOrEqual(Number(cells[row - 1]![column]))
      }
  })

  it('rests on sources with a date and a place each', () => {
    const sources = [...market.excellent, ...market.good, ...market.scoreSpreads, ...market.cltvSpreads, ...market.alsoRead]
    for (const { of, source } of sources) {
      expect(of).toMatch(/^20\d\d(-\d\d){0,2}$/)
      expect(source.length).toBeGreaterThan(20)
    }
  })
})
