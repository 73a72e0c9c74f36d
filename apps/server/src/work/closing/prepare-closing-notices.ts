/** closing-notices: for each who may cancel, the notice that the closer hands over at the office, and the receipt that they sign for it. */
import {
  BORROWER,
  chosenProperty,
  type closingNotices,
  instrumentParties,
  type Known,
  propertyAddress,
  securityInstrumentOf,
  TEAM,
  titleCaseAddress,
} from '@hearthline/domain'
import { noticeParties } from '../../engine/notice-parties.ts'
import type { WorkContext } from '../work-context.ts'

type Notices = typeof closingNotices.example

/** What a notice says beside its days; addressed to each who has the right. */
export function noticeFacts({ known, application, services, now }: Pick<WorkContext, 'known' | 'application' | 'services' | 'now'>) {
  const parties = noticeParties(services.brandOf(application.organizationCode), { walk: { known } })
  const home = titleCaseAddress(chosenProperty(known)!.address)
  return (party: string, name: string) => ({
    // Where another owner gets mail is not asked: they own this home.
    parties: { ...parties, applicant: party === BORROWER ? parties.applicant : { name, address: home } },
    loanNumber: application.loanNumber,
    madeAt: now,
    home,
    instrument: instrumentOf(known),
  })
}

const instrumentOf = (known: Known) => securityInstrumentOf(known(propertyAddress)!.state)

export async function prepareClosingNotices(context: WorkContext): Promise<Notices> {
  const { known, keepDocument } = context
  const factsFor = noticeFacts(context)
  const persons: Notices['persons'] = []
  for (const { party, name } of instrumentParties(known)) {
    const data = factsFor(party, name)
    // The team's alone: nobody has been given a notice that lies in a list of documents without its days.
    const notice = await keepDocument({ kind: 'CLOSING_RESCISSION_NOTICE', data }, TEAM)
    const { documentId, sha256 } = await keepDocument({ kind: 'RESCISSION_RECEIPT', data }, TEAM)
    persons.push({ party, name, documentId: notice.documentId, sha256: notice.sha256, receipt: { documentId, sha256 } })
  }
  return { persons }
}
