/** What the team records of a rescission: the notice, its confirmation, and what was returned. */
import { localDateIn, zoneOfState } from '@hearthline/domain'
import type { Person } from './person.ts'
import { documentIn } from './show-identity.ts'
import type { Staff } from './staff.ts'
import type { TestApp } from './test-app.ts'

export const faults = (reply: { json: <T>() => T }) => reply.json<{ fields: { path: string; message: string }[] }>().fields

/** `second`: who confirms, and records what was returned; `operator` records the notice. */
export function rescinding(app: TestApp, operator: Staff, second: Staff) {
  /** The borrowers' homes are in California. */
  const todayThere = () => localDateIn(app.container.clock.now(), zoneOfState('CA'))
  const shown = async ({ uuid }: Person, alike = 'shown') => documentIn(await operator.receive(uuid, 'FILE_EVIDENCE', alike))
  const scanned = async ({ uuid }: Person, alike = 'a notice') => documentIn(await operator.receive(uuid, 'CANCELLATION_NOTICE', alike))
  return {
    todayThere,
    shown,
    scanned,
    written: ({ uuid }: Person, notice: object) =>
      operator.post(`/applications/${uuid}/rescission`, { party: 'borrower', way: 'MAILED', reason: 'Letter of the borrower', ...notice }),
    returning: async (borrower: Person, returned: object, by = second) =>
      by.post(
        `/applications/${borrower.uuid}/rescission/return`,
        {
          ...{ what: 'VALUATION_FEE', on: todayThere(), reference: 'ACH 0042', document: await shown(borrower) },
          ...{ reason: 'Bank statement in the file', ...returned },
        },
        await by.readNow(borrower.uuid),
      ),
    confirming: async ({ uuid }: Person, by: Staff = second) =>
      by.post(`/applications/${uuid}/rescission/confirm`, { reason: 'Letter and postmark compared' }, await by.readNow(uuid)),
    refusing: async (borrower: Person, by: Staff = second, document?: string) =>
      by.post(
        `/applications/${borrower.uuid}/rescission/refuse`,
        {
          ...{ because: 'NOT_GIVEN', document: document ?? (await shown(borrower, 'what the owner says of it')) },
          reason: 'The owner did not write it: another hand, and called back',
        },
        await by.readNow(borrower.uuid),
      ),
    exercised: (borrower: Person) =>
      operator.resultOf<{ exercised?: { name: string; way: string; givenOn: string } }>(borrower, 'rescission-exercise'),
  }
}
