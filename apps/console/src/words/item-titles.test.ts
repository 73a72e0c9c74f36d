import { expect, it } from 'vitest'
import { itemTitle, itemTitles } from './item-titles.ts'

const titles = itemTitles([
  { id: 'note-signing', title: 'Signing the note' },
  { id: 'signer-signed-set@00aa', title: 'Sealing what was signed (Sam Reyes)' },
])

it('work is named by its title, also that of a signer, and of an earlier release in words', () => {
  expect(itemTitle('note-signing', titles)).toBe('Signing the note')
  expect(itemTitle('signer-signed-set@00aa', titles)).toBe('Sealing what was signed (Sam Reyes)')
  expect(itemTitle('signer-signed-set', titles)).toBe('Sealing what was signed')
  expect(itemTitle('signer-identity-check@00bb', titles)).toBe('Signer identity check')
})
