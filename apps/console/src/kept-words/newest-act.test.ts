import { expect, it } from 'vitest'
import { newestActWords } from './newest-act.ts'

const at = '2026-11-26T04:44:00.000Z'
const entry = (sequence: number, actor: string, action: string) => ({ sequence, at, actor, action, detail: {} })
const audit = [
  entry(1, 'borrower:b', 'answered'),
  entry(2, 'operator:me', 'condition-raised'),
  entry(3, 'operator:me', 'file-read'),
  entry(4, 'operator:other', 'decided'),
]
const reader = { me: 'me', people: new Map() as never, titles: new Map() }

it('a form that one’s own act beside it closed says so, and names no one who did nothing since it was opened', () => {
  expect(newestActWords(audit.slice(0, 3), reader, 1)?.words).toBe('Condition raised, by you')
})

it('a form that a colleague closed names them, also where one did something oneself before', () => {
  expect(newestActWords(audit, reader, 1)?.words).toMatch(/^Decision recorded, by (?!you)/)
  // What is not known to be newer than the form: the last that someone else did.
  expect(newestActWords(audit.slice(0, 3), reader, 3)?.words).toMatch(/^Question answered, by /)
})
