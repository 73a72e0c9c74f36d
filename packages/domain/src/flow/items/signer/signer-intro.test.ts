import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Item, Known } from '../../item.ts'
import { birthDate } from '../apply/birth-date.ts'
import { legalName } from '../apply/legal-name.ts'
import { signerIntro, signerIntroAnswer } from './signer-intro.ts'
import { thisSigner } from './this-signer.ts'

it('an additional signer agrees to nothing before they read what signing electronically means', () => {
  expect(signerIntro.agrees).toBeUndefined()
  expect(z.safeParse(signerIntroAnswer, signerIntro.example).success).toBe(true)
  // What earlier releases stored still reads.
  expect(z.safeParse(signerIntro.data, { ...signerIntro.example, consentToSignElectronically: true }).success).toBe(true)
})

it('whoever has the first and last name and the birth date of the borrower is the borrower, also with a middle name', () => {
  const facts = new Map<string, unknown>([
    [legalName.id, { firstName: 'Ana', lastName: 'Sound' }],
    [birthDate.id, { bornOn: '1984-05-02' }],
    [thisSigner.id, { party: '0123456789abcdef', name: 'Ana M Sound' }],
  ])
  const known = ((item: Item) => facts.get(item.id)) as Known
  const faults = (bornOn: string) =>
    signerIntro.fits!(known, { legalName: { firstName: 'Ana', middleName: 'M', lastName: 'Sound' }, bornOn }, '2026-11-24')
  expect(faults('1984-05-02').map(({ path }) => path)).toEqual(['bornOn'])
  expect(faults('1986-05-02')).toEqual([])
})
