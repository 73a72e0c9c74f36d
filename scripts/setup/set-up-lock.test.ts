import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withSetUpLock } from './set-up-lock.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearthline-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('two set-ups at once take turns', async () => {
  const order: string[] = []
  const pause = () => new Promise((done) => setTimeout(done, 50))
  const setUp = (name: string) =>
    withSetUpLock(async () => {
      order.push(`${name} begins`)
      await pause()
      order.push(`${name} ends`)
    }, folder)
  await Promise.all([setUp('one'), setUp('two')])
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
})

test('a lock whose process was killed is taken over', async () => {
  // No process has this id on any system: they end at 2^22.
  writeFileSync(join(folder, 'set-up.lock'), '99999999\n\n')
  expect(await withSetUpLock(async () => 'done', folder)).toBe('done')
})

test('a failed set-up releases the lock', async () => {
  await expect(withSetUpLock(() => Promise.reject(new Error('no room')), folder)).rejects.toThrow('no room')
  expect(existsSync(join(folder, 'set-up.lock'))).toBe(false)
})
