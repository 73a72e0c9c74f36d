/** What someone agreed to with an organization, for themselves and for its operators. */
import { type AutomaticPayments, automaticPayments, type ConsentName, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { readFile } from '../../store/repositories/applications.ts'
import { type AgreedTextRow, type ConsentRow, consentsOf } from '../../store/repositories/consents.ts'
import { recordReading } from '../console/record-reading.ts'
import { openAsStaff, type StaffCaller } from '../console/staff-caller.ts'
import { type ConsentText, consentTitle } from './consent-texts.ts'
import { wireDocument } from './read-legal-text.ts'

interface Whose {
  readonly identityId: string
  readonly organizationCode: string
}

export async function readConsentRecords({ db, clock }: Pick<Container, 'db' | 'clock'>, whose: Whose) {
  const { rows, texts } = await consentsOf(db, whose)
  const accounts = await accountsOf({ db, clock }, rows)
  return {
    consents: rows.map(({ id, type, answer, version, at, source, address, texts: digests }) => ({
      ...{ type, version, source, address, texts: digests },
      title: consentTitle(type),
      answer: answer as 'ACCEPTED' | 'DECLINED' | 'OPT_IN' | 'OPT_OUT',
      at: new Date(at).toISOString(),
      ...(accounts.has(id) && { account: accounts.get(id) }),
    })),
    texts: texts.map(textBody),
  }
}

/** Of each application the newest authorization of automatic payments is for the account of now; those before it named others. */
async function accountsOf({ db, clock }: Pick<Container, 'db' | 'clock'>, rows: readonly ConsentRow[]) {
  const accounts = new Map<number, AutomaticPayments>()
  const seen = new Set<string>()
  for (const { id, type, applicationId } of rows) {
    if (type !== ('AUTOPAY' satisfies ConsentName) || applicationId === null || seen.has(applicationId)) continue
    seen.add(applicationId)
    const file = await readFile(db, applicationId, clock.now())
    const account = file && automaticPayments(standing(file.facts).walk.known)
    if (account) accounts.set(id, account)
  }
  return accounts
}

function textBody({ name, version, effectiveOn, title, digest, content }: AgreedTextRow) {
  const head = { name: name as ConsentText['name'], version, effectiveOn, title, digest }
  // The words beside a box are a sentence, not a document.
  return name === 'consent' ? { ...head, summary: [{ text: content }], parts: [] } : { ...head, ...wireDocument(content) }
}

/** @throws Problem not_found, forbidden */
export async function readConsentsAsOperator(container: Container, staff: StaffCaller, uuid: string) {
  const { row } = await openAsStaff(container.db, staff, uuid, container.clock.now())
  await recordReading(container, staff, row)
  return readConsentRecords(container, row)
}
