import { type AboutOf, formatPhone } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useApplication } from '../../../application/use-application.ts'
import { applicationPath } from '../../../routing/application-path.ts'
import { useCompany } from '../../../session/use-organization.ts'
import { answerSections } from './answer-sections.ts'

/** What was told, by section; what can be changed here says so, and comes back to this page. */
export function Answers({ shown }: { shown: AboutOf<'submission'> }) {
  const { uuid } = useApplication()
  const { supportPhone } = useCompany()
  return (
    <>
      {answerSections(shown).map(({ title, rows, note }) => (
        <Card as="section" padding="tight" key={title} title={title}>
          <dl className="mt-2 grid gap-3">
            {rows.map(({ label, value, edit }) => (
              <div key={label}>
                <dt className="text-muted text-sm">{label}</dt>
                <dd className="flex items-start justify-between gap-4">
                  <span className="min-w-0 break-words">{value}</span>
                  {edit && <Edit to={applicationPath(uuid, edit)} what={label} />}
                </dd>
              </div>
            ))}
          </dl>
          {note && <p className="portal-fine mt-4">{`${note} If something is wrong, call us at ${formatPhone(supportPhone)}.`}</p>}
        </Card>
      ))}
    </>
  )
}

const Edit = ({ to, what }: { to: string; what: string }): ReactNode => (
  <Link className="flex-none font-semibold" to={to} aria-label={`Change: ${what}`}>
    Change
  </Link>
)
