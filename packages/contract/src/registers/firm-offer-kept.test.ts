import { expect, it } from 'vitest'
import { boundUntil, worseThanMailed } from './firm-offer-kept.ts'
import type { StoredEntry } from './stored-entries.ts'

type OfferCode = StoredEntry<'offer-code'>

const letter = (firmOffer: object, more: object = {}) =>
  ({
    ...{ offerCode: 'FIRMKEPT', kind: 'PRESCREEN', firstName: 'Rosa', lastName: 'Reyes', street1: '48 Elm Street', street2: null },
    ...{ city: 'Sacramento', state: 'CA', zip: '95816', inHomeDate: '2026-11-20', respondByDate: '2026-12-20' },
    firmOffer: { expiresOn: '2026-12-31', ...firmOffer },
    ...more,
  }) as OfferCode

it('a letter binds from the week in which it is in the mail to its last day', () => {
  const kept = letter({ rateBps: 699 })
  expect(boundUntil(kept, '2026-11-12')).toBeUndefined()
  expect(boundUntil(kept, '2026-11-13')).toBe('2026-12-31')
  expect(boundUntil(kept, '2026-12-31')).toBe('2026-12-31')
  expect(boundUntil(kept, '2027-01-01')).toBeUndefined()
  expect(boundUntil({ ...kept, firmOffer: undefined }, '2026-11-20')).toBeUndefined()
})

const WORSE: readonly (readonly [string, object, object])[] = [
  ['firmOffer.rateBps', { rateBps: 699 }, { rateBps: 700 }],
  ['firmOffer.rateBps', { rateBps: 699, feeBps: 100 }, { feeBps: 100 }],
  ['firmOffer.marginBps', { marginBps: 100 }, { marginBps: 101 }],
  ['firmOffer.floorBps', { marginBps: 100 }, { marginBps: 100, floorBps: 400 }],
  ['firmOffer.feeBps', { feeBps: 199 }, { feeBps: 200 }],
  ['firmOffer.amountCents', { amountCents: 10_000_000 }, { amountCents: 9_950_000 }],
  ['firmOffer.expiresOn', { rateBps: 699 }, { rateBps: 699, expiresOn: '2026-12-30' }],
  ['firmOffer.criteria.minimumScore', { rateBps: 699 }, { rateBps: 699, criteria: { minimumScore: 640 } }],
  ['firmOffer.criteria.maximumDtiBps', { criteria: { maximumDtiBps: 4300 } }, { criteria: { maximumDtiBps: 4299 } }],
  ['firmOffer.criteria.bankruptcyYears', { criteria: { bankruptcyYears: 4 } }, { criteria: { bankruptcyYears: 5 } }],
  ['firmOffer.criteria.foreclosureYears', {}, { criteria: { foreclosureYears: 1 } }],
  ['firmOffer.criteria.maximumCollectionsCents', {}, { criteria: { maximumCollectionsCents: 0 } }],
  ['firmOffer.collateral.states', { collateral: { states: ['CA', 'TX'] } }, { collateral: { states: ['CA'] } }],
  ['firmOffer.collateral.occupancies', {}, { collateral: { occupancies: ['PRIMARY'] } }],
  ['firmOffer.collateral.maximumCltvBps', {}, { collateral: { maximumCltvBps: 8000 } }],
  ['firmOffer.collateral.maximumPosition', { collateral: { maximumPosition: 3 } }, { collateral: { maximumPosition: 2 } }],
  ['firmOffer.collateral.standards', {}, { collateral: { standards: ['NO_TRUST'] } }],
]
it.each(WORSE)('promises less by %s', (field, before, after) => {
  expect(worseThanMailed(letter(before), letter(after))).toEqual([field])
  // The other way round the recipient gains, and only what else is promised less is named. A floor that comes or goes is another promise.
  if (field !== 'firmOffer.floorBps') expect(worseThanMailed(letter(after), letter(before))).not.toContain(field)
})

it('is for the person and the home on the letter, and no promise is taken away whole', () => {
  const before = letter({ rateBps: 699 })
  expect(worseThanMailed(before, letter({ rateBps: 650 }, { lastName: 'Abbott', zip: '95817' }))).toEqual(['lastName', 'zip'])
  expect(worseThanMailed(before, { ...before, firmOffer: undefined })).toEqual(['firmOffer'])
  expect(worseThanMailed(before, letter({ rateBps: 699 }, { inHomeDate: '2026-12-01' }))).toEqual(['inHomeDate'])
  expect(worseThanMailed(before, before)).toEqual([])
})
