import { expect, it } from 'vitest'
import { signerText } from './signer-text.ts'

const at = (page: string) => signerText(`/account/heloc/heloc-signer/${page}`)

it('no one is promised a link, which the product does not send', () => {
  const pages = ['resume', 'intro', 'identity', 'sign', 'documents', 'cancelled', 'error', 'conditions', 'conditions/identity']
  for (const page of pages) expect(at(page).text, page).not.toMatch(/we (will )?sen[dt] you/i)
  expect(at('resume').text).toContain('not available online yet')
})

it('a person who arrives at a canceled or failed signing sees that', () => {
  expect(at('cancelled').heading).toContain('nothing left to sign')
  expect(at('error').heading).toContain('could not open')
  expect(at('conditions/identity')).toEqual(at('conditions'))
})
