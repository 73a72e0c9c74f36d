import { expect, it } from 'vitest'
import { testAlertOf } from './test-alerts.ts'

it('each of the four kinds has its key, and no other key shows anything', () => {
  expect(['KeyE', 'KeyW', 'KeyS', 'KeyI'].map((code) => testAlertOf(code)?.kind)).toEqual(['error', 'warning', 'success', 'info'])
  expect([testAlertOf('KeyX'), testAlertOf('E'), testAlertOf('')]).toEqual([undefined, undefined, undefined])
})
