import { RequestError } from '@hearthline/client'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { LinkButton } from '@hearthline/ui/link-button'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useApplication } from '../../application/use-application.ts'
import { useProceed } from '../../application/use-proceed.ts'
import { Actions } from '../../decision/actions.tsx'
import { FormProblem } from '../../forms/form-problem.tsx'
import { TermsComparison } from '../../offer/terms-comparison.tsx'
import { Screen } from '../../page/screen.tsx'
import { applicationPath } from '../../routing/application-path.ts'
import { outcomeWords } from './correction-words.ts'
import { type Answers, confirmCorrection, type Preview } from './corrections-query.ts'

/** Where there is another offer to look at. */
const COMPARED: readonly Preview['outcome'][] = ['REPRICED', 'CHOICE_GONE']

interface CorrectionPreviewProps {
  answers: Answers
  preview: Preview
  isRemade: boolean
  onStale: () => Promise<void>
  onBack: () => void
  onDone: () => void
}

/** What the correction would bring about: nothing of it has happened, and it may be left. */
export function CorrectionPreview({ answers, preview, isRemade, onStale, onBack, onDone }: CorrectionPreviewProps) {
  const { uuid } = useApplication()
  const client = useQueryClient()
  const navigate = useNavigate()
  const proceed = useProceed()
  const [search] = useSearchParams()
  const fromSummary = search.get('from') === 'summary'
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const key = useRef(crypto.randomUUID())
  const confirm = async () => {
    setBusy(true)
    setError(undefined)
    try {
      await confirmCorrection(uuid, answers, preview, key.current)
      onDone()
      await client.invalidateQueries({ queryKey: ['offers', uuid] })
      await client.invalidateQueries({ queryKey: ['application', uuid] })
      await client.invalidateQueries({ queryKey: ['applications'] })
      await tellThatItCounts()
      if (fromSummary) await proceed({ previous: null })
      else await navigate('/dashboard')
    } catch (failed) {
      if (failed instanceof RequestError && failed.status === 412) {
        key.current = crypto.randomUUID()
        await onStale()
      } else setError(failed)
    } finally {
      setBusy(false)
    }
  }
  const { before, after, refusal } = preview
  const { kind, title, sentences } = outcomeWords(preview)
  return (
    <Screen title="What this changes" heading="Here is what this changes" why="Nothing has changed yet. We won’t pull your credit again.">
      <div className="mt-8 grid gap-6">
        {isRemade && (
          <Alert kind="info" title="Your application changed in the meantime">
            We made this preview again. Review it before you confirm.
          </Alert>
        )}
        <Card title="Your correction">
          <dl className="grid gap-4">
            {preview.changes.map(({ label, before: was, after: is }) => (
              <div key={label}>
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="wrap-anywhere">
                  <s className="text-muted">
                    <span className="ui-visually-hidden">Before: </span>
                    {was}
                  </s>
                  <strong className="block font-semibold">
                    <span className="ui-visually-hidden">After: </span>
                    {is}
                  </strong>
                </dd>
              </div>
            ))}
          </dl>
        </Card>
        <Alert kind={kind} title={title}>
          <ul className="grid gap-1">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Alert>
        {before.terms && before.choice && COMPARED.includes(preview.outcome) && (
          <TermsComparison revision={{ choice: before.choice, was: before.terms, now: after.terms }} />
        )}
        <NextSteps preview={preview} />
        <FormProblem error={error} />
        <Actions>
          <Button onClick={() => void confirm()} loading={busy} loadingLabel="Saving" variant={refusal ? 'secondary' : 'primary'}>
            Confirm this correction
          </Button>
          <Button variant="secondary" disabled={busy} onClick={onBack}>
            Change what I entered
          </Button>
          <LinkButton
            as={Link}
            to={fromSummary ? applicationPath(uuid, 'start/app-summary') : '/dashboard'}
            variant="quiet"
            onClick={onDone}
          >
            Leave it as it was
          </LinkButton>
        </Actions>
      </div>
    </Screen>
  )
}

/** It stays over the way to the next page. */
async function tellThatItCounts(): Promise<void> {
  const { addToast } = await import('@hearthline/ui/toast')
  addToast({ kind: 'success', title: 'Your correction is saved', message: 'It counts from now on. Your dashboard shows what comes next.' })
}

/** What is asked and done again; where nothing is, it says so. */
function NextSteps({ preview: { askedAgain, askedAnew, repeated, refusal } }: { preview: Preview }) {
  if (refusal) return null
  const yours = [...askedAgain, ...(askedAnew?.by === 'you' ? [askedAnew] : [])]
  const ours = [...repeated, ...(askedAnew?.by === 'team' ? [askedAnew] : [])]
  if (yours.length + ours.length === 0) return <p>You don’t have to do anything again.</p>
  return (
    <Card title="What happens next">
      <div className="grid gap-5">
        <Steps label="You do again" steps={yours} />
        <Steps label="We do again" steps={ours} />
      </div>
    </Card>
  )
}

function Steps({ label, steps }: { label: string; steps: readonly { readonly item: string; readonly title: string }[] }) {
  if (steps.length === 0) return null
  return (
    <section aria-label={label}>
      <h3 className="text-base font-semibold">{label}</h3>
      <ul className="mt-1 list-disc ps-5">
        {steps.map(({ item, title }) => (
          <li key={item}>{title}</li>
        ))}
      </ul>
    </section>
  )
}
