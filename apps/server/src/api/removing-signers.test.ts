/** A signer who is to be removed leaves nobody else out, and the document that shows it stays in the file (record 0133). */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newEmail, type Person } from '../testing/person.ts'
import { documentIn } from '../testing/show-identity.ts'
import { applicationSaying, INDIANAPOLIS, listed, signerNamed, takenOff } from '../testing/signing-beside.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp({ SANDBOX_SPEED: 'instant' })
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

/** A married borrower with a co-owner, and a spouse of their own whom the team named: none of them has begun. */
async function withOtisAndDario(): Promise<Person> {
  const otis = { firstName: 'Otis', lastName: 'Brandt', email: newEmail('otis') }
  const about = { ownership: 'JOINT', coOwners: [otis], maritalStatus: 'MARRIED' }
  const borrower = await applicationSaying(app, operator, about, 'NOTE_SIGNING', INDIANAPOLIS)
  const decided = await operator.decide(borrower.uuid, 'instrument-details', {
    ...{ spouseSigns: 'YES', spouseSource: 'Counsel of the title company, by email', spouse: 'Dario Fielding' },
    vesting: 'Ana Sound and Otis Brandt, as joint tenants',
  })
  expect([decided.statusCode, decided.body]).toEqual([200, expect.any(String)])
  return borrower
}

it('a co-owner is taken off whatever the team confirms again because of it: the borrower’s own spouse is not left out', async () => {
  const borrower = await withOtisAndDario()
  const { stays, party } = await signerNamed(operator, borrower, 'Otis Brandt')
  expect(stays).toBeNull()
  await takenOff(operator, borrower, party, { because: 'NEVER_OWNED' })
  expect((await listed(operator, borrower)).map(([name]) => name)).not.toContain('Otis Brandt')
})

it('a document that a request names is not deleted, and nobody says that the borrower has it', async () => {
  const borrower = await withOtisAndDario()
  const { party } = await signerNamed(operator, borrower, 'Otis Brandt')
  const document = documentIn(await operator.receive(borrower.uuid, 'FILE_EVIDENCE', 'the deed'))
  const asked = await operator.post(`/applications/${borrower.uuid}/signers/${party}/removal`, {
    ...{ because: 'NEVER_OWNED', document, reason: 'As the document has it' },
  })
  expect(asked.statusCode).toBe(200)
  const url = `/console/api/v1/applications/${borrower.uuid}/documents/${document}`
  const removed = await app.call({ method: 'DELETE', url, headers: operator.headers })
  expect([removed.statusCode, removed.body]).toEqual([
    409,
    expect.stringContaining('A request or a record of our team names this document'),
  ])
  expect(removed.body).not.toContain('borrower has it')
})
