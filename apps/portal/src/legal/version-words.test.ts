import { expect, it } from 'vitest'
import { versionWords } from './version-words.ts'

it('a version is told with the day of its effect, whatever the reader’s time zone', () => {
  expect(versionWords({ version: '2026-11', effectiveOn: '2026-11-01' })).toBe('Version 2026-11, in effect since November 1, 2026')
  expect(versionWords({ version: '2026-11-22', effectiveOn: null })).toBe('Version 2026-11-22')
})
