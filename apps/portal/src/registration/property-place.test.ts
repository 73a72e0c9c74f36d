import { describe, expect, it } from 'vitest'
import type { OrganizationInfo } from '../session/organization.ts'
import { flagsOf } from '../visitor/flags.ts'
import { inlineNotices, type PlaceSetting, placeOutcome } from './property-place.ts'

const MAIN = 'https://hearthline.example'
const NEW_YORK = 'https://ny.hearthline.example'

function setting(change: Partial<PlaceSetting> & { newYorkHost?: string | null; baseUrl?: string } = {}): PlaceSetting {
  const { newYorkHost = null, baseUrl = MAIN, ...more } = change
  const organization = {
    baseUrl,
    flags: {},
    orgMetaData: { companyInfo: { newYorkHost }, products: { HELOC: { servedStates: ['CA', 'TX'], unservedZipPrefixes: ['961'] } } },
  } as unknown as OrganizationInfo
  return { rules: {}, organization, flags: flagsOf({ flags: {} }), visit: { utm: {} }, origin: MAIN, ...more }
}

const at = (state: string, zip: string, given = setting()) => placeOutcome({ state, zip }, given)

describe('what Continue on the property leads to', () => {
  it('the next question where we lend', () => expect(at('CA', '95814')).toEqual({ kind: 'continue' }))

  it('the waitlist: state not served, zip prefix not served, crypto campaign', () => {
    expect(at('NV', '89501')).toEqual({ kind: 'waitlist', reason: 'STATE_NOT_SERVED' })
    expect(at('CA', '96150')).toEqual({ kind: 'waitlist', reason: 'ZIP_NOT_SERVED' })
    expect(at('CA', '95814', setting({ visit: { utm: { utm_source: 'cloc' } } }))).toEqual({ kind: 'waitlist', reason: 'CRYPTO' })
  })

  it('the messages about Hawaii and New York come before the waitlist', () => {
    expect(at('HI', '96801')).toMatchObject({ kind: 'modal', notice: { kind: 'hawaii' } })
    expect(at('NY', '10001', setting({ rules: { blocksNewYork: true } }))).toMatchObject({ kind: 'modal', notice: { kind: 'new-york' } })
    const enabled = setting({ rules: { blocksNewYork: true, newYorkEnabled: true } })
    expect(at('NY', '10001', enabled)).toEqual({ kind: 'waitlist', reason: 'STATE_NOT_SERVED' })
  })

  it('the New York host from the main one, and the main host from the New York one', () => {
    const newYorkHost = 'ny.hearthline.example'
    expect(at('NY', '10001', setting({ newYorkHost }))).toEqual({
      kind: 'new-york-host',
      toNewYork: true,
      url: `${NEW_YORK}/account/heloc/register`,
    })
    const fromNewYork = { kind: 'new-york-host', toNewYork: false, url: `${MAIN}/account/heloc/register` }
    expect(at('CA', '95814', setting({ newYorkHost, origin: NEW_YORK }))).toEqual(fromNewYork)
    expect(at('CA', '95814', setting({ newYorkHost, origin: NEW_YORK, baseUrl: NEW_YORK }))).toEqual(fromNewYork)
    expect(at('NY', '10001', setting({ newYorkHost, origin: NEW_YORK })).kind).toBe('waitlist')
  })

  it('nowhere while the loan officer is not licensed there: the message is shown beside the address', () => {
    const given = setting({ rules: { enforceLicensedStates: true, licensedStates: ['TX'] } })
    expect(at('CA', '95814', given)).toEqual({ kind: 'blocked' })
    expect(inlineNotices({ state: 'CA', zip: '95814' }, given.rules).map(({ kind }) => kind)).toEqual(['licensed-states'])
  })
})

describe('the disaster flag', () => {
  const rules = (zips: string, enabled = true) => {
    const flags = flagsOf({ flags: {} }, [{ key: 'fe-heloc-disaster-zips', enabled, variables: [{ key: 'zips', defaultValue: zips }] }])
    return { disasterZips: flags.list('fe-heloc-disaster-zips', 'zips') }
  }
  it('warns in the zips of its value, however they are listed, and nowhere while it is off', () => {
    const warned = (zips: string, enabled?: boolean) => inlineNotices({ state: 'CA', zip: '95814' }, rules(zips, enabled)).length
    expect([warned('95814, 95815'), warned('["95814"]'), warned('95815'), warned('95814', false)]).toEqual([1, 1, 0, 0])
  })
})
