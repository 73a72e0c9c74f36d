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

it.each([
  [{ firstName: 'Ana', middleName: 'M', lastName: 'Sound' }, true],
  [{ firstName: 'Ana M', lastName: 'Sound' }, true],
  [{ firstName: 'ANA MARÍA', lastName: 'Sound' }, true],
  [{ firstName: 'Ana', lastName: 'Sound-Reyes' }, true],
  [{ firstName: 'Ana', lastName: 'Sound Jr.' }, true],
  // Twins have a name of their own each.
  [{ firstName: 'Eva', lastName: 'Sound' }, false],
  [{ firstName: 'Eva Ana', lastName: 'Sound' }, false],
])('whoever was born on the day of the borrower and writes their name in another way is the borrower: %j, %s', (given, isBorrower) => {
  const facts = new Map<string, unknown>([
    [legalName.id, { firstName: 'Ana', lastName: 'Sound' }],
    [birthDate.id, { bornOn: '1984-05-02' }],
    [thisSigner.id, { party: '0123456789abcdef', name: `${given.firstName} ${given.lastName}` }],
  ])
  const known = ((item: Item) => facts.get(item.id)) as Known
  const faults = (bornOn: string) => signerIntro.fits!(known, { legalName: given, bornOn }, '2026-11-24').map(({ path }) => path)
  expect(faults('1984-05-02')).toEqual(isBorrower ? ['bornOn'] : [])
  expect(faults('1986-05-02')).toEqual([])
})
