import { expect, it } from 'vitest'
import { formatVersion } from './format-version.ts'

it('a version is shown with its effective date, whatever the reader’s time zone', () => {
  expect(formatVersion({ version: '2026-11', effectiveOn: '2026-11-01' })).toBe('Version 2026-11, in effect since Nov 1, 2026')
  expect(formatVersion({ version: '2026-11-22', effectiveOn: null })).toBe('Version 2026-11-22')
})
