import { expect, it } from 'vitest'
import { fileName } from './save-document.ts'

it('a saved document is named with the ending that opens it', () => {
  expect(fileName('Your credit authorization', 'application/pdf')).toBe('Your credit authorization.pdf')
  expect(fileName('deed.PDF', 'application/pdf')).toBe('deed.PDF')
  expect(fileName('Summary', 'text/plain; charset=utf-8')).toBe('Summary.txt')
  expect(fileName('bytes', 'application/octet-stream')).toBe('bytes')
})
