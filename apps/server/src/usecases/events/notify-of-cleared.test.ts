import { expect, it } from 'vitest'
import { clearedMail } from './notify-of-cleared.ts'

it('requests that are completed at about the same time are one mail, which names each', () => {
  expect(clearedMail(['Send your pay stubs']).body).toContain('our request “Send your pay stubs”')
  const { subject, body } = clearedMail(['Send your pay stubs', 'Confirm your identity'])
  expect(subject).toBe('2 of our requests are completed')
  expect(body).toContain('1. Send your pay stubs\n2. Confirm your identity')
})
