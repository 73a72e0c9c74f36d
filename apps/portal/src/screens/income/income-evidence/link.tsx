/** income/link/:type and income/pointserv-callback: what connecting means, the way to the provider, and what came of it. */
import { type IncomeWay, isLinkWay } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { LockIcon } from '@hearthline/ui/icon'
import { useEffect, useRef, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { request } from '../../../api/request.ts'
import { ApplicationProgress } from '../../../application/application-progress.tsx'
import { ItemNotOpen } from '../../../application/item/item-not-open.tsx'
import { useNotOpenDelay } from '../../../application/item/use-not-open-delay.ts'
import { useApplication } from '../../../application/use-application.ts'
import { useProceed } from '../../../application/use-proceed.ts'
import { Aggregator } from '../../../bank-aggregation/aggregator.tsx'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { Screen } from '../../../page/screen.tsx'
import { ScreenSkeleton } from '../../../page/screen-skeleton.tsx'
import { applicationPath } from '../../../routing/application-path.ts'
import { wayOfPath } from '../income-sources/income-words.ts'
import { LINK_TEXTS } from './link-texts.ts'
import { openProvider } from './open-provider.ts'
import { useIncomeEvidence, withSource } from './use-income-evidence.ts'

const LINKS = '/service-application/api/v1/application/heloc/:uuid/income-links'
const FINISH = '/service-application/api/v1/application/heloc/:uuid/income-links/:link/finish'

type Ended = 'CANCELLED' | 'FAILED'

export default function IncomeLinkScreen() {
  const { type } = useParams()
  const way: IncomeWay = type === undefined ? 'TAX_RECORDS' : (wayOfPath(`link/${type}`) ?? 'PAYROLL')
  const { application } = useApplication()
  const isHere = application.step === 'INCOME_VERIFICATION'
  const { pending, sure, wasOpen } = useNotOpenDelay(isHere)
  if (pending) return <ScreenSkeleton />
  const words = LINK_TEXTS[isLinkWay(way) ? way : 'PAYROLL']
  return (
    <Screen
      title={words.title}
      heading={words.title}
      why={words.why}
      back={applicationPath(application.uuid, 'income/review')}
      above={<ApplicationProgress />}
    >
      {isHere ? <Connect way={way} points={words.points} open={words.open} /> : <ItemNotOpen sure={sure} wasOpen={wasOpen} />}
    </Screen>
  )
}

function Connect({ way, points, open }: { way: IncomeWay; points: readonly string[]; open: string }) {
  const { uuid, refresh } = useApplication()
  const proceed = useProceed()
  const evidence = useIncomeEvidence()
  const [query, setQuery] = useSearchParams()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const [ended, setEnded] = useState<Ended>()
  const [bankWindow, setBankWindow] = useState<{ link: string; token: string }>()
  const link = query.get('link')
  const code = query.get('code')
  const finishing = useRef(false)

  const finish = async (of: string, given: string) => {
    setBusy(true)
    setError(undefined)
    try {
      const { state } = await request('POST', FINISH, { params: { uuid, link: of }, body: { code: given } })
      if (state === 'CONNECTED') {
        await refresh()
        await proceed({ previous: null, replace: true })
        return
      }
      setEnded(state === 'CANCELLED' ? 'CANCELLED' : 'FAILED')
      setQuery({}, { replace: true })
    } catch (problem) {
      setError(problem)
    } finally {
      setBusy(false)
    }
  }
  useEffect(() => {
    if (link === null || code === null || finishing.current) return
    finishing.current = true
    void finish(link, code)
  })

  const start = async () => {
    if (!evidence.review) return
    setBusy(true)
    setError(undefined)
    setEnded(undefined)
    try {
      const { review } = evidence
      const wanted = review.sources.find(({ id, state }) => id === query.get('source') && state === 'TO_DO')
      const { source, sources } = withSource(review, way, wanted?.person ?? review.people[0]!.person)
      const id = wanted?.id ?? source.id
      if (!review.sources.some((listed) => listed.id === id) && !(await evidence.save(sources))) return
      const opened = await request('POST', LINKS, { params: { uuid }, body: { source: id } })
      if (opened.opening.kind === 'PLAID') return setBankWindow({ link: opened.link, token: opened.opening.linkToken })
      const given = await openProvider(opened.opening)
      if (given === undefined) setEnded('CANCELLED')
      else await finish(opened.link, given)
    } catch (problem) {
      setError(problem)
    } finally {
      setBusy(false)
    }
  }
  const isReturning = link !== null && code !== null
  if (isReturning && !error) {
    return (
      <div className="mt-8">
        <Alert kind="info">We’re finishing the connection. This takes a moment.</Alert>
      </div>
    )
  }
  return (
    <div className="mt-8 grid gap-6">
      <FormProblem error={error ?? evidence.problem ?? evidence.error} />
      {bankWindow && (
        <Aggregator
          token={bankWindow.token}
          onDone={({ publicToken }) => {
            setBankWindow(undefined)
            // Bank income has no token of its own: that it was completed is what is said.
            void finish(bankWindow.link, publicToken || 'done')
          }}
          onClosed={() => {
            setBankWindow(undefined)
            setEnded('CANCELLED')
          }}
          onFailed={() => {
            setBankWindow(undefined)
            setEnded('FAILED')
          }}
        />
      )}
      {ended && (
        <Alert kind="warning" title={ended === 'CANCELLED' ? 'You left before it was finished' : 'The connection didn’t work'}>
          {ended === 'CANCELLED'
            ? 'Nothing was shared. You can try again, or show this income another way.'
            : 'They didn’t accept the sign-in. Try again, or show this income another way.'}
        </Alert>
      )}
      <Card as="section" aria-label="What happens">
        <ul className="grid list-disc gap-2 ps-5">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Card>
      <p className="flex items-start gap-2 text-muted text-sm">
        <LockIcon size={20} className="shrink-0" />
        Your data is protected with 256-bit encryption. We never see or store your password.
      </p>
      <div className="grid gap-3">
        <Button
          wide
          loading={busy}
          loadingLabel="Opening"
          disabled={!evidence.review}
          onClick={() => void (isReturning ? finish(link, code) : start())}
        >
          {isReturning ? 'Try again' : open}
        </Button>
        <Link className="portal-link justify-self-center" to={applicationPath(uuid, 'income/review')}>
          Show this income another way
        </Link>
      </div>
    </div>
  )
}
