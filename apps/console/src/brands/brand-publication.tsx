import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Checkbox } from '@hearthline/ui/checkbox'
import { Textarea } from '@hearthline/ui/textarea'
import { useRef, useState } from 'react'
import { describeProblem } from '../api/request.ts'
import { OpenedForm } from '../recording/opened-form.tsx'
import { formatFullMoment } from '../words/format-moment.ts'
import { faultWords } from './brand-faults.ts'
import { changesInWords } from './brand-values.ts'
import type { Desk, useBrandAct, useBrandDraft } from './use-brand-desk.ts'

interface OfDesk {
  readonly desk: Desk
  readonly draft: ReturnType<typeof useBrandDraft>
  readonly act: ReturnType<typeof useBrandAct>
}

/** Every change in words, by section. */
export function Changes({ before, after, withdrawal }: { before: unknown; after: unknown; withdrawal?: string | undefined }) {
  const changes = changesInWords(before, after)
  if (changes.length === 0 && !withdrawal) return <p className="muted">Nothing is different from what is in force.</p>
  return (
    <ul className="brand-changes">
      {withdrawal && <li>{withdrawal}</li>}
      {changes.map(({ section, words }) => (
        <li key={`${section} ${words}`}>
          <span className="muted">{section}:</span> {words}
        </li>
      ))}
    </ul>
  )
}

export const withdrawalWords = (was: boolean, is: boolean): string | undefined =>
  was === is ? undefined : is ? 'Takes no new applications; whoever has one continues.' : 'Takes new applications again.'

const isWithdrawnNow = ({ versions, inForce }: Desk): boolean => versions.find(({ number }) => number === inForce)?.withdrawn === true

/** What is different from the version in force, and what one may do with it: ask, or discard. */
export function AskToPublish({ desk, draft, act }: OfDesk) {
  const { typed, isSaved } = draft
  const stored = desk.draft
  const faults = stored?.faults.length ?? 0
  const revision = stored?.revision
  const why = useRef<HTMLTextAreaElement>(null)
  const [isWanting, setWanting] = useState(false)
  const isUnsaid = typed.note.trim() === ''
  const ask = () => {
    setWanting(isUnsaid)
    if (isUnsaid) why.current?.focus()
    else if (revision !== undefined) act.mutate({ body: { act: 'ask', revision }, done: 'Another administrator can publish it now.' })
  }
  return (
    <section className="brand-ask" aria-labelledby="brand-ask-title">
      <h4 id="brand-ask-title">What changes</h4>
      <Changes before={desk.content} after={typed.content} withdrawal={withdrawalWords(isWithdrawnNow(desk), typed.withdrawn)} />
      <Checkbox
        label={`${desk.name} takes no new applications`}
        description="To withdraw the lender and to put it back takes two people, like any other change."
        checked={typed.withdrawn}
        onChange={({ target }) => draft.set(() => ({ withdrawn: target.checked }))}
      />
      <Textarea
        label="What changes, and why"
        description="For whoever publishes it. It is kept with the version."
        rows={2}
        maxLength={500}
        ref={why}
        value={typed.note}
        error={isWanting && isUnsaid ? 'Write what changes, and why' : undefined}
        onChange={({ target }) => draft.set(() => ({ note: target.value }))}
      />
      {stored && revision !== undefined && (
        <>
          {faults > 0 && <p className="brand-fault">{faults === 1 ? 'One value has' : `${faults} values have`} to be mended first.</p>}
          <div className="decision-buttons">
            <Button size="small" disabled={faults > 0 || !isSaved} loading={act.isPending} loadingLabel="Asking" onClick={ask}>
              Ask another person to publish
            </Button>
            <OpenedForm label="Discard the draft">
              {({ close }) => (
                <div className="decision-buttons">
                  <Button
                    size="small"
                    variant="secondary"
                    onClick={() => {
                      draft.dropTyped()
                      act.mutate({ body: { act: 'discard', revision }, done: 'The draft is discarded.' })
                      close()
                    }}
                  >
                    Discard all of it
                  </Button>
                  <Button size="small" variant="quiet" onClick={close}>
                    Keep it
                  </Button>
                </div>
              )}
            </OpenedForm>
          </div>
        </>
      )}
    </section>
  )
}

/** A version that waits: what it changes, and for whoever wrote none of it, to publish or to refuse. */
export function Asked({ desk, act, onChange }: Omit<OfDesk, 'draft'> & { readonly onChange: () => void }) {
  const { draft, versions } = desk
  const [because, setBecause] = useState('')
  const [isMissing, setMissing] = useState(false)
  const version = versions.find(({ number }) => number === draft?.asked)
  if (!draft || !version) return null
  const { number, digest } = version
  const folder = versions.find(({ source }) => source === 'FOLDER')
  const isAsFolder = folder?.digest === digest && folder.withdrawn === version.withdrawn
  const isMine = draft.writtenByYou || version.byYou
  const refuse = () => {
    const words = because.trim()
    setMissing(words === '')
    if (words) act.mutate({ body: { act: 'refuse', number, digest, because: words }, done: 'Refused. Your words are with the draft.' })
  }
  return (
    <section className="brand-ask" aria-labelledby="brand-asked-title">
      <h4 id="brand-asked-title" tabIndex={-1}>
        Version {number} waits for another person
      </h4>
      <p>
        {version.by ?? 'Someone'} asked for it on {formatFullMoment(version.madeAt)}.{version.note && ` “${version.note}”`}
      </p>
      <Changes before={desk.content} after={draft.content} withdrawal={withdrawalWords(isWithdrawnNow(desk), draft.withdrawn)} />
      {isAsFolder && (
        <Alert kind="info" title={`${desk.name} follows its folder again`}>
          This is what the lender’s folder says. Once it is published, the next change of the folder comes into force at once.
        </Alert>
      )}
      {isMine ? (
        <Alert kind="info" title="Someone else publishes it">
          You wrote some of it. An administrator who wrote none of it has to publish it. Send them the address of this page.
        </Alert>
      ) : (
        <div className="decision-buttons">
          <Button
            size="small"
            loading={act.isPending}
            loadingLabel="Publishing"
            onClick={() => act.mutate({ body: { act: 'publish', number, digest }, done: `Version ${number} is in force.` })}
          >
            Publish version {number}
          </Button>
          <OpenedForm label="Refuse it">
            {({ close }) => (
              <div className="brand-refuse">
                <Textarea
                  label="Why"
                  description="It stays with the draft, so that it can be mended."
                  rows={2}
                  maxLength={500}
                  value={because}
                  error={isMissing ? 'Write why, so that it can be mended' : undefined}
                  onChange={({ target }) => setBecause(target.value)}
                />
                <div className="decision-buttons">
                  <Button size="small" variant="secondary" onClick={refuse}>
                    Refuse version {number}
                  </Button>
                  <Button size="small" variant="quiet" onClick={close}>
                    Close
                  </Button>
                </div>
              </div>
            )}
          </OpenedForm>
        </div>
      )}
      <div>
        <Button size="small" variant="quiet" onClick={onChange}>
          Change it
        </Button>
        <p className="muted">Once anything is changed, it no longer waits: someone asks for it again.</p>
      </div>
      {act.error && <p role="alert">{faultWords(describeProblem(act.error))}</p>}
    </section>
  )
}
