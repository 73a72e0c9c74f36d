import { expect, it } from 'vitest'
import { isAdditionalSigner } from './additional-signer.ts'

const ana = { uuid: 'a', type: 'PRIMARY' }
const listed = { additionalSignerVersion: 'v1', helocSigners: [{ identityUuid: 'a' }] }

it('an additional signer is one by type, or by being listed where the version is v1', () => {
  expect(isAdditionalSigner({ ...ana, type: 'CO_DEEDER' })).toBe(true)
  expect(isAdditionalSigner(ana, listed)).toBe(true)
  expect(isAdditionalSigner(ana, { ...listed, additionalSignerVersion: 'v2' })).toBe(false)
  expect(isAdditionalSigner(ana, { ...listed, helocSigners: [] })).toBe(false)
  expect([isAdditionalSigner(ana), isAdditionalSigner(undefined, listed)]).toEqual([false, false])
})
