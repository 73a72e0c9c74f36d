import { CopyButton } from '@hearthline/ui/copy-button'
import { StatusChip } from '@hearthline/ui/status-chip'
import { useState } from 'react'
import { Loaded } from '../frame/loaded.tsx'
import { OpenedForm } from '../recording/opened-form.tsx'
import { formatFullMoment } from '../words/format-moment.ts'
import { LINKS } from './agent-words.ts'
import { NoOfficer } from './entries.tsx'
import { Pages } from './pages.tsx'
import { SendForm } from './send-form.tsx'
import { type Officer, officerWords, useLinks } from './use-officers.ts'

/** Their way in, the links that they email, and what became of each. */
export function Links() {
  const [page, setPage] = useState(1)
  const list = useLinks(page)
  return (
    <section aria-labelledby="agents-title">
      <h1 id="agents-title" tabIndex={-1}>
        Links to apply
      </h1>
      <Loaded query={list} label="Loading your links">
        {({ officers, links, total, pageSize, leftToday }) => (
          <>
            {officers.length === 0 ? (
              <NoOfficer />
            ) : (
              <>
                {officers.map((officer) => (
                  <OwnLink key={officer.id} officer={officer} />
                ))}
                <OpenedForm label="Email a link">
                  {({ close }) => <SendForm officers={officers} leftToday={leftToday} onClose={close} />}
                </OpenedForm>
              </>
            )}
            <h2>What was emailed</h2>
            {links.length === 0 && <p className="empty">No link was emailed yet. Each one appears here with what became of it.</p>}
            <ul className="data-list">
              {links.map(({ id, email, officer, state, sentAt, openedAt }) => (
                <li key={id}>
                  <p>
                    <strong className="agents-email">{email}</strong>{' '}
                    <StatusChip tone={state === 'BEGUN' ? 'positive' : state === 'REFUSED' ? 'caution' : 'neutral'}>
                      {LINKS[state]}
                    </StatusChip>
                  </p>
                  <p className="muted">
                    Sent {formatFullMoment(sentAt)}.{openedAt && ` Opened ${formatFullMoment(openedAt)}.`}
                    {officerWords(officers, officer) && ` For ${officerWords(officers, officer)}.`}
                  </p>
                </li>
              ))}
            </ul>
            <Pages page={page} total={total} pageSize={pageSize} onPage={setPage} />
          </>
        )}
      </Loaded>
    </section>
  )
}

/** Also without an email: whoever applies by it is theirs. */
const OwnLink = ({ officer: { name, link } }: { officer: Officer }) => (
  <div className="agents-own">
    <p>
      <strong>{name}</strong>
    </p>
    <p className="agents-address">{link}</p>
    <div className="agents-acts">
      <CopyButton text={link} label="Copy link to apply" />
    </div>
  </div>
)
