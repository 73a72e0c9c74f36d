import {
  emptyRegisterData,
  LEGACY_REGISTER_STEPS,
  legacyQuestionToShow,
  REGISTER_STEP_IDS,
  registerSteps,
} from '@hearthline/domain/registration'
import { describe, expect, it } from 'vitest'
import { matchScreen } from '../routing/match-screen.ts'
import { screens } from '../screens.ts'
import { newerAddress } from './newer-address.ts'
import { olderAddress } from './older-address.ts'

describe('a question of the registration', () => {
  it('has a path and a screen of its own in the newer wizard', () => {
    expect(newerAddress('birthdate')).toBe('/account/heloc/register-v2/birthdate')
    for (const { id, path } of registerSteps())
      expect(matchScreen(screens, newerAddress(id))?.screen, path).toBe(id === 'index' ? 'register-v2' : `register-v2-${id}`)
  })

  it('is named by the query in the older wizard, and keeps the rest of the query', () => {
    expect(olderAddress('birthdate', '?org=HEARTH&step=name')).toBe('/account/heloc/register?org=HEARTH&step=birthdate')
    expect(olderAddress('home-address', '?step=property-info')).toBe('/account/heloc/register?step=property-info&part=home-address')
    expect(olderAddress('for-sale', '?step=property-info&part=home-address')).toBe('/account/heloc/register?step=sale-status')
  })

  it('is found again by its URL', () => {
    const everything = (id: string) => {
      const query = new URL(olderAddress(id as never, ''), 'https://x.test').searchParams
      return { step: query.get('step'), part: query.get('part') }
    }
    const steps = REGISTER_STEP_IDS.map((id) => everything(id).step)
    expect(new Set(steps)).toEqual(new Set(LEGACY_REGISTER_STEPS))
    // Whoever has answered nothing is at the first question wherever they point.
    expect(REGISTER_STEP_IDS.every((id) => legacyQuestionToShow(everything(id), emptyRegisterData) === 'index')).toBe(true)
  })
})
