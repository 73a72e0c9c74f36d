import { expect, it } from 'vitest'
import { signerWords } from './signer-words.ts'

const at = (page: string) => signerWords(`/account/heloc/heloc-signer/${page}`)

it('nobody is promised a link, which the product does not send', () => {
  const pages = [
    'login',
    'resume',
    'intro',
    'identity',
    'sign',
    'documents',
    'cancelled',
    'error',
    'conditions',
    'conditions/upload-document',
  ]
  for (const page of pages) expect(at(page).text, page).not.toMatch(/we (will )?sen[dt] you/i)
  expect(at('login').text).toContain('not open here yet')
})

it('who came to a cancelled or a failed signing is told so', () => {
  expect(at('cancelled').heading).toContain('nothing to sign')
  expect(at('error').heading).toContain('could not open')
  expect(at('conditions/identity')).toEqual(at('conditions'))
})
