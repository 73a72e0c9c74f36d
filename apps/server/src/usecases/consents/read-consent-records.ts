/** What someone agreed to with an organization, for themselves and for its operators. */
import type { Container } from '../../container.ts'
import { type AgreedTextRow, consentsOf } from '../../store/repositories/consents.ts'
import { recordReading } from '../console/record-reading.ts'
import { openAsStaff, type StaffCaller } from '../console/staff-caller.ts'
import { type ConsentText, consentTitle } from './consent-texts.ts'
import { wireDocument } from './read-legal-text.ts'

interface Whose {
  readonly identityId: string
  readonly organizationCode: string
}

export async function readConsentRecords({ db }: Pick<Container, 'db'>, whose: Whose) {
  const { rows, texts } = await consentsOf(db, whose)
  return {
    consents: rows.map(({ type, answer, version, at, source, address, texts: digests }) => ({
      ...{ type, version, source, address, texts: digests },
      title: consentTitle(type),
      answer: answer as 'ACCEPTED' | 'DECLINED' | 'OPT_IN' | 'OPT_OUT',
      at: new Date(at).toISOString(),
    })),
    texts: texts.map(textBody),
  }
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
