import { registerSteps } from '@hearthline/domain/registration'
import { describe, expect, it } from 'vitest'
import { screens } from '../screens.ts'
import { screenOfOlderStep, stepAddress } from './step-address.ts'

describe('The wizard', () => {
  it('gives each step a path of its own', () => {
    expect(stepAddress('register-v2/birthdate', { pathname: '/account/heloc/register-v2', search: '' })).toBe(
      '/account/heloc/register-v2/birthdate',
    )
  })

  it('names the step in the query under the older address, and keeps the rest of the query', () => {
    expect(stepAddress('register-v2/birthdate', { pathname: '/account/heloc/register', search: '?org=HEARTH&step=name' })).toBe(
      '/account/heloc/register?org=HEARTH&step=birthdate',
    )
  })

  it('has a screen for every step under either address', () => {
    for (const { path } of registerSteps()) {
      const older = new URLSearchParams(stepAddress(path, { pathname: '/account/heloc/register', search: '' }).split('?')[1]).get('step')
      expect(screens.map((screen) => screen.screen)).toContain(screenOfOlderStep(older))
    }
  })
})
