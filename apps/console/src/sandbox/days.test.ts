import { expect, it } from 'vitest'
import { daysFault, formatSandboxOffset } from './days.ts'

it('sandbox time goes forward only, and not past ten years', () => {
  expect(['3', '0.5', '3660'].map(daysFault)).toEqual([undefined, undefined, undefined])
  expect(daysFault('0')).toBe('Time only moves forward')
  expect(daysFault('3661')).toBe('At most ten years, 3660 days')
  expect(daysFault('-1')).toBe('Enter a number of days, such as 3')
  expect(daysFault('')).toBe('Enter a number of days, such as 3')
})

it('says how far ahead it is', () => {
  expect(formatSandboxOffset(0)).toBe('Sandbox time matches real time.')
  expect(formatSandboxOffset(86_400_000)).toBe('1 day ahead of real time.')
  expect(formatSandboxOffset(1.5 * 86_400_000)).toBe('1.5 days ahead of real time.')
})
