import { CopyButton } from '@hearthline/ui/copy-button'
import { useEffect, useRef, useState } from 'react'
import { Loaded } from '../frame/loaded.tsx'
import { NoOfficer } from './entries.tsx'
import { OfficerChoice } from './officer-choice.tsx'
import { SendForm } from './send-form.tsx'
import { type Officer, useOfficers } from './use-officers.ts'

/** The lender's own estimate, as every visitor has it, within the area: no name is asked, nothing is pulled, and nothing typed is kept. */
export function Estimate() {
  const officers = useOfficers()
  return (
    <section aria-labelledby="agents-title">
      <h1 id="agents-title" tabIndex={-1}>
        Estimate a line
      </h1>
      <p className="muted">
        The same rules and prices that every applicant gets. It needs no name and no credit check, and nothing that you type is kept.
      </p>
      <Loaded query={officers} label="Loading the estimate">
        {({ officers: own, leftToday }) => (own.length === 0 ? <NoOfficer /> : <Framed officers={own} leftToday={leftToday} />)}
      </Loaded>
    </section>
  )
}

function Framed({ officers, leftToday }: { officers: readonly Officer[]; leftToday: number }) {
  const [id, setId] = useState(officers[0]!.id)
  const officer = officers.find((one) => one.id === id) ?? officers[0]!
  const frame = useRef<HTMLIFrameElement>(null)
  const sending = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState<string>()
  useEffect(() => {
    const take = ({ origin, source, data }: MessageEvent<{ estimate?: unknown } | null>) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow || typeof data?.estimate !== 'string') return
      setQuery(data.estimate)
      sending.current?.focus()
    }
    window.addEventListener('message', take)
    return () => window.removeEventListener('message', take)
  }, [])
  // As its own link names the lender, wherever this area is open.
  const page = new URL(officer.link.replace('/register?', '/estimate?'))
  return (
    <>
      <OfficerChoice officers={officers} value={officer.id} onChange={setId} />
      <div ref={sending} tabIndex={-1} className="agents-sending">
        {query !== undefined && (
          <div className="agents-own">
            <p>
              <strong>Send this estimate to the applicant</strong>
            </p>
            <p className="muted">
              The link opens it filled in, and names {officer.name}. Anyone who has the link can read the answers in it.
            </p>
            <div className="agents-acts">
              <CopyButton text={`${page}&${query}`} label="Copy link to the estimate" />
            </div>
            <SendForm key={query} officers={[officer]} leftToday={leftToday} estimate={query} onClose={() => setQuery(undefined)} />
          </div>
        )}
      </div>
      <iframe ref={frame} key={officer.id} className="agents-estimate" title="Estimate" src={page.pathname + page.search} />
    </>
  )
}
