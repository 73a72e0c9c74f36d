/** The copy of a valuation that is owed whether credit is extended or denied (12 CFR 1002.14(a)(1)). */
import type { ApplicationBody } from '@hearthline/contract'
import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import { applicationPath } from '../routing/application-path.ts'

type Listed = ApplicationBody['documents'][number]

/** The newest: a value that was corrected has a copy of its own. */
export const newestValuationCopy = ({ documents }: Pick<ApplicationBody, 'documents'>): Listed | undefined =>
  documents.filter(({ type }) => type === 'VALUATION_COPY').toSorted((a, b) => b.created.localeCompare(a.created))[0]

export function ReadYourCopy({ application, copy }: { application: string; copy: Listed }) {
  return (
    <LinkButton
      as={Link}
      to={`${applicationPath(application, 'document/disclosures')}?document=${copy.uuid}`}
      variant="secondary"
      size="medium"
    >
      Read your copy
    </LinkButton>
  )
}
