import { expect, it } from 'vitest'
import { signerIntro, signerIntroAnswer } from './signer-intro.ts'

it('an additional signer agrees to nothing before they read what signing electronically means', () => {
  expect(signerIntro.agrees).toBeUndefined()
  expect(signerIntroAnswer.safeParse(signerIntro.example).success).toBe(true)
  // What earlier releases stored still reads.
  expect(signerIntro.data.safeParse({ ...signerIntro.example, consentToSignElectronically: true }).success).toBe(true)
})
