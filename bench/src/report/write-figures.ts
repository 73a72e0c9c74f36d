/** Keeps what was measured, with where and when, in bench/out/latest.json. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Figure } from '../row.ts'

export interface Outcome {
  readonly row: string
  readonly figures: readonly Figure[]
  /** Why it could not be measured. */
  readonly problem?: string
}

export interface Written {
  readonly at: string
  readonly machine: {
    readonly cores: number
    readonly processor: string
    readonly memoryGb: number
    readonly node: string
    readonly platform: string
  }
  readonly quick: boolean
  readonly outcomes: readonly Outcome[]
}

const FILE = fileURLToPath(new URL('../../out/latest.json', import.meta.url))

export function writeFigures(outcomes: readonly Outcome[], quick: boolean): Written {
  const written: Written = {
    at: new Date().toISOString(),
    machine: {
      cores: availableParallelism(),
      processor: cpus()[0]?.model.trim() ?? 'unknown',
      memoryGb: Math.round(totalmem() / 2 ** 30),
      node: process.version,
      platform: `${process.platform} ${process.arch}`,
    },
    quick,
    outcomes,
  }
  mkdirSync(new URL('.', `file://${FILE}`), { recursive: true })
  writeFileSync(FILE, `${JSON.stringify(written, null, 2)}\n`)
  return written
}
