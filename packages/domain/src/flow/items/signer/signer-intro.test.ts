import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { signerIntro, signerIntroAnswer } from './signer-intro.ts'

it('an additional signer agrees to nothing before they read what signing electronically means', () => {
  expect(signerIntro.agrees).toBeUndefined()
  expect(z.safeParse(signerIntroAnswer, signerIntro.example).success).toBe(true)
  // What earlier releases stored still reads.
  expect(z.safeParse(signerIntro.data, { ...signerIntro.example, consentToSignElectronically: true }).success).toBe(true)
})
