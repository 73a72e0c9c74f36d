import { existsSync, mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openReserve } from './space-reserve.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearthline-reserve-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const file = () => join(folder, 'reserve')

it('takes real blocks of the disk, for its owner alone', () => {
  openReserve(folder)
  const { blocks, size, mode } = statSync(file())
  expect(size).toBe(24 * 1_048_576)
  expect(blocks * 512).toBeGreaterThanOrEqual(size)
  expect(mode & 0o777).toBe(0o600)
})

it('is given up once, and made whole again where there is room', () => {
  const reserve = openReserve(folder)
  expect(reserve.look()).toBe('ok')
  expect(reserve.release()).toBe(true)
  expect(existsSync(file())).toBe(false)
  expect(reserve.release()).toBe(false)
  expect(reserve.look()).toBe('ok')
  expect(existsSync(file())).toBe(true)
})

it('an incomplete one is discarded and made again', () => {
  openReserve(folder)
  truncateSync(file(), 1000)
  openReserve(folder)
  expect(statSync(file()).size).toBe(24 * 1_048_576)
})
