import { FIRST_APPROVAL_OF } from '@hearthline/contract'
import type { ApplicationFile, OpenItem } from '../application/use-application.ts'
import { decisionsOn, outcomeWords } from '../decision/decided-before.ts'
import { DecidedBy } from '../decision/earlier-decisions.tsx'

/** Who gave the first approval, when and why, and who took one back: whoever gives the last one reads it before. Nothing where one approval is enough. */
export function GivenApprovals({ file, item }: { readonly file: ApplicationFile; readonly item: OpenItem }) {
  const first = FIRST_APPROVAL_OF[item.id as keyof typeof FIRST_APPROVAL_OF]
  const given = first === undefined ? [] : decisionsOn(file.audit, first)
  if (given.length === 0) return null
  return (
    <section aria-labelledby="given-approvals-title">
      <h3 id="given-approvals-title">First approval</h3>
      <ul className="earlier-decisions">
        {given.map((decision) => (
          <li key={decision.sequence}>
            <strong>{outcomeWords(decision)}.</strong> <q>{decision.reason}</q> <DecidedBy decision={decision} />
          </li>
        ))}
      </ul>
    </section>
  )
}
