import { expect, it } from 'vitest'
import type { Item, Known } from '../../item.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { floodDetermination } from '../title/flood-determination.ts'
import { floodZoneToInsure } from '../title/flood-zone.ts'
import { trustAndFloodCorrection } from './trust-and-flood-correction.ts'
import { isHeldInTrust, trustAndFloodInsurance } from './trust-and-flood-insurance.ts'

const knowing = (inTrust: boolean, zone: string): Known => {
  const facts = new Map<string, unknown>([
    [aboutYou.id, { ...aboutYou.example, ownership: inTrust ? 'TRUST' : 'SOLE' }],
    [floodDetermination.id, { ...floodDetermination.example, zone, inSpecialFloodHazardArea: zone === 'AE' }],
  ])
  return ((item: Item) => facts.get(item.id)) as Known
}

it('the mail that asks for documents about the home names those that this home needs alone', () => {
  const body = (inTrust: boolean, zone: string) => {
    const known = knowing(inTrust, zone)
    expect([isHeldInTrust(known), floodZoneToInsure(known) !== undefined]).toEqual([inTrust, zone === 'AE'])
    return trustAndFloodInsurance.mailFor!(known)?.body
  }
  expect([body(false, 'AE'), body(true, 'X'), body(true, 'AE')]).toEqual([
    'Before we continue, we need proof of flood insurance for your home. Sign in to send it.',
    'Before we continue, we need documents of the trust that owns your home. Sign in to send them.',
    'Before we continue, we need proof of flood insurance for your home and documents of the trust that owns your home. Sign in to send them.',
  ])
  expect(trustAndFloodCorrection.mailFor!(knowing(true, 'X'))?.body).toContain('Something is missing')
})
