import { expect, it } from 'vitest'
import { signerWords } from './signer-words.ts'

const at = (page: string) => signerWords(`/account/heloc/heloc-signer/${page}`)

it('only who has not come by a link yet is told that one will be sent', () => {
  expect(at('login').text).toContain('a link of your own')
  for (const page of ['resume', 'intro', 'identity', 'sign', 'documents', 'cancelled', 'error', 'conditions', 'conditions/upload-document'])
    expect(at(page).text, page).not.toContain('a link of your own')
})

it('who came to a cancelled or a failed signing is told so', () => {
  expect(at('cancelled').heading).toContain('nothing to sign')
  expect(at('error').heading).toContain('could not open')
  expect(at('conditions/identity')).toEqual(at('conditions'))
})
