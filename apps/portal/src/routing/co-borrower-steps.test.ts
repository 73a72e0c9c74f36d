import { expect, it } from 'vitest'
import { CO_BORROWER_STEPS, coBorrowerStep } from './co-borrower-steps.ts'

it('an additional signer verifies their identity, then talks to the eNotary', () => {
  expect(CO_BORROWER_STEPS).toEqual(['Identity verification', 'Talk to eNotary'])
  const at = (page: string) => CO_BORROWER_STEPS.at(coBorrowerStep(`/account/heloc/heloc-signer/${page}`))
  expect(['intro', 'identity', 'conditions/identity'].map(at)).toEqual(Array(3).fill('Identity verification'))
  expect(['sign', 'documents'].map(at)).toEqual(Array(2).fill('Talk to eNotary'))
  expect(coBorrowerStep('/account/heloc/heloc-signer/sign', 'OPEN')).toBe(1)
  expect(coBorrowerStep('/account/heloc/heloc-signer/documents', 'DONE')).toBe(CO_BORROWER_STEPS.length)
})
