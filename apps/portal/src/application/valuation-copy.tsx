/** The copy of a valuation that is owed whether credit is extended or denied (12 CFR 1002.14(a)(1)). */
import type { ApplicationBody } from '@hearthline/contract'
import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import { applicationPath } from '../routing/application-path.ts'

type Listed = ApplicationBody['documents'][number]

/** The newest: a value that was corrected has a copy of its own. */
export const newestValuationCopy = ({ documents }: Pick<ApplicationBody, 'documents'>): Listed | undefined =>
  documents.filter(({ type }) => type === 'VALUATION_COPY').toSorted((a, b) => b.created.localeCompare(a.created))[0]

/** The newest copy, and each report that an appraiser wrote: the ways to read them, of equal rank. */
export function ReadYourCopy({ application, copy }: { application: Pick<ApplicationBody, 'uuid' | 'documents'>; copy: Listed }) {
  const reports = application.documents.filter(({ type }) => type === 'VALUATION_REPORT')
  return (
    <>
      <ReadOne application={application.uuid} document={copy}>
        Read your copy
      </ReadOne>
      {reports.map((report, index) => (
        <ReadOne key={report.uuid} application={application.uuid} document={report}>
          {index === 0 ? 'Read the appraiser’s report' : 'Read the second appraiser’s report'}
        </ReadOne>
      ))}
    </>
  )
}

function ReadOne({ application, document, children }: { application: string; document: Listed; children: string }) {
  return (
    <LinkButton
      as={Link}
      to={`${applicationPath(application, 'document/disclosures')}?document=${document.uuid}`}
      variant="secondary"
      size="medium"
    >
      {children}
    </LinkButton>
  )
}
