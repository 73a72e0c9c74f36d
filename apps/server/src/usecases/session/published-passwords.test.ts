import { expect, it } from 'vitest'
import { isPublishedPassword } from './published-passwords.ts'

it.each(['1qaz2wsx3edc', 'Motherfucker1!', 'Elephant!2026', 'Elephant1!Elephant1!', '1Kitten#9999', 'K!tten-kitten9!', 'Leavemealone1!'])(
  '%s is published',
  async (value) => expect(await isPublishedPassword(value)).toBe(true),
)

it.each([
  'Correct-horse9!',
  'Newer-kettle7&wall',
  'Kettle-on-9-walls!',
  'Tr0ub4dor&3xyz',
  'Long enough 4 you!',
  'Blue#8392-0174-6652',
  'Zoë 北京 Aa1!xyzw',
])('%s is not', async (value) => expect(await isPublishedPassword(value)).toBe(false))
