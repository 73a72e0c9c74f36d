import { expect, it } from 'vitest'
import { surveyedApplication } from './leave-survey-rules.ts'

const uuid = '4649813e-1b83-42d4-b642-8390f2eef8b3'
const at = (path: string, more = {}) =>
  surveyedApplication({ pathname: `/account/heloc/${uuid}/${path}`, enabled: true, off: false, ...more })

it('asks a person who signs out on four pages of an application', () => {
  for (const path of ['liens', 'product/select', 'identity', 'signing/sign', 'signing/sign/']) expect(at(path), path).toBe(uuid)
  for (const path of ['', 'product/select/confirm', 'signing/intro', 'conditions/identity', 'bank/disburse'])
    expect(at(path), path).toBeUndefined()
  expect(surveyedApplication({ pathname: '/account/heloc/heloc-signer/identity', enabled: true, off: false })).toBeUndefined()
})

it('asks only where the flag is on, once, and not someone who turned to the phone or to mail', () => {
  expect(at('liens', { enabled: false })).toBeUndefined()
  expect(at('liens', { off: true })).toBeUndefined()
})
